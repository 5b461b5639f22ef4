/** The width of a card: the whole row, a half or a third. */
export type CardWidth = 'whole' | 'half' | 'third';

/** Arranges cards in rows without gaps: one alone, otherwise rows of three, after as few rows of two as possible. */
export function arrangeRows(count: number): CardWidth[] {
  if (count === 1) return ['whole'];
  // If rows of three leave one card over, start with two rows of two; if they leave two cards over, start with one.
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 'half' : 'third'));
}
