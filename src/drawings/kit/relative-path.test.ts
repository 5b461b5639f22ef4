import { describe, expect, test } from 'vitest';
import { relativePath } from './path.ts';

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
});
