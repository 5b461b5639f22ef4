/**
 * Number of letters to insert, drop, change or swap with their neighbor to turn one word into the other (optimal
 * string alignment distance).
 */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      const isSwap = letter === other[j - 1] && otherLetter === one[i - 1];
      const swapped = isSwap ? (before[j - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The known word that was probably meant.
 *
 * @returns undefined where more than a third of the letters differ from every known word
 */
export function findClosestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= word.length / 3 ? best.candidate : undefined;
}
