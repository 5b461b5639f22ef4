import { assertDefined, heading, type Point, polar, range } from '../kit/geometry.ts';
import { MEDIA, type Medium } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

type Route = readonly Point[];

/** Where an arrowhead's strokes begin: `length` px behind the end, at `angle` to the arrow's direction. */
function barbs(sheet: Sheet, route: Route, length: number, angle: number): [Point, Point] {
  const [before, end] = [assertDefined(route.at(-2)), assertDefined(route.at(-1))];
  const barb = (turn: number): Point => polar(end, sheet.meters(length), heading(before, end) + turn);
  return [barb(angle), barb(-angle)];
}

/** Moving air: dashes along a curve (or a straight line between two points), with an arrowhead. */
export function airArrow(sheet: Sheet, medium: Medium, ...route: Route): void {
  const pens = MEDIA[medium];
  if (route.length > 2) sheet.spline(pens.air, ...route);
  else sheet.line(pens.air, ...route);
  for (const barb of barbs(sheet, route, 9, 150))
    sheet.line(pens.arrowhead, assertDefined(route.at(-1)), barb);
}

/** Moving air as a continuous curve with an arrowhead, for cutaways so small that dashes would blur. */
export function draftArrow(sheet: Sheet, medium: Medium, ...route: Route): void {
  const pen = MEDIA[medium].fine;
  const [left, right] = barbs(sheet, route, 13, 148);
  sheet.spline(pen, ...route);
  sheet.line(pen, left, assertDefined(route.at(-1)), right);
}

/** Warm vapor above a chimney: three strands, 0.5 m wide in all; the middle one is `height` tall. */
export function smoke(sheet: Sheet, [left, y]: Point, height = 1.8): void {
  const strand = (x: number, share: number): void => {
    const [bottom, step] = [y + 0.1, (height * share) / 4];
    const points = [0, 0.09, 0, -0.09, 0].map((drift, i): Point => [x + drift, bottom + i * step]);
    sheet.spline('hotFine', ...points);
  };
  strand(left - 0.05, 0.7);
  strand(left + 0.13, 1);
  strand(left + 0.31, 0.6);
}

const BLADES = 26;
/** Degrees from the inner to the outer end of a blade. */
const SWEEP = 45 / Math.PI;

/** Blower wheel with forward-curved blades, seen along its shaft. */
export function blower(sheet: Sheet, center: Point, radius: number): void {
  sheet.circle('maskFine', center, radius);
  sheet.circle('fine', center, radius * 0.72);
  sheet.circle('fine', center, radius * 0.16);
  for (const blade of range(BLADES)) {
    const angle = (360 * blade) / BLADES;
    sheet.line('fine', polar(center, radius * 0.73, angle), polar(center, radius * 0.98, angle + SWEEP));
  }
}

/** Propeller fan seen from the side, shaft horizontal; its motor is drawn separately. */
export function propeller(sheet: Sheet, [x, y]: Point, radius: number): void {
  for (const way of [1, -1]) {
    const tip: Point = [x + radius * 0.02, y + way * radius];
    for (const belly of [-0.1, 0.12])
      sheet.spline('edge', [x, y], [x + radius * belly, y + way * radius * 0.5], tip);
  }
  sheet.rect('maskFine', x - radius * 0.1, y - radius * 0.1, radius * 0.2, radius * 0.2);
}
