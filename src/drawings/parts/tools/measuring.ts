/** Tools for an estimate visit, in meters. */
import { heading, type Point, rotated, stepsBelow } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Tape measure from `hook` to its case at `hand`, with a mark every 10 cm. Small scales need a larger `width`. */
export function tapeMeasure(sheet: Sheet, hook: Point, hand: Point, width = 0.024): void {
  const [length, half] = [Math.hypot(hand[0] - hook[0], hand[1] - hook[1]), width / 2];
  const at = rotated(hook, heading(hook, hand));
  sheet.polygon('maskFine', at(0, -half), at(length, -half), at(length, half), at(0, half));
  for (const mark of stepsBelow(0.1, length, 0.1)) sheet.line('fine', at(mark, -half), at(mark, half));
  sheet.circle('solid', at(length + 0.04, 0), 0.05);
}

/** Slanted notepad centered on `center`, 18 by 26 cm, half full of writing. */
export function notebook(sheet: Sheet, center: Point): void {
  const at = rotated(center, -16);
  sheet.polygon('maskEdge', at(-0.09, -0.13), at(0.09, -0.13), at(0.09, 0.13), at(-0.09, 0.13));
  for (const dy of [0.07, 0.03, -0.01]) sheet.line('fine', at(-0.06, dy), at(0.06, dy));
}
