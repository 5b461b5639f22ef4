/** Heating plant in the cellars of the borough drawings. Positions are the lower left corner on the cellar floor. */

import type { Point } from '../../kit/geometry.ts';
import { span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { pipe } from '../piping/piping.ts';

/** Sectional steam boiler with its header, 2.0 by 1.6 m at zoom 1. */
export function cellarBoiler(sheet: Sheet, position: Point, zoom = 1): void {
  const own = sheet.at(position, { zoom });
  own.rect('solid', -0.15, 0, 2.3, 0.1);
  own.rect('hotSolid', 0, 0.1, 2, 1.5);
  own.verticals(
    'knockout',
    span(1, 6).map((i) => i / 3),
    0.45,
    1.6,
  );
  own.line('knockout', [0, 0.43], [2, 0.43]);
  own.line('hot', [0.5, 1.6], [0.5, 2], [1.5, 2], [1.5, 1.6]);
}

/** Storage water heater, 0.6 m across, 1.5 m high. */
export function cellarWaterHeater(sheet: Sheet, [x, y]: Point): void {
  for (const foot of [x + 0.08, x + 0.44]) sheet.rect('solid', foot, y, 0.08, 0.12);
  sheet.roundRect('hotSolid', x, y + 0.1, 0.6, 1.5, 0.1);
  sheet.line('knockout', [x, y + 0.4], [x + 0.6, y + 0.4]);
}

/** Washing machine, 0.7 to 0.75 m wide, its door a circle. */
export function washer(
  sheet: Sheet,
  [x, y]: Point,
  width: number,
  height: number,
  door: Point,
  radius: number,
): void {
  sheet.rect('maskFine', x, y, width, height);
  sheet.circle('texture', [x + door[0], y + door[1]], radius);
}

/** Vent connector from a boiler, furnace or water heater to the foot of its chimney; `diameter` is usually 0.16 m. */
export function flue(sheet: Sheet, diameter: number, ...route: readonly Point[]): void {
  pipe(sheet, route, { medium: 'hot', diameter, isFlue: true });
}
