/** How much of its row one card takes: all of it, a half or a third. */
export type CardWidth = 'whole' | 'half' | 'third';

/**
 * Fills rows with cards so that none has a hole: one card alone, rows of three, and as many rows of two as that takes,
 * which come first.
 *
 * @param count - of cards
 */
export function arrangeRows(count: number): CardWidth[] {
  if (count === 1) return ['whole'];
  // Two rows of two where one card would be left over, one where two would be.
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 'half' : 'third'));
}
