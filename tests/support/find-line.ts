/**
 * Finds a line, so that a test does not need to know its number.
 *
 * @param place - matches text that ends on the line
 * @returns its number, counted from 1
 */
export function findLine(text: string, place: RegExp): number {
  const match = place.exec(text);
  if (!match) throw new Error(`${place} is not in the text:\n${text}`);
  return text.slice(0, match.index + match[0].length).split('\n').length;
}
