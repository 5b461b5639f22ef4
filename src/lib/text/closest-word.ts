import { countSlips } from './count-slips.ts';

/**
 * Finds the known word that was probably meant.
 *
 * @returns undefined if every known word differs from `word` by more than a third of its letters
 */
export function findClosestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, slips: countSlips(candidate, word) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= word.length / 3 ? best.candidate : undefined;
}
