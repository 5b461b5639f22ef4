/** Finds the temperature of a room in what somebody typed into the search. */
import { readDegrees } from './judge-reading.ts';

const PLACE =
  /\b(?:(?:bed)?room|apartment|apt|home|house|inside|indoors|cuarto|casa|apartamento|apto|adentro|sala|recamara|daytime|heat is|(?:super|landlord) says|i?l+e?a?g+al|law|calefaccion|therm\w+|term[oó]\w+t\w*o|stuck|(?:gets|goes|above|over|reach(?:es)?|llega|sube|pasa)(?: up)? (?:too?|a|above|over|past|de)|(?:above|over|past) \d|(?:in|by|during|at) (?:the )?(?:day|night|nite)|de (?:la |el )?(?:dia|día|noche))\b/;
/** The temperature that somebody wants, or that a thermostat only claims: “says 70 but it’s 62 in here”. */
const WANTED =
  /\b(?:th?e?r?[mn]\w*stat\w*|tstat|nest|ecobee|honeywell|termost\w+|therm\w+) (?:says?|reads?|shows?|dice|marca) \d\d ?°?(?= (?:but|pero|and|y|n|real|actual) )|\b(?:set(?: it)?|pus[eo]|puesto|thermostat(?: is)?|termostato(?: esta| está| ta)?) (?:(?:to|at|for|on|en|a) )+\d\d(?: ?(?:°|º|degrees|grados))?/g;
/** Words that show that the number is not the temperature of a room. */
const OTHER =
  /\b(?:outside|afuera|set|water|agua|shower|ducha|gauge|pressure|presion|presión|ac|aire|cool\w*|unit|psi|hotel|btu|years?|gallons?|inch|street|avenue|(?:law|ll|ley|local) \d+)\b/;
/** Words for hot water, whose limit is another. */
export const HOT_WATER = /\b(?:water|shower|bath|faucet|agua|ducha|regadera|bañera|pluma|llave)\b/i;
/** The number of an apartment. */
const APARTMENT = /\b(?:apartment|apt|apartamento|apto)[ .#]*\d+(?!\d| ?(?:°|º|degrees|grados|[cf]\b))/;
/** In °C, or from the coldest room to the warmest that people complain about as cold. */
const DEGREES = /(?<![\d-])(?:\d\d ?(?:°|º|degrees|grados)? ?c(?:elsius|ent[ií]grados)?\b|[3-7]\d(?![\d-]))/;
/** A number with its unit, which an age lacks. */
const WITH_UNIT = /(?<![\d-])[3-7]\d(?= ?(?:°|º|degrees|grados))/;
/** A number of degrees that a room has only in °C. */
const CELSIUS = /(?<![\d-])([5-9]|1\d|2[0-7]) ?(?:°|º|grados)/;

/**
 * Returns the temperature in a query such as “its 58 in my room”, or one that is nothing but a temperature.
 *
 * @param typed - lowercase or not, without accents or with them
 * @param isCold - whether the query is known to be about a cold home, so that it need not name a room
 * @returns °F, or undefined if the query has no temperature of a room, or its unit is in doubt
 */
export function findRoomReading(typed: string, isCold = false): number | undefined {
  const words = typed.toLowerCase().replace(WANTED, 'thermostat').replace(APARTMENT, 'apartment');
  const isSaid = isCold || PLACE.test(words);
  const [degrees = ''] = WITH_UNIT.exec(words) ?? DEGREES.exec(words) ?? [];
  const [, celsius] = CELSIUS.exec(words) ?? [];
  if (OTHER.test(words) || !(isSaid || readDegrees(words) !== undefined)) return undefined;
  return readDegrees(degrees || (isSaid && celsius ? `${celsius} C` : ''));
}
