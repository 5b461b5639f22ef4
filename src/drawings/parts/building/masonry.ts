/** What the section plane cuts through: walls, slabs, ground. */

import { type Point, range, rectangle, stepsBelow } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface WallSpan {
  /** x of the left face. */
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** A brick course with its joint: 67.5 mm. */
const BRICK_COURSE = 0.0675;
const BLOCK_COURSE = 0.2;
/** Loops end this far below the top so that rounding never adds a course. */
const TOLERANCE = 0.001;

/** Brick wythe, usually 0.1 m thick. */
export function brickWall(sheet: Sheet, { x, width, bottom, top }: WallSpan): void {
  const outline = rectangle(x, bottom, width, top - bottom);
  sheet.polygon('mask', ...outline);
  sheet.hatch('texture', outline, 45, sheet.meters(5.2));
  sheet.horizontals('fine', stepsBelow(bottom, top - TOLERANCE, BRICK_COURSE), x, x + width);
  sheet.polygon('edge', ...outline);
}

/** Concrete-block wall, usually 0.15 m thick. */
export function blockWall(sheet: Sheet, { x, width, bottom, top }: WallSpan): void {
  const outline = rectangle(x, bottom, width, top - bottom);
  sheet.polygon('mask', ...outline);
  sheet.hatch('texture', outline, -45, sheet.meters(9), { rhythm: [true, true, false] });
  sheet.horizontals('fine', stepsBelow(bottom + BLOCK_COURSE, top - TOLERANCE, BLOCK_COURSE), x, x + width);
  sheet.polygon('edge', ...outline);
}

/** Poured concrete with any outline. */
export function concrete(sheet: Sheet, ...outline: readonly Point[]): void {
  sheet.polygon(['mask', 'toneDeep'], ...outline);
  sheet.hatch('texture', outline, 45, sheet.meters(6));
  sheet.polygon('cut', ...outline);
}

/** Floor slab, `thickness` thick, with its top at `level`. */
export function slab(sheet: Sheet, left: number, right: number, level: number, thickness: number): void {
  concrete(sheet, [left, level - thickness], [right, level - thickness], [right, level], [left, level]);
}

/** Hatches earth: groups of three lines at 45 degrees, with room for `gap` more lines between the groups. */
export function hatchEarth(sheet: Sheet, outline: readonly Point[], spacing: number, gap: 2 | 3): void {
  sheet.hatch('hatch', outline, 45, spacing, { rhythm: range(3 + gap).map((i) => i < 3) });
}

/** A strip of earth under a cut ground line. */
export function groundStrip(
  sheet: Sheet,
  left: number,
  right: number,
  level: number,
  thickness = 0.06,
): void {
  sheet.hatch('texture', rectangle(left, level - thickness, right - left, thickness), 45, sheet.meters(5), {
    rhythm: [true, true, true, false, false, false],
  });
  sheet.line('cut', [left, level], [right, level]);
}
