/**
 * Returns the number of a line, so that tests do not hard-code it.
 *
 * @param place - matches text that ends on the line
 * @returns the number, counted from 1
 */
export function findLine(text: string, place: RegExp): number {
  const match = place.exec(text);
  if (!match) throw new Error(`${place} is not in the text:\n${text}`);
  return text.slice(0, match.index + match[0].length).split('\n').length;
}
