import { assertDefined } from '../../kit/assert-defined.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar } from '../../kit/geometry.ts';
import type { Medium } from '../../kit/pens.ts';
import { MEDIA } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Length of the arrowhead's strokes, in px, and their angle to the arrow. */
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
  const heading = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  sheet.line(
    pens.fine,
    polar(end, sheet.meters(HEAD), heading + BARB),
    end,
    polar(end, sheet.meters(HEAD), heading - BARB),
  );
}
