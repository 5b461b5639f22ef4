import { describe, expect, test } from 'vitest';
import { digestTiles, findChangedTiles, TILE } from '../visual/tiles.ts';

/** Paints a gray picture with an optional pixel that is one step lighter. */
function paint(width: number, height: number, light?: { x: number; y: number }) {
  const bytes = Buffer.alloc(width * height * 3, 128);
  if (light) bytes[(light.y * width + light.x) * 3 + 2] = 129;
  return digestTiles({ width, height, bytes });
}

describe('tiles of two pictures', () => {
  const [width, height] = [2 * TILE + 10, TILE + 5];
  const gray = paint(width, height);

  test('are the same if all pixels are', () => {
    expect(findChangedTiles(gray, paint(width, height))).toEqual([]);
  });

  test.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: TILE, y: TILE - 1 },
      { x: TILE, y: 0 },
    ],
    [
      { x: width - 1, y: height - 1 },
      { x: 2 * TILE, y: TILE },
    ],
  ])('locate a pixel at %j that is one step lighter', (light, tile) => {
    expect(findChangedTiles(gray, paint(width, height, light))).toEqual([tile]);
  });

  test('differ where one picture ends earlier', () => {
    const shorter = paint(width, TILE);
    const lowest = [0, TILE, 2 * TILE].map((x) => ({ x, y: TILE }));
    expect(findChangedTiles(gray, shorter)).toEqual(lowest);
    expect(findChangedTiles(shorter, gray)).toEqual(lowest);
    expect(findChangedTiles(gray, paint(width, height - 1))).toEqual(lowest);
  });
});
