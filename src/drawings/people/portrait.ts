/**
 * Parts of portraits. Units are pixels of the portrait sheet, y up, and every face has its chin on (0, 0):
 * a head is 200 units high, so a hand is about 150 long and a shoulder 230 from the middle.
 */

import { shape, sharp, stroke } from '../kit/contour.ts';
import type { Point } from '../kit/geometry.ts';
import { range } from '../kit/geometry.ts';
import { CAPITAL, textWidth } from '../kit/lettering.ts';
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
  shape(sheet, 'rimmed', ...outline);
}

interface PatchSize {
  readonly width?: number;
  readonly height?: number;
}

/** Embroidered name patch, none without a name; `position` is its middle. A long name is lettered smaller. */
export function namePatch(
  sheet: Sheet,
  name: string | undefined,
  [x, y]: Point,
  { width = 96, height = 44 }: PatchSize = {},
): void {
  if (!name) return;
  const rim = 5;
  const size = Math.min(27, (width - 4 * rim) / textWidth(name, 1));
  sheet.roundRect('mask', x - width / 2, y - height / 2, width, height, 8);
  sheet.roundRect('fine', x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, 5);
  sheet.text(name, [x, y - (size * CAPITAL) / 2], size, 'middle');
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

/** Skin is paper, or paper with a tone. */
export function skin(sheet: Sheet, tone: boolean, outline: readonly Point[]): void {
  shape(sheet, 'maskEdge', ...outline);
  if (tone) shape(sheet, 'tone', ...outline);
}

type Outline = readonly Point[];

interface Jacket {
  readonly body: Outline;
  /** Flaps of the open collar. */
  readonly collar: readonly Outline[];
  /** Zipper, armholes and folds. */
  readonly seams: readonly Outline[];
  /** Upper left corner of the chest pocket. */
  readonly pocket: Point;
}

const POCKET = { width: 96, height: 116, point: 20, flap: 22 };

/** Work jacket with an open collar and a chest pocket. */
export function jacket(sheet: Sheet, { body, collar, seams, pocket }: Jacket): void {
  cloth(sheet, ...body);
  for (const flap of collar) cloth(sheet, ...flap);
  creases(sheet, 'knockout', seams);
  const [left, top] = pocket;
  const [right, bottom] = [left + POCKET.width, top - POCKET.height];
  const outline = sharp(
    [left, top],
    [right, top],
    [right, bottom + POCKET.point],
    [(left + right) / 2, bottom],
    [left, bottom + POCKET.point],
  );
  shape(sheet, 'knockout', ...outline);
  sheet.line('knockout', [left, top - POCKET.flap], [right, top - POCKET.flap]);
}

/** One eye of a face turned half away. */
export interface Eye {
  /** Solid outline of the upper lid. */
  readonly lid: Outline;
  readonly iris: Point;
  readonly radius: number;
  readonly glint: number;
  /** The lower lid and the fold under it. */
  readonly lines: readonly Outline[];
}

/** Eyes, then the brows over them. */
export function eyesAndBrows(sheet: Sheet, eyes: readonly Eye[], brows: readonly Outline[]): void {
  for (const { lid, iris, radius, glint, lines } of eyes) {
    shape(sheet, 'solid', ...lid);
    sheet.circle('solid', iris, radius);
    sheet.circle('mask', [iris[0] + 2, iris[1] + 2], glint);
    for (const line of lines) stroke(sheet, 'fine', ...line);
  }
  for (const brow of brows) shape(sheet, 'solid', ...brow);
}
