import { describe, expect, test } from 'vitest';
import { pathBounds } from './kit/bounds.ts';
import { Sheet } from './kit/sheet.ts';
import { figure, POSTURE_NAMES } from './people/figure.ts';
import { HAND_NAMES, hand } from './people/hands.ts';
import { PERSON_NAMES } from './people/heads.ts';

/** Pixels per meter for each level of detail, as in a house, a room and a page head. */
const SCALES = { figure: 20, clothes: 60, face: 200 } as const;
const sheetAt = (scale: number): Sheet => new Sheet({ width: 1, height: 1, scale, origin: [0, 0] });

function boundsOf(sheet: Sheet): { readonly top: number; readonly bottom: number } {
  const all = sheet.strokes.map(({ path }) => pathBounds(path));
  return {
    top: -Math.min(...all.map(({ top }) => top)) / sheet.size.scale,
    bottom: -Math.max(...all.map(({ bottom }) => bottom)) / sheet.size.scale,
  };
}

describe.each(Object.entries(SCALES))('at a scale that shows the %s', (detail, scale) => {
  test.each(PERSON_NAMES)('%s stands as tall as an adult and touches the floor in every posture', (who) => {
    for (const posture of POSTURE_NAMES) {
      const sheet = sheetAt(scale);
      figure(sheet, [0, 0], { who, posture });
      const { top, bottom } = boundsOf(sheet);
      expect(Math.abs(bottom), posture).toBeLessThan(0.06);
      if (posture === 'stand') expect(top).toBeGreaterThan(1.58);
      expect(top, posture).toBeLessThan(1.92);
    }
  });

  test('a person has rimmed clothes, but is a solid silhouette at the smallest scale', () => {
    const sheet = sheetAt(scale);
    figure(sheet, [0, 0], { who: 'lou', posture: 'stand' });
    const pens = new Set(sheet.strokes.map(({ pen }) => pen));
    expect(pens.has('rimmed')).toBe(detail !== 'figure');
    if (detail === 'figure') expect([...pens]).toEqual(['solid']);
  });
});

test('a person has the same path at any position', () => {
  const pathAt = (x: number): string => {
    const sheet = sheetAt(SCALES.figure);
    figure(sheet, [x, 0], { who: 'tenant', posture: 'walk' });
    const [stroke] = sheet.strokes;
    return (stroke?.path ?? '').replaceAll(/M[^lhvz]+/g, 'M');
  };
  expect(pathAt(3.217)).toBe(pathAt(0));
});

test.each(HAND_NAMES)('a hand (%s) holds things between palm and fingers', (name) => {
  const sheet = sheetAt(10);
  hand(sheet, name, [0, 0], 0, {
    detail: 'face',
    hold: (own, [x, y]) => own.line('cut', [x - 1, y], [x + 1, y]),
  });
  const pens = sheet.strokes.map(({ pen }) => pen);
  expect(pens.indexOf('cut')).toBeGreaterThan(0);
  expect(pens.indexOf('cut')).toBeLessThan(pens.length - 1);
});
