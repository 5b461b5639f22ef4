import { expect, test } from 'vitest';
import { arrangeRows, type CardWidth } from './arrange-rows.ts';

const SHARE: Readonly<Record<CardWidth, number>> = { whole: 6, half: 3, third: 2 };

/** Sixths of a row that are filled when each card starts a new row where it does not fit. */
function fillRows(cards: readonly CardWidth[]): number[] {
  const rows: number[] = [];
  for (const card of cards) {
    const last = rows.at(-1) ?? 6;
    if (last + SHARE[card] > 6) rows.push(SHARE[card]);
    else rows[rows.length - 1] = last + SHARE[card];
  }
  return rows;
}

test.each(Array.from({ length: 12 }, (_, index) => index + 1))('%i cards leave no hole', (count) => {
  const cards = arrangeRows(count);
  expect(cards).toHaveLength(count);
  expect(new Set(fillRows(cards))).toEqual(new Set([6]));
});

test('three cards stand side by side, and four two by two', () => {
  expect(arrangeRows(3)).toEqual(['third', 'third', 'third']);
  expect(arrangeRows(4)).toEqual(['half', 'half', 'half', 'half']);
});
