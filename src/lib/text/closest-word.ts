/** Counts the letters that were omitted, added, replaced or swapped with their neighbor (optimal string alignment). */
export function countSlips(meant: string, typed: string): number {
  // A letter outside the Basic Multilingual Plane, such as an emoji, takes two places in a string, but one in an array.
  const [wanted, given] = [[...meant], [...typed]];
  let [before, row] = [[] as number[], Array.from({ length: given.length + 1 }, (_, place) => place)];
  for (const [down, letter] of wanted.entries()) {
    const next = [down + 1];
    for (const [across, other] of given.entries()) {
      const isSwapped = down > 0 && across > 0 && letter === given[across - 1] && other === wanted[down - 1];
      next.push(
        Math.min(
          (next[across] as number) + 1,
          (row[across + 1] as number) + 1,
          (row[across] as number) + Number(letter !== other),
          isSwapped ? (before[across - 1] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[given.length] as number;
}

/** Maximum number of slips in a word: rtu-repair and ptac-repair, which are two machines, differ in three letters. */
const MOST_SLIPS = 2;

/**
 * Finds the known word that was probably meant.
 *
 * @returns undefined if every known word differs from `word` by more slips, or by more than a third of its letters
 */
export function findClosestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, slips: countSlips(candidate, word) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= Math.min(MOST_SLIPS, word.length / 3) ? best.candidate : undefined;
}
