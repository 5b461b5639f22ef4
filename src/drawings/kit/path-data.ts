/** Reads path data as the drawings write it (SVG 2, 9.3): the commands M, L, H, V, C, S, Q, A and Z in both cases. */

/** What each argument of a command is: a distance along an axis, or neither (radii, angle and flags of an arc). */
export const ARGUMENTS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: '-----xy',
  Z: '',
};
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d*\.)?\d+/g;

export interface Command {
  /** A key of ARGUMENTS. */
  readonly name: string;
  readonly isRelative: boolean;
  /** As many as the command has arguments. */
  readonly values: readonly number[];
}

/**
 * Commands one by one; a letter followed by several sets of arguments counts once for each.
 *
 * @throws SyntaxError on other commands and on arguments that are missing
 */
export function readPath(path: string): Command[] {
  return [...path.matchAll(COMMAND)].flatMap(([, letter = '', rest = '']): Command[] => {
    const name = letter.toUpperCase();
    const count = ARGUMENTS[name]?.length;
    const values = (rest.match(NUMBER) ?? []).map(Number);
    const sets = count ? values.length / count : 1;
    if (count === undefined || !Number.isInteger(sets) || sets === 0 || (count === 0 && values.length > 0)) {
      throw new SyntaxError(`Path data has a command that the drawings do not use: “${letter}${rest}”.`);
    }
    return Array.from({ length: sets }, (_, i) => ({
      // Points that follow a move without a letter are lines.
      name: name === 'M' && i > 0 ? 'L' : name,
      isRelative: letter !== name,
      values: values.slice(i * count, (i + 1) * count),
    }));
  });
}
