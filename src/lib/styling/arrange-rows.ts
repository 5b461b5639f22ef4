/** The width of a card: the whole row, a half or a third. */
export type CardWidth = 'whole' | 'half' | 'third';

/**
 * Arranges cards in rows without gaps: a single card alone, otherwise rows of three, preceded by as many rows
 * of two as necessary.
 */
export function arrangeRows(count: number): CardWidth[] {
  if (count === 1) return ['whole'];
  // Two rows of two if one card would be left over, one row of two if two would be.
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 'half' : 'third'));
}
