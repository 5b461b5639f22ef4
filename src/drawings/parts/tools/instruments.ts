/** Gauges, handwheels, manifolds and hoses seen close up, in pixels of a small sheet. */

import { assertDefined } from '../../kit/assert-defined.ts';
import { arcPoints, limb, type Point, polar, range, rotated, span } from '../../kit/geometry.ts';
import { MEDIA, type Pen } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Where a dial starts and ends, in degrees; the sweep is clockwise over the top. */
const DIAL = { from: 225, to: -45, marks: 12 };

/** Round gauge; `reading` is a fraction of the full scale. */
export function gauge(
  sheet: Sheet,
  center: Point,
  radius: number,
  medium: 'hot' | 'cold',
  reading: number,
): void {
  const pens = MEDIA[medium];
  const needle: Pen = medium === 'hot' ? 'hotSolid' : 'coldSolid';
  const angle = (share: number): number => DIAL.from + (DIAL.to - DIAL.from) * share;
  sheet.circle('silhouette', center, radius);
  sheet.circle('mask', center, radius * 0.87);
  for (const i of range(DIAL.marks + 1)) {
    const at = angle(i / DIAL.marks);
    const long = i % 3 === 0;
    sheet.line(
      long ? 'cut' : 'edge',
      polar(center, radius * (long ? 0.6 : 0.66), at),
      polar(center, radius * 0.76, at),
    );
  }
  sheet.arc(
    pens.line,
    center,
    radius * 0.52,
    angle(Math.max(0, reading - 0.16)),
    angle(Math.min(1, reading + 0.16)),
  );
  const p = rotated(center, angle(reading));
  sheet.polygon(
    needle,
    p(-radius * 0.2, -4),
    p(radius * 0.74, -1.2),
    p(radius * 0.74, 1.2),
    p(-radius * 0.2, 4),
  );
  sheet.circle('silhouette', center, radius * 0.1);
}

/** Fluted handwheel seen from the side, on the end of a manifold; `way` is 1 if it points right. */
export function handWheel(sheet: Sheet, [x, y]: Point, way: 1 | -1): void {
  sheet.rect('maskEdge', Math.min(x, x + way * 24), y - 7, 24, 14);
  sheet.roundRect('silhouette', Math.min(x + way * 22, x + way * 50), y - 36, 28, 72, 7);
  for (const i of span(0, 5))
    sheet.line('knockout', [x + way * 26, y - 24 + i * 12], [x + way * 46, y - 24 + i * 12]);
}

/**
 * Two-valve manifold with both gauges, 472 px wide; `position` is the middle of its body, and hoses hang down by
 * `drop`.
 */
export function manifold(sheet: Sheet, position: Point, drop: number, zoom = 1): void {
  const own = sheet.at(position, { zoom });
  const [side, reach, half] = [124, 186, 32];
  hose(own, 'solid', [0, -88], [0, -142], [34, -148], [30, -drop]);
  for (const [pen, way] of [
    ['coldSolid', -1],
    ['hotSolid', 1],
  ] as const)
    hose(
      own,
      pen,
      [way * side, -88],
      [way * side, -172],
      [way * (side + 64), -130],
      [way * (side + 76), -drop],
    );
  for (const x of [-side, 0, side]) own.rect('maskEdge', x - 9, -64, 18, 20);
  for (const x of [-side, side]) {
    own.rect('maskEdge', x - 12, 4, 24, 30);
    own.rect('silhouette', x - 18, 10, 36, 12);
  }
  const [hook, bend] = [136, 9];
  own.line('cut', [0, 2], [0, hook], ...arcPoints([-bend, hook], bend, 0, 205));
  own.roundRect(['maskEdge', 'toneDeep', 'cut'], -reach, -52, 2 * reach, 2 * half, 12);
  handWheel(own, [-reach, -20], -1);
  handWheel(own, [reach, -20], 1);
  sightGlass(own, [0, -20]);
  gauge(own, [-side, 114], 98, 'cold', 0.34);
  gauge(own, [side, 114], 98, 'hot', 0.66);
}

function sightGlass(sheet: Sheet, [x, y]: Point): void {
  sheet.circle('silhouette', [x, y], 25);
  sheet.circle('mask', [x, y], 17);
  sheet.arc('edge', [x, y], 17, 200, 340, 6);
  for (const [dx, dy] of [
    [-4, -8],
    [5, -4],
    [1, 2],
  ] as const)
    sheet.circle('edge', [x + dx, y + dy], 2);
}

/** Hose with its swivel fitting, hanging from `from` along a cubic curve (two control points and an end). */
export function hose(sheet: Sheet, pen: Pen, from: Point, first: Point, second: Point, end: Point): void {
  const points = range(15).map((i): Point => {
    const t = i / 14;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const sum = (axis: 0 | 1): number =>
      [from, first, second, end].reduce(
        (total, point, k) => total + point[axis] * assertDefined(weights[k]),
        0,
      );
    return [sum(0), sum(1)];
  });
  sheet.polygon(pen, ...limb(points, 15));
  sheet.rect('maskEdge', from[0] - 13, from[1] - 4, 26, 30);
  sheet.verticals('fine', [from[0] - 6, from[0], from[0] + 6], from[1] - 2, from[1] + 24);
  sheet.rect('silhouette', from[0] - 10, from[1] - 20, 20, 18);
}
