import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathPoints } from './bounds.ts';
import { relativePath } from './relative-path.ts';

describe('relativePath', () => {
  test('keeps the first point and writes the others as steps', () => {
    expect(relativePath('M10 20L15 18')).toBe('M10 20l5-2');
    expect(relativePath('M10 20H14V30')).toBe('M10 20h4v10');
    expect(relativePath('M1 1C2 2 3 3 4 5S6 6 8 9Q9 9 9 1')).toBe('M1 1c1 1 2 2 3 4s2 1 4 4q1 0 1-8');
  });

  test('writes the start of a shape relative to the end of the previous shape, or to its start if it is closed', () => {
    expect(relativePath('M10 20h5v5M30 30h1')).toBe('M10 20h5v5m15 5h1');
    expect(relativePath('M10 20h5v5zM30 30h1')).toBe('M10 20h5v5z m20 10h1');
  });

  test('makes the end of an arc relative, but not its radii, angle or flags', () => {
    expect(relativePath('M10 10A5 6 30 0 1 20 10')).toBe('M10 10a5 6 30 0 1 10 0');
  });

  test('writes the same shape identically at any position', () => {
    const point = fc.integer({ min: -20_000, max: 20_000 }).map((tenths) => tenths / 10);
    const shape = (x: number, y: number): string =>
      `M${x} ${y}C${x} ${y} ${x} ${y} ${x} ${y}h5a2 2 0 0 1 2 2z`;
    fc.assert(
      fc.property(point, point, point, point, (x, y, u, v) => {
        const [, first, second] = relativePath(shape(x, y) + shape(u, v)).split(/m/i);
        expect(first?.slice(first.indexOf('c')).trim()).toBe(second?.slice(second.indexOf('c')));
      }),
    );
  });

  test('accumulates no error over a long path', () => {
    const points = Array.from({ length: 3000 }, (_, i) =>
      [(i * 37) % 1013, (i * 91) % 877].map((n) => n / 10),
    );
    const path = `M0 0${points.map(([x, y]) => `L${x} ${y}`).join('')}`;
    const [x = 0, y = 0] = pathPoints(relativePath(path)).at(-1) ?? [];
    const [endX = 0, endY = 0] = points.at(-1) ?? [];
    expect(x).toBeCloseTo(endX, 6);
    expect(y).toBeCloseTo(endY, 6);
  });
});
