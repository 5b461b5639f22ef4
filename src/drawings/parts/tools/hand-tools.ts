/** What a technician carries. In centimeters. */

import type { Point } from '../../kit/geometry.ts';
import { rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Pipe wrench, 46 cm; held at `grip`, its jaws toward `degrees`. */
export function pipeWrench(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  sheet.polygon(
    'maskEdge',
    p(-11, -2),
    p(-11, 1.6),
    p(-8, 1.9),
    p(20, 1.6),
    p(24, 2.6),
    p(35, 2.2),
    p(35, -1),
    p(31, -5.4),
    p(29, -5.2),
    p(26, -2.4),
    p(20, -1.7),
  );
  sheet.polygon(
    'maskEdge',
    p(26, 2.4),
    p(27, 7),
    p(34, 7.4),
    p(39.6, 3),
    p(40, -5.6),
    p(37.2, -5.8),
    p(37, -0.6),
    p(35.4, 2.2),
  );
  sheet.polygon('silhouette', p(22, -2.6), p(26.6, -3.2), p(26.6, 3.2), p(22, 3.2));
  sheet.line('fine', p(-8, 0), p(19, 0));
  sheet.circle('fine', p(-9, -0.2), 0.9);
}

/** Flashlight, 24 cm, its lens toward `degrees`. */
export function flashlight(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  sheet.polygon(
    'maskEdge',
    p(-9, -2.1),
    p(8, -2.1),
    p(11, -4),
    p(15, -4),
    p(15, 4),
    p(11, 4),
    p(8, 2.1),
    p(-9, 2.1),
  );
  sheet.polygon('silhouette', p(-9, -2.1), p(8, -2.1), p(8, 2.1), p(-9, 2.1));
  sheet.line('edge', p(12.4, -4), p(12.4, 4));
}

/**
 * Canvas tool bag, open, 52 cm long, with tools sticking out of it. `position` is the left end of its floor.
 */
export function toolBag(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.polygon('maskFine', [9, 22], [5, 43], [8, 44], [13, 22]);
  own.polygon('silhouette', [4, 44], [9, 45], [7.4, 53], [2.6, 52]);
  own.polygon('maskFine', [18, 22], [18.6, 47], [21, 47], [22, 22]);
  own.polygon('silhouette', [12, 46], [27, 46], [27.6, 51], [22, 52], [12.4, 50]);
  own.polygon('maskFine', [33, 22], [36, 40], [37.4, 40], [37, 22]);
  own.roundRect('silhouette', 34.4, 39, 4.6, 12, 2);
  own.polygon('maskFine', [42, 22], [47, 45], [50, 44], [46, 22]);
  own.spline('edge', [10, 25], [14, 36], [26, 40], [38, 36], [42, 25]);
  own.loop(
    'silhouette',
    [0, 1],
    [-1, 14],
    [2, 27],
    [10, 25.4],
    [26, 24.6],
    [42, 25.4],
    [50, 27],
    [53, 14],
    [52, 1],
    [26, 0],
  );
  own.roundRect('knockout', 15, 6, 22, 12, 2);
  own.line('knockout', [3, 21.4], [49, 21.4]);
  own.verticals('knockout', [9, 43], 1, 25);
}
