/** Finds the temperature of a room in what somebody typed into the search. */

const PLACE =
  /\b(?:room|bedroom|apartment|apt|home|house|inside|indoors|cuarto|casa|apartamento|apto|adentro|recamara)\b/;
/** Words that show that the number is not the temperature of a room. */
const OTHER = /\b(?:outside|afuera|set|water|agua|unit|hotel|btu|years?|gallons?|inch)\b/;
/** From the coldest room to the warmest that people complain about as cold. */
const DEGREES = /(?<![\d-])([3-7]\d)(?![\d-])/;

/**
 * Returns the temperature in a query such as “its 58 in my room”.
 *
 * @param typed - lowercase or not, without accents or with them
 * @param isCold - whether the query is known to be about a cold home, so that it need not name a room
 * @returns °F, or undefined if the query has no temperature of a room
 */
export function findRoomReading(typed: string, isCold = false): number | undefined {
  const words = typed.toLowerCase();
  if (OTHER.test(words) || !(isCold || PLACE.test(words))) return undefined;
  const [, degrees] = DEGREES.exec(words) ?? [];
  return degrees === undefined ? undefined : Number(degrees);
}
