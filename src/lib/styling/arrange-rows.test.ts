import { expect, test } from 'vitest';
import { arrangeRows, type CardWidth } from './arrange-rows.ts';

const SHARE: Readonly<Record<CardWidth, number>> = { whole: 6, half: 3, third: 2 };

/** Returns how many sixths of each row are filled. A card that does not fit starts a new row. */
function fillRows(cards: readonly CardWidth[]): number[] {
  const rows: number[] = [];
  for (const card of cards) {
    const last = rows.at(-1) ?? 6;
    if (last + SHARE[card] > 6) rows.push(SHARE[card]);
    else rows[rows.length - 1] = last + SHARE[card];
  }
  return rows;
}

test.each(Array.from({ length: 12 }, (_, index) => index + 1))('%i cards leave no gap', (count) => {
  const cards = arrangeRows(count);
  expect(cards).toHaveLength(count);
  expect(new Set(fillRows(cards))).toEqual(new Set([6]));
});

test('three cards share a row, and four are in two rows of two', () => {
  expect(arrangeRows(3)).toEqual(['third', 'third', 'third']);
  expect(arrangeRows(4)).toEqual(['half', 'half', 'half', 'half']);
});
