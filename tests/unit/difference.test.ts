import { expect, test } from 'vitest';
import { findDifference } from '../visual/difference.ts';

/** Paints a gray picture; the pixel at `light` is one step lighter in one color. */
function paint(height: number, light?: { x: number; y: number }) {
  const bytes = Buffer.alloc(10 * height * 3, 128);
  if (light) bytes[(light.y * 10 + light.x) * 3 + 2] = 129;
  return { width: 10, height, bytes };
}

test('equal pictures have no difference', () => {
  expect(findDifference(paint(8), paint(8))).toBeUndefined();
});

test.each([
  { x: 0, y: 0 },
  { x: 9, y: 7 },
])('a pixel at %j that is one step lighter is found', ({ x, y }) => {
  const box = { left: x, right: x + 1, top: y, bottom: y + 1 };
  expect(findDifference(paint(8), paint(8, { x, y }))).toEqual(box);
});

test('rows that only one picture has count as a difference', () => {
  const lowest = { left: 0, right: 10, top: 6, bottom: 8 };
  expect(findDifference(paint(6), paint(8))).toEqual(lowest);
  expect(findDifference(paint(8), paint(6))).toEqual(lowest);
});
