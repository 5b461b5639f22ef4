/**
 * Parts of portraits. Units are pixels of the portrait sheet, y up, and every face has its chin on (0, 0):
 * a head is 200 units high, so a hand is about 150 long and a shoulder 230 from the middle.
 */

import { shape } from '../kit/contour.ts';
import type { Point } from '../kit/geometry.ts';
import { range, rotated } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { StageSize } from '../kit/stage.ts';

/** Bust to waist, four by five; `shown` is smaller than on the page so that a face is drawn with a broad pen. */
export const PORTRAIT: StageSize = {
  width: 640,
  height: 800,
  scale: 1,
  origin: [320, 282],
  shown: 0.46,
  weights: 'light',
};
export const PORTRAIT_TOP = 282;
export const PORTRAIT_BOTTOM = -518;

/** A solid shape with a hair of paper round it, so that black cloth shows on black cloth. */
export function cloth(sheet: Sheet, ...outline: readonly Point[]): void {
  shape(sheet, 'silhouette', ...outline);
  shape(sheet, 'knockout', ...outline);
}

interface PatchSize {
  readonly width?: number;
  readonly height?: number;
}

/** Embroidered name patch; `position` is its middle. */
export function namePatch(
  sheet: Sheet,
  name: string,
  [x, y]: Point,
  { width = 96, height = 44 }: PatchSize = {},
): void {
  const rim = 5;
  sheet.roundRect('mask', x - width / 2, y - height / 2, width, height, 8);
  sheet.roundRect('fine', x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, 5);
  sheet.text(name, [x, y - 9], 27, 'middle');
}

/** Finger widths from the forefinger to the little finger, and how far each reaches round what it holds. */
const FINGERS = [
  { width: 25, reach: 46 },
  { width: 26, reach: 50 },
  { width: 25, reach: 47 },
  { width: 22, reach: 40 },
] as const;
const FIST = FINGERS.reduce((sum, { width }) => sum + width, 0);

/**
 * A fist round a bar that leans `degrees` and passes through `origin`, the middle of the grip; forefinger towards the bar's end.
 * `side` is where the back of the hand lies: 1 left of the bar's direction, -1 right of it.
 */
export function fist(sheet: Sheet, origin: Point, degrees: number, side: 1 | -1): void {
  const turn = rotated(origin, degrees);
  const at = (along: number, across: number): Point => turn(along, across * side);
  sheet.loop('maskEdge', at(58, 4), at(60, 40), at(40, 74), at(4, 92), at(-34, 88), at(-56, 60), at(-54, 6));
  sheet.loop('tone', at(-20, 60), at(-34, 88), at(-56, 60), at(-54, 6), at(-38, 30));
  let near = FIST / 2;
  for (const { width, reach } of FINGERS) {
    finger(sheet, at, near, near - width, reach);
    near -= width;
  }
  thumb(sheet, at);
}

type Local = (along: number, across: number) => Point;

function finger(sheet: Sheet, at: Local, top: number, bottom: number, reach: number): void {
  const middle = (top + bottom) / 2;
  const knuckle = 34;
  const tip = knuckle - reach - 16;
  sheet.loop(
    'maskEdge',
    at(top - 1, knuckle),
    at(top, knuckle - reach * 0.5),
    at(top - 3, tip + 8),
    at(middle, tip),
    at(bottom + 3, tip + 8),
    at(bottom, knuckle - reach * 0.5),
    at(bottom + 1, knuckle),
    at(middle, knuckle + 8),
  );
  sheet.line('fine', at(top - 6, knuckle - 4), at(bottom + 6, knuckle - 6));
}

/** The thumb lies along the bar, nail up. */
function thumb(sheet: Sheet, at: Local): void {
  sheet.loop(
    'maskEdge',
    at(28, 66),
    at(52, 50),
    at(70, 26),
    at(84, 6),
    at(82, -8),
    at(70, -10),
    at(56, 8),
    at(44, 30),
    at(30, 44),
  );
  sheet.spline('fine', at(84, -1), at(76, 3), at(72, -8));
}

/** Crow's feet, cloth folds, wrinkles: a few short curves. */
export function creases(
  sheet: Sheet,
  pen: 'fine' | 'texture' | 'knockout',
  curves: readonly (readonly Point[])[],
): void {
  for (const curve of curves) sheet.spline(pen, ...curve);
}

/** Hairs or knitting: `count` lines between two curves given by their ends. */
export function strands(
  sheet: Sheet,
  pen: 'fine' | 'texture' | 'knockout',
  count: number,
  from: (share: number) => Point,
  to: (share: number) => Point,
): void {
  for (const i of range(count)) {
    const share = (i + 0.5) / count;
    sheet.line(pen, from(share), to(share));
  }
}

/** A hand that holds a flat case from the side: palm behind its edge, thumb on its front, finger ends round the far side. */
export interface Grip {
  /** The case's own frame, along its length and across; the hand comes from +across. */
  readonly at: Local;
  /** Half the width of the case. */
  readonly reach: number;
  /** Skin tone over the paper, or none. */
  readonly tone?: boolean;
}

/** Drawn before the case. */
export function fingersBehind(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  for (const i of range(4)) {
    const along = 22 - i * 25;
    skin(sheet, tone, [
      at(along + 13, 20 - reach),
      at(along + 13, -6 - reach),
      at(along, -18 - reach),
      at(along - 12, -6 - reach),
      at(along - 12, 20 - reach),
    ]);
  }
}

/** Drawn after the case. */
export function palmAndThumb(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  const across = (value: number): number => value + reach - 44;
  const place = (along: number, value: number): Point => at(along, across(value));
  skin(sheet, tone, [
    place(20, 40),
    place(22, 62),
    place(-10, 80),
    place(-60, 84),
    place(-108, 78),
    place(-124, 44),
    place(-108, 32),
    place(-60, 36),
  ]);
  skin(sheet, tone, [
    place(-40, 76),
    place(-8, 66),
    place(14, 52),
    place(40, 34),
    place(56, 22),
    place(52, 8),
    place(36, 10),
    place(6, 28),
    place(-34, 38),
    place(-60, 52),
  ]);
  sheet.spline('fine', place(53, 21), place(42, 22), place(39, 12));
}

/** Skin is paper, or paper with a tone. */
export function skin(sheet: Sheet, tone: boolean, outline: readonly Point[]): void {
  shape(sheet, 'maskEdge', ...outline);
  if (tone) shape(sheet, 'tone', ...outline);
}
