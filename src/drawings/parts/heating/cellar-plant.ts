/** Equipment in cellars. A position is the lower left corner, on the cellar floor. */

import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { pipe } from '../piping/piping.ts';
import { BOILER_TOP, draftHood, HEADER, nearBoilerPiping, steamBoiler, steamPipe } from './steam-boiler.ts';

interface SteamPlantOptions {
  /** Level of the ceiling, in meters above the floor. */
  readonly ceiling: number;
  /** Middle of the vertical vent or of the chimney, in meters from the boiler's left edge. */
  readonly vent: number;
  /**
   * Ends of the main along the ceiling, in meters from the boiler's left edge. A riser leaves each end. The right
   * end also drips into the wet return, which runs back along the floor.
   */
  readonly mains: readonly [left: number, right: number];
  readonly zoom?: number;
}

/** Where the steam leaves the header, and where the header ends above the equalizer; in meters at zoom 1. */
const [TAKEOFF, EQUALIZER] = [0.86, 1.36];

/** Gas-fired steam boiler with its burners, near-boiler piping and vent. At zoom 1 it is 1.05 m wide and 2 m high. */
export function steamPlant(
  sheet: Sheet,
  position: Point,
  { ceiling, vent, mains, zoom = 1 }: SteamPlantOptions,
): void {
  const own = sheet.at(position, { zoom });
  const [top, middle, half] = [ceiling / zoom, vent / zoom, 0.09];
  const [left, right] = [mains[0] / zoom, mains[1] / zoom];
  const main = top - 0.14;
  steamPipe(own, 0.054, [right, main], [right, 0.12]);
  own.rect('maskHot', middle - half, BOILER_TOP + 0.26, 2 * half, top - BOILER_TOP - 0.26);
  draftHood(own, [0, 0], middle + half);
  steamPipe(own, 0.09, [left, main], [right, main]);
  for (const riser of [left, right]) steamPipe(own, 0.06, [riser, main], [riser, top - 0.03]);
  steamPipe(own, 0.09, [TAKEOFF, HEADER], [TAKEOFF, main]);
  nearBoilerPiping(own, [0, 0], { takeoff: TAKEOFF, equalizer: EQUALIZER, wetReturn: right });
  steamBoiler(own, [0, 0]);
}

/** Washing machine, 0.7 to 0.8 m wide, with a round door. */
export function washer(
  sheet: Sheet,
  [x, y]: Point,
  width: number,
  height: number,
  door: Point,
  radius: number,
): void {
  sheet.rect('maskFine', x, y + 0.03, width, height - 0.03);
  for (const foot of [x + 0.04, x + width - 0.1]) sheet.rect('solid', foot, y, 0.06, 0.03);
  sheet.line('fine', [x, y + height - 0.13], [x + width, y + height - 0.13]);
  sheet.circle('fine', [x + door[0], y + door[1] - 0.04], radius);
  sheet.circle('texture', [x + door[0], y + door[1] - 0.04], radius * 0.66);
}

/** Vent connector from a boiler, furnace or water heater to the foot of its chimney; `diameter` is 0.1 to 0.16 m. */
export function flue(sheet: Sheet, diameter: number, ...route: readonly Point[]): void {
  pipe(sheet, { medium: 'hot', diameter, isFlue: true }, ...route);
}
