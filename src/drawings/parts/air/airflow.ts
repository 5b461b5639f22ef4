import { assertDefined } from '../../kit/assert-defined.ts';
import { heading, type Point, polar, range } from '../../kit/geometry.ts';
import { MEDIA, type Medium } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Length of an arrowhead's strokes, in px. */
const HEAD = 9;
/** Angle between the arrow's direction and each stroke of its head. */
const BARB = 150;

/** Moving air: dashes along a curve (or a straight line between two points), with an arrowhead. */
export function airArrow(sheet: Sheet, medium: Medium, ...route: readonly [Point, Point, ...Point[]]): void {
  const pens = MEDIA[medium];
  if (route.length > 2) sheet.spline(pens.air, ...route);
  else sheet.line(pens.air, ...route);
  const [before, end] = [assertDefined(route.at(-2)), assertDefined(route.at(-1))];
  for (const barb of [BARB, -BARB])
    sheet.line(pens.arrowhead, end, polar(end, sheet.meters(HEAD), heading(before, end) + barb));
}

/** Warm vapor above a chimney: three strands, 0.5 m wide in all; the middle one is `height` tall. */
export function smoke(sheet: Sheet, [left, y]: Point, height = 1.8): void {
  for (const [x, top] of [
    [left - 0.05, 0.7],
    [left + 0.13, 1],
    [left + 0.31, 0.6],
  ] as const) {
    const step = (height * top) / 4;
    sheet.spline(
      'hotFine',
      ...range(5).map(
        (i): Point => [x + (i % 2 === 0 ? 0 : 0.09) * (i % 4 === 1 ? 1 : -1), y + 0.1 + i * step],
      ),
    );
  }
}
