/**
 * People large enough to have faces. Authored in centimetres, facing right; `zoom: 0.01` makes them meters.
 * Skin is paper with a tone, clothes are solid ink with seams knocked out of it.
 */

import { assertDefined } from '../kit/assert-defined.ts';
import type { Point } from '../kit/geometry.ts';
import { radians, rotated } from '../kit/geometry.ts';
import type { Pen } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Draws figures given in centimetres at `position`, meters. */
export function inCentimetres(sheet: Sheet, position: Point, { mirrored = false, zoom = 1 } = {}): Sheet {
  return sheet.at(position, { mirrored, zoom: zoom / 100 });
}

/** Outline of a sleeve, trouser leg or bare arm: `widths` across each joint, round at the far end. */
export function limb(joints: readonly Point[], widths: readonly number[]): Point[] {
  const side = (way: 1 | -1): Point[] =>
    joints.map(([x, y], i): Point => {
      const [before, after] = [
        assertDefined(joints[Math.max(0, i - 1)]),
        assertDefined(joints[Math.min(joints.length - 1, i + 1)]),
      ];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const half = (way * assertDefined(widths[i])) / 2;
      return [x - ((after[1] - before[1]) / length) * half, y + ((after[0] - before[0]) / length) * half];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** Solid clothing with a rim of the ground's color, so that an arm stands off the body behind it. */
export function cloth(sheet: Sheet, ...outline: readonly Point[]): void {
  sheet.loop('silhouette', ...outline);
  sheet.loop('knockout', ...outline);
}

/** Work trousers, skirts: toned, with an outline. */
export function canvasCloth(sheet: Sheet, ...outline: readonly Point[]): void {
  sheet.loop('maskEdge', ...outline);
  sheet.loop('toneDeep', ...outline);
}

export function skin(sheet: Sheet, pen: Pen, ...outline: readonly Point[]): void {
  sheet.loop(pen, ...outline);
  sheet.loop('tone', ...outline);
}

/** Closed hand with its thumb, about 10 cm, around something that lies along `degrees`. */
export function fist(sheet: Sheet, at: Point, degrees: number): void {
  const p = rotated(at, degrees);
  skin(
    sheet,
    'maskFine',
    p(-4.4, -2.6),
    p(-4.6, 2),
    p(-2, 4.6),
    p(2.8, 4.6),
    p(4.8, 2.4),
    p(4.6, -2.4),
    p(2.2, -4.4),
    p(-2.4, -4.4),
  );
  for (const knuckle of [-2.1, 0.3, 2.6])
    sheet.spline('fine', p(knuckle, -4.2), p(knuckle + 0.3, -1.6), p(knuckle, 0.6));
  sheet.loop(
    'maskFine',
    p(-4.2, 2.2),
    p(-1.8, 1),
    p(1.8, 1.6),
    p(3.2, 2.8),
    p(1.6, 3.8),
    p(-1.6, 3.6),
    p(-3.6, 4.2),
  );
}

/** Work boot, sole on y = 0 under `ankle`, toe to the right. */
export function boot(sheet: Sheet, [x]: Point): void {
  cloth(
    sheet,
    [x - 7, 13],
    [x - 8.5, 5],
    [x - 8, 1.2],
    [x + 4, 1.2],
    [x + 17, 1.2],
    [x + 18, 4],
    [x + 13, 7],
    [x + 7, 9],
    [x + 6, 14],
  );
  sheet.rect('solid', x - 9, 0, 27, 1.8);
  sheet.line('knockout', [x - 9, 2.4], [x + 18, 2.4]);
}

export type Headgear = 'knitCap' | 'shortHair' | 'bun' | 'longHair' | 'brimmedHat';

export interface HeadOptions {
  /** Degrees; negative looks down. */
  readonly tilt?: number;
  readonly headgear: Headgear;
  readonly moustache?: boolean;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  /** Open, speaking mouth. */
  readonly speaking?: boolean;
  readonly smiling?: boolean;
}

/** Head in profile, 25 cm from chin to crown, on its neck; `at` is the ear. */
export function profile(sheet: Sheet, at: Point, options: HeadOptions): void {
  const tilt = options.tilt ?? 0;
  const p = rotated(at, tilt);
  const neck = rotated(at, tilt * 0.15);
  skin(
    sheet,
    'maskFine',
    neck(-7, -2),
    neck(-7, -9),
    neck(-7.6, -16),
    neck(-1, -19),
    neck(6, -16),
    neck(4.6, -11),
    neck(3, -6),
  );
  skin(
    sheet,
    'maskEdge',
    p(7.6, 7.6),
    p(9.2, 4.2),
    p(8.7, 2),
    p(9.9, 0.2),
    p(12.4, -2.9),
    p(11.4, -4),
    p(9.4, -4.2),
    p(10, -5.6),
    p(9.1, -6.4),
    p(9.8, -7.6),
    p(8.8, -8.8),
    p(9.3, -10.6),
    p(7.6, -12.6),
    p(3.4, -11.4),
    p(-1.2, -8.4),
    p(-3.4, -5),
    p(-8.6, -4.6),
    p(-10.6, 1.4),
    p(-8.6, 8.4),
    p(-2, 12),
    p(4.4, 11),
  );
  face(sheet, p, options);
  HEADGEAR[options.headgear](sheet, p);
  sheet.loop('maskFine', p(-3, 2.4), p(-0.8, 2.2), p(-0.4, -0.6), p(-1.8, -3.8), p(-3.4, -2.6), p(-3.8, 0.4));
  sheet.spline('fine', p(-2.6, 1.2), p(-1.6, 0.4), p(-2, -1.4));
}

type Place = (u: number, v: number) => Point;

function face(sheet: Sheet, p: Place, { moustache, beard, glasses, speaking, smiling }: HeadOptions): void {
  sheet.loop('silhouette', p(5.2, 3.3), p(9, 4.5), p(9.3, 3.7), p(5.2, 2.5));
  sheet.loop('silhouette', p(6.4, 1), p(7.6, 1.4), p(8.2, 0.4), p(7.2, -0.2));
  sheet.line('fine', p(5.6, 0.9), p(7.6, 1.7));
  sheet.spline('fine', p(9.6, -3.9), p(8.5, -3.2), p(8.9, -2.2));
  if (beard) {
    sheet.loop(
      'silhouette',
      p(-0.6, -2),
      p(2.6, -5),
      p(7.4, -4.6),
      p(9.8, -5),
      p(8.2, -6.6),
      p(9.6, -8),
      p(9.8, -11.4),
      p(7, -14),
      p(2.4, -12.4),
      p(-1.6, -8.2),
    );
    sheet.line('knockout', p(7.6, -6.6), p(9.3, -6.4));
  } else if (speaking) {
    sheet.loop('silhouette', p(7.2, -6.4), p(9.6, -5.9), p(9.6, -7.4), p(8, -7.6));
  } else {
    sheet.spline('fine', p(smiling ? 5.6 : 6.4, smiling ? -5.4 : -6.7), p(7.6, -6.6), p(9.2, -6.4));
  }
  if (moustache)
    sheet.loop(
      'silhouette',
      p(10.6, -4),
      p(10.8, -5.6),
      p(8.6, -6),
      p(5.6, -8),
      p(4.8, -7.2),
      p(6.6, -5),
      p(9, -4),
    );
  if (glasses) {
    sheet.polygon('edge', p(5.2, -1.2), p(9.4, -0.8), p(9.6, 2.6), p(5.2, 2.4));
    sheet.line('edge', p(5.2, 1.4), p(-1.4, 2));
  }
}

const HEADGEAR: Readonly<Record<Headgear, (sheet: Sheet, p: Place) => void>> = {
  knitCap(sheet, p) {
    sheet.loop(
      'silhouette',
      p(9, 6.2),
      p(8.4, 10.4),
      p(4.4, 14),
      p(-2, 15),
      p(-8.4, 12.4),
      p(-11.6, 7),
      p(-11.4, 1.6),
      p(-4, 3.4),
      p(3, 5),
    );
    sheet.loop(
      'silhouette',
      p(10, 4.8),
      p(9.8, 8.2),
      p(2, 7.6),
      p(-6, 6),
      p(-12, 4.6),
      p(-12.2, 0.6),
      p(-5, 2),
      p(3, 3.8),
    );
    sheet.spline('knockout', p(9.8, 8.6), p(2, 8), p(-6, 6.4), p(-12, 5));
    for (const [u, v] of [
      [7, 4.9],
      [4, 4.3],
      [1, 3.8],
      [-2, 3.1],
      [-5, 2.5],
      [-8, 1.9],
    ] as const)
      sheet.line('knockout', p(u, v), p(u - 0.6, v + 3));
    sheet.loop('silhouette', p(-1, 2), p(1, 2.6), p(0.8, -2.4), p(0, -3));
    sheet.loop('silhouette', p(-4.2, 1), p(-11, 0), p(-10, -4.4), p(-6, -4.6));
  },
  shortHair(sheet, p) {
    sheet.loop(
      'silhouette',
      p(8, 7.4),
      p(9, 10.6),
      p(5, 13.6),
      p(-2, 14),
      p(-8.8, 11),
      p(-11.6, 4),
      p(-10, -3.4),
      p(-6.4, -5),
      p(-4, -1),
      p(-3.6, 3),
      p(0.6, 3),
      p(1, 0),
      p(1.8, 3),
      p(3, 7),
      p(6, 8.2),
    );
  },
  bun(sheet, p) {
    sheet.loop('silhouette', p(-14, 7.6), p(-18.6, 7), p(-19, 1.6), p(-14.6, 0), p(-11, 3));
    sheet.loop(
      'silhouette',
      p(8, 7.4),
      p(8, 10.8),
      p(3, 13.8),
      p(-4, 13.6),
      p(-9.8, 10),
      p(-12, 4),
      p(-10.4, -2.6),
      p(-6, -4.4),
      p(-4.2, 0),
      p(-1, 3.6),
      p(3, 5.4),
    );
    sheet.spline('knockout', p(6, 9.6), p(-2, 8.6), p(-10, 4.6));
  },
  longHair(sheet, p) {
    sheet.loop(
      'silhouette',
      p(8, 7.4),
      p(8, 10.8),
      p(3, 13.8),
      p(-4, 13.6),
      p(-10, 10),
      p(-12.6, 2),
      p(-13.6, -8),
      p(-12, -18),
      p(-5, -18),
      p(-4, -9),
      p(-4.4, -2),
      p(-2, 3.6),
      p(3, 5.6),
    );
    for (const u of [-11, -8.6]) sheet.spline('knockout', p(u + 3, 10), p(u, 0), p(u, -16));
  },
  brimmedHat(sheet, p) {
    sheet.loop('silhouette', p(8, 7.4), p(7, 13), p(-1, 15.4), p(-8, 13), p(-11, 6.6), p(-2, 6));
    sheet.loop(
      'silhouette',
      p(15, 5.4),
      p(8, 8),
      p(-2, 7.6),
      p(-12, 6),
      p(-16, 3.6),
      p(-11, 4.2),
      p(-2, 5.4),
      p(8, 6),
    );
    sheet.spline('knockout', p(8, 9), p(-1, 8.8), p(-10.6, 7));
    sheet.loop('silhouette', p(-4, 4), p(-11, 4), p(-10, -4), p(-6, -4.4));
  },
};

/** Point at `distance` from `from` in the direction of `degrees`. */
export function along([x, y]: Point, degrees: number, distance: number): Point {
  return [x + Math.cos(radians(degrees)) * distance, y + Math.sin(radians(degrees)) * distance];
}
