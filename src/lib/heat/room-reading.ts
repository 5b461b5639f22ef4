/** Finds the temperature of a room in what somebody typed into the search. */
import { readDegrees } from './judge-reading.ts';

const PLACE =
  /\b(?:room|bedroom|apartment|apt|home|house|inside|indoors|cuarto|casa|apartamento|apto|adentro|recamara|daytime|heat is|(?:super|landlord) says|legal|ilegal|calefaccion|(?:in|by|during|at) (?:the )?(?:day|night)|de (?:la )?(?:dia|noche))\b/;
/** Words that show that the number is not the temperature of a room. */
const OTHER =
  /\b(?:outside|afuera|set|water|agua|unit|psi|hotel|btu|years?|gallons?|inch|street|avenue|(?:law|ll|ley|local) \d+)\b/;
/** The number of an apartment. */
const APARTMENT = /\b(?:apartment|apt|apartamento|apto)[ .#]*\d+(?!\d| ?(?:°|º|degrees|grados|[cf]\b))/;
/** In °C, or from the coldest room to the warmest that people complain about as cold. */
const DEGREES = /(?<![\d-])(?:\d\d ?(?:°|º|degrees|grados)? ?c(?:elsius|ent[ií]grados)?\b|[3-7]\d(?![\d-]))/;

/**
 * Returns the temperature in a query such as “its 58 in my room”, or one that is nothing but a temperature.
 *
 * @param typed - lowercase or not, without accents or with them
 * @param isCold - whether the query is known to be about a cold home, so that it need not name a room
 * @returns °F, or undefined if the query has no temperature of a room, or its unit is in doubt
 */
export function findRoomReading(typed: string, isCold = false): number | undefined {
  const words = typed.toLowerCase();
  const isReading = isCold || PLACE.test(words) || readDegrees(words) !== undefined;
  const [degrees = ''] = DEGREES.exec(words.replace(APARTMENT, '')) ?? [];
  return isReading && !OTHER.test(words) ? readDegrees(degrees) : undefined;
}
