import { describe, expect, test } from 'vitest';
import { FIGURE_PARTS, type FigureKey } from '../../../content/parts.ts';
import { systemFigure } from '../../art.ts';
import { pathPoints } from '../../kit/bounds.ts';

const areasOf = (key: FigureKey) => systemFigure(key).areas;

describe.each(Object.keys(FIGURE_PARTS) as FigureKey[])('parts of %s', (key) => {
  test('are complete, by name and number', () => {
    expect(areasOf(key).map(({ text }) => text)).toEqual(FIGURE_PARTS[key]);
    expect(areasOf(key).map(({ number }) => number)).toEqual(FIGURE_PARTS[key].map((_, index) => index + 1));
  });

  test('have an area in or near the picture', () => {
    for (const { path, text } of areasOf(key)) {
      expect(path, text).toMatch(/^M.+z$/);
      for (const [x, y] of pathPoints(path)) {
        expect(x, text).toBeGreaterThan(100);
        expect(x, text).toBeLessThan(780);
        expect(y, text).toBeGreaterThan(-60);
        expect(y, text).toBeLessThan(700);
      }
    }
  });
});
