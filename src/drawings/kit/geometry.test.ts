import { expect, test } from 'vitest';
import { points, sharp } from './geometry.ts';

test('an outline in text has the points in order, and each corner twice', () => {
  expect(points('1,2 -3.5,4!\n  0,0')).toEqual([[1, 2], ...sharp([-3.5, 4]), [0, 0]]);
});

test.each(['1', '1,', '1,x', ''])('an outline in text (“%s”) fails if it has no point', (text) => {
  expect(() => points(text)).toThrow();
});
