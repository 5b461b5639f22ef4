import { type Point, points } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Solid gas flame without a core; `position` is the middle of its base. */
export function flameShape(sheet: Sheet, position: Point, height: number): void {
  sheet
    .at(position, { zoom: height })
    .spline('hotSolid', ...points('-0.25,0 -0.32,0.35 -0.05,0.65 0,1 0.08,0.62 0.32,0.35 0.25,0'));
}

/** Gas flame with its core; `position` is the middle of its base. */
export function flame(sheet: Sheet, position: Point, height: number): void {
  flameShape(sheet, position, height);
  sheet
    .at(position, { zoom: height })
    .spline('hotFine', [-0.1, 0], [-0.1, 0.25], [0, 0.5], [0.1, 0.25], [0.1, 0]);
}
