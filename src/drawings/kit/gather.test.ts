import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathBounds } from './bounds.ts';
import { gatherStrokes } from './gather.ts';
import type { Pen } from './pens.ts';
import type { Stroke } from './sheet.ts';

const box = (x: number, y: number, width = 10, height = 10): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const stroke = (pen: Pen, path: string, ground?: 'lamp'): Stroke =>
  ground ? { pen, path, ground } : { pen, path };
const gather = (strokes: readonly Stroke[]): Stroke[] => gatherStrokes(strokes, 3);
const show = (strokes: readonly Stroke[]): string[] => strokes.map(({ pen, path }) => `${pen} ${path}`);

test('turns a facade drawn window by window into layers', () => {
  const windows = [0, 40, 80].flatMap((x) => [
    stroke('mask', box(x, 0)),
    stroke('toneDeep', box(x, 0)),
    stroke('maskFine', box(x, 12)),
  ]);
  expect(show(gather(windows))).toEqual([
    `mask ${box(0, 0)}${box(40, 0)}${box(80, 0)}`,
    `toneDeep ${box(0, 0)}${box(40, 0)}${box(80, 0)}`,
    `maskFine ${box(0, 12)}${box(40, 12)}${box(80, 12)}`,
  ]);
});

test('moves no stroke past one that it may touch, allowing for line widths and bulging arcs', () => {
  const near = [stroke('fine', box(0, 0)), stroke('mask', box(12, 0)), stroke('fine', box(14, 0))];
  expect(gather(near)).toEqual(near);
  const round = [
    stroke('fine', box(0, 0)),
    stroke('mask', 'M30 30a15 15 0 1 0 30 0z'),
    stroke('fine', box(40, 10)),
  ];
  expect(gather(round)).toEqual(round);
});

/** Returns, for each point, the strokes that cover it, from back to front. */
function paint(strokes: readonly Stroke[]): Map<string, string> {
  const picture = new Map<string, string>();
  for (const { pen, path, ground } of strokes) {
    const touched = new Set<string>();
    for (const shape of path.split(/(?=M)/)) {
      const { left, top, right, bottom } = pathBounds(shape);
      for (let x = left; x <= right; x += 2) for (let y = top; y <= bottom; y += 2) touched.add(`${x} ${y}`);
    }
    for (const point of touched) picture.set(point, `${picture.get(point) ?? ''}/${pen}${ground ?? ''}`);
  }
  return picture;
}

test('paints the same picture for any strokes', () => {
  const even = (max: number): fc.Arbitrary<number> => fc.nat(max / 2).map((half) => half * 2);
  const shape = fc.tuple(even(120), even(120), even(20), even(20)).map((sides) => box(...sides));
  const strokes = fc.array(
    fc.record(
      {
        pen: fc.constantFrom<Pen>('mask', 'maskFine', 'fine', 'toneDeep'),
        path: fc.array(shape, { minLength: 1, maxLength: 3 }).map((shapes) => shapes.join('')),
        ground: fc.constant('lamp' as const),
      },
      { requiredKeys: ['pen', 'path'] },
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(strokes, (given) => {
      expect(paint(gather(given))).toEqual(paint(given));
    }),
    { numRuns: 300 },
  );
});
