/** What a technician carries. In centimeters. */

import { arcPoints, type Point, points, range, rotated, sharp } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Pipe wrench, 46 cm long, held at `grip`, its jaws pointing toward `degrees`. */
export function pipeWrench(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  // the hook jaw, its tooth across the end of the tool
  sheet.loop(
    'maskEdge',
    ...sharp(p(21, 1.4), p(31, 1.8)),
    p(33, 1.2),
    ...sharp(p(34, -0.8), p(34, -6.4), p(31.4, -6.4), p(31, -2), p(21, -1.2)),
  );
  sheet.loop(
    'maskEdge',
    ...sharp(p(18, 1.4), p(18, -1.4)),
    p(21, -1.9),
    ...sharp(p(25, -2.4), p(25.6, -6.6), p(28, -6.8), p(28.4, -2.1), p(28.4, 2.7), p(25, 2.9)),
    p(21, 2.1),
  );
  for (const i of range(4)) {
    sheet.line('fine', p(28.1, -3.2 - i * 0.9), p(27.5, -3.2 - i * 0.9));
    sheet.line('fine', p(31.2, -3.2 - i * 0.8), p(31.9, -3.2 - i * 0.8));
  }
  sheet.polygon('maskEdge', p(20.2, -3), p(23.5, -3.2), p(23.5, 3.2), p(20.2, 3));
  for (const i of range(6)) sheet.line('fine', p(20.3, -2.4 + i), p(23.4, -2.4 + i));
  sheet.loop(
    'maskEdge',
    ...sharp(p(18.2, 1.4), p(18.2, -1.4)),
    p(5.6, -1.3),
    p(-8.6, -1.6),
    p(-11.4, -1.1),
    p(-11.9, 0),
    p(-11.4, 1.1),
    p(-8.6, 1.6),
    p(5.6, 1.3),
  );
  for (const across of [-0.6, 0.6]) sheet.line('fine', p(17, across), p(-7.4, across));
  sheet.circle('maskFine', p(-9.8, 0), 0.6);
}

/** Clamp meter, 28 cm long, held at `grip`, its closed jaws pointing toward `degrees`. */
export function clampMeter(sheet: Sheet, grip: Point, degrees: number): void {
  const at = rotated(grip, degrees);
  const p = (along: number, across: number): Point => at(along + 4.6, across);
  // the jaws are half rings
  for (const end of [degrees + 180, degrees - 180])
    sheet.polygon(
      'maskEdge',
      ...arcPoints(p(13.7, 0), 5.1, degrees, end),
      ...arcPoints(p(13.7, 0), 3, end, degrees),
    );
  sheet.loop(
    'rimmed',
    ...sharp(p(9.4, 2.8), p(9.4, -2.8)),
    p(5.6, -3.9),
    p(-5, -3.6),
    p(-8.4, -2.8),
    p(-9, 0),
    p(-8.4, 2.8),
    p(-5, 3.6),
    p(5.6, 3.9),
  );
  sheet.circle('maskFine', p(5.4, 0), 2);
  sheet.line('edge', p(4.2, 0), p(6.8, 0));
  sheet.polygon('mask', p(1.8, 2.7), p(1.8, -2.7), p(-2.6, -2.7), p(-2.6, 2.7));
  for (const across of [-1.7, 0, 1.7]) sheet.circle('mask', p(-5.6, across), 0.6);
}

/** Flashlight, 24 cm long, its lens pointing toward `degrees`. */
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

/** Canvas tool bag, open, 52 cm long, with tools sticking out of it. `position` is the left end of its bottom. */
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
  own.loop('silhouette', ...points('0,1 -1,14 2,27 10,25.4 26,24.6 42,25.4 50,27 53,14 52,1 26,0'));
  own.roundRect('knockout', 15, 6, 22, 12, 2);
  own.line('knockout', [3, 21.4], [49, 21.4]);
  own.verticals('knockout', [9, 43], 1, 25);
}
