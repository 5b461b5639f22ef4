/** Parts of a cutaway building: lit and dark rooms, and windows in the cut walls. */
import { type Point, rectangle } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { hatchEarth } from './masonry.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly ceiling: number;
}

export function litRoom(stage: Sheet, { left, right, floor, ceiling }: Box): Sheet {
  const sheet = stage.lit;
  sheet.rect('mask', left, floor, right - left, ceiling - floor);
  return sheet;
}

export function darkRoom(sheet: Sheet, { left, right, floor, ceiling }: Box): Sheet {
  sheet.rect(['mask', 'tone'], left, floor, right - left, ceiling - floor);
  return sheet;
}

/** Baseboard and crown molding on the back wall of a room. */
export function moldings(sheet: Sheet, { left, right, floor, ceiling }: Box): void {
  sheet.line('fine', [left, floor + 0.1], [right, floor + 0.1]);
  sheet.horizontals('texture', [ceiling - 0.05, ceiling - 0.11], left, right);
}

/** A window in a cut wall: glass and sashes in a gap in the wall, and a sill that projects outside. */
export function windowInCut(
  sheet: Sheet,
  [x, sill]: Point,
  wall: number,
  height: number,
  outside: -1 | 1,
): void {
  sheet.rect('mask', x, sill, wall, height);
  const middle = x + wall / 2;
  sheet.rect('maskFine', middle - 0.06, sill, 0.05, height / 2);
  sheet.rect('maskFine', middle + 0.02, sill + height / 2, 0.05, height / 2);
  sheet.rect('solid', outside < 0 ? x - 0.14 : x, sill - 0.1, wall + 0.14, 0.1);
}

/** Earth from `left` to `right` under a cut ground line. */
export function earth(sheet: Sheet, left: number, right: number, depth: number, spacing = 0.42): void {
  hatchEarth(sheet, rectangle(left, -depth, right - left, depth), spacing, 2);
  sheet.line('cut', [left, 0], [right, 0]);
}
