/**
 * Parts of portraits. Units are pixels of the portrait sheet, y up, and every face has its chin on (0, 0):
 * a head is 200 units high, so a hand is about 150 long and a shoulder 230 from the middle.
 */

import { shape, sharp } from '../kit/contour.ts';
import type { Point } from '../kit/geometry.ts';
import { range } from '../kit/geometry.ts';
import { CAPITAL, textWidth } from '../kit/lettering.ts';
import type { Pens, Sheet } from '../kit/sheet.ts';
import type { StageSize } from '../kit/stage.ts';

/**
 * Head to waist, four by five; `shown` is smaller than on the page, so that faces are drawn with a broad pen.
 */
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

/** A solid shape with a hairline of paper around it, so that black cloth is visible on black cloth. */
export function cloth(sheet: Sheet, ...outline: readonly Point[]): void {
  shape(sheet, 'rimmed', ...outline);
}

interface PatchSize {
  readonly width?: number;
  readonly height?: number;
}

/** Embroidered name patch, left out without a name; `position` is its center. A long name is smaller. */
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

/** Strands of hair or knitting: `count` lines between two curves given by their ends. */
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

/** Dark skin is paper with a tone; light skin is only paper, `maskEdge`. */
export const DARK_SKIN: Pens = ['maskEdge', 'tone'];

const POCKET = { width: 96, height: 116, point: 20, flap: 22 };

/** Chest pocket of a work jacket with its flap, from its upper left corner. */
export function chestPocket(sheet: Sheet, [left, top]: Point): void {
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

/** The iris with its highlight. */
export function iris(sheet: Sheet, [x, y]: Point, radius: number, glint: number): void {
  sheet.circle('solid', [x, y], radius);
  sheet.circle('mask', [x + 2, y + 2], glint);
}
