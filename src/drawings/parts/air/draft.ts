import { assertDefined } from '../../kit/assert-defined.ts';
import { heading, type Point, polar } from '../../kit/geometry.ts';
import { MEDIA, type Medium } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Length of the arrowhead's strokes, in px, and the angle between the arrow and each stroke. */
const HEAD = 13;
const BARB = 148;

/**
 * Moving air as a continuous curve with an arrowhead, for cutaways displayed so small that dashes would blur.
 */
export function draftArrow(
  sheet: Sheet,
  medium: Medium,
  ...route: readonly [Point, Point, ...Point[]]
): void {
  const pens = MEDIA[medium];
  sheet.spline(pens.fine, ...route);
  const [before, end] = [assertDefined(route.at(-2)), assertDefined(route.at(-1))];
  const barb = (angle: number): Point => polar(end, sheet.meters(HEAD), heading(before, end) + angle);
  sheet.line(pens.fine, barb(BARB), end, barb(-BARB));
}
