import { expect, test } from 'vitest';
import type { Review } from '../../content/schema.ts';
import { arrangeReviews } from './arrange-reviews.ts';

const makeReview = (length: number): Review => ({
  order: 1,
  quote: 'a'.repeat(length),
  name: 'Ana',
  buildingType: 'Co-op in Queens',
  source: 'Letter to us',
  permission: '2026-03-01',
});

const listWidths = (count: number): string[] =>
  arrangeReviews(Array.from({ length: count }, () => makeReview(80))).map(({ width }) => width);

test('two reviews share a row; with any other number, the first is alone in its row', () => {
  expect(listWidths(1)).toEqual(['whole']);
  expect(listWidths(2)).toEqual(['half', 'half']);
  expect(listWidths(4)).toEqual(['whole', 'third', 'third', 'third']);
  expect(listWidths(5)).toEqual(['whole', 'half', 'half', 'half', 'half']);
});

test('a longer quote is set in smaller type', () => {
  const sizes = [100, 300].map((length) => {
    const [first, , last] = arrangeReviews([makeReview(length), makeReview(length), makeReview(length)]);
    return [first?.size, last?.size];
  });
  expect(sizes).toEqual([
    ['heading', 'title'],
    ['name', 'body'],
  ]);
});
