import { expect, test } from 'vitest';
import { acrossFirst, points, sharp, upFirst } from './geometry.ts';

test('an outline in text has the points in order, and each corner twice', () => {
  expect(points('1,2 -3.5,4!\n  0,0')).toEqual([[1, 2], ...sharp([-3.5, 4]), [0, 0]]);
});

test.each(['1', '1,', '1,x', ''])('an outline in text (“%s”) fails if it has no point', (text) => {
  expect(() => points(text)).toThrow();
});

test('a route of level and plumb runs keeps the other coordinate at every turn', () => {
  expect(acrossFirst([0, 1], 2, 3)).toEqual([
    [0, 1],
    [2, 1],
    [2, 3],
  ]);
  expect(upFirst([0, 1], 2, 3)).toEqual([
    [0, 1],
    [0, 2],
    [3, 2],
  ]);
});
