/** How heat, cold and water travel through the house. */

import { acrossFirst, type Point, pairs, range, upFirst } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { cat } from '../../parts/animals.ts';
import { pump } from '../../parts/piping.ts';
import { radiator } from '../../parts/radiators.ts';
import { ceilingCassette } from '../../parts/room-units.ts';
import {
  CELLAR,
  CELLAR_CEILING,
  CHIMNEY,
  CLOSET,
  ceilingAt,
  type Extent,
  floorAt,
  ROOF,
  UPPER_FLOORS,
} from './hero-dimensions.ts';
import { linesThrough, lineThrough, roomAt } from './light.ts';
import { BOILER, WATER_HEATER } from './plant.ts';

/** Steam main under the cellar ceiling, and its two risers. */
const STEAM = { main: CELLAR_CEILING - 0.28, takeoff: BOILER + 1.1, leftRiser: 0.72, rightRiser: 7 };
/** Cold riser in the core, from the house pump to the roof tank. */
const COLD_RISER = 11.78;
/** Chase for the refrigerant lines. */
const LEFT_CHASE = 7.28;
/** Height of the refrigerant branches above the floor. */
const BRANCH = 2.65;

/** Boiler header with two equal legs, then the mains to both risers. Drawn before the water heater. */
export function steamHeader(sheet: Sheet): void {
  const { main, takeoff, leftRiser, rightRiser } = STEAM;
  const [outlet, header] = [CELLAR + 1.74, CELLAR + 2.5];
  sheet.line('hotHeavy', ...upFirst([BOILER + 0.5, outlet], header, BOILER + 1.7, outlet));
  sheet.line('hotHeavy', [takeoff, header], [takeoff, main], [leftRiser, main]);
  sheet.line('hotHeavy', [takeoff, main], [rightRiser, main]);
}

/** One-pipe steam risers with their radiators; the cat is on the top radiator. */
export function steamRisers(sheet: Sheet): void {
  const { main, takeoff, leftRiser, rightRiser } = STEAM;
  const [leftTop, rightTop] = [floorAt(5) + 0.12, floorAt(2) + 0.12];
  linesThrough(sheet, ['hot', 'hotFlow'], [takeoff, main], [leftRiser, main], [leftRiser, leftTop]);
  linesThrough(sheet, ['hot', 'hotFlow'], [takeoff, main], [rightRiser, main], [rightRiser, rightTop]);
  const place = (at: Point, sections: number): void =>
    radiator(roomAt(sheet, [at[0], at[1] + 0.5]), at, { sections });
  for (const n of UPPER_FLOORS) {
    lineThrough(sheet, 'hotFine', [leftRiser, floorAt(n) + 0.12], [0.95, floorAt(n) + 0.12]);
    place([0.86, floorAt(n)], 4);
  }
  place([0.9, 0], 4);
  place([6.38, 0], 4);
  place([6.42, floorAt(2)], 4);
  // the cat sits where it is warm
  cat(roomAt(sheet, [1.12, floorAt(5) + 0.61]), [1.12, floorAt(5) + 0.61], { zoom: 1.35 });
}

/** Hot water from the heater up the chase to the baths and the kitchen. */
export function domesticHotWater(sheet: Sheet): void {
  const chase = 6.72;
  const outlet = CELLAR + 2.62;
  lineThrough(
    sheet,
    'hotFine',
    ...upFirst([WATER_HEATER + 0.58, CELLAR + 1.87], outlet, chase, floorAt(4) + 0.62),
  );
  const taps = [
    [6.55, floorAt(4) + 0.62],
    [6.2, floorAt(1) + 0.62],
    [5, floorAt(3) + 0.97],
  ] as const;
  for (const [x, level] of taps) lineThrough(sheet, 'hotFine', [chase, level], [x, level]);
}

/** Water service to the house pump, and from the pump to the water heater and the roof tank. */
export function coldWater(sheet: Sheet, extent: Extent, tankFloor: number): void {
  const [service, entry, delivery] = [-1.6, 1.2, 2];
  const pumpOutlet = CELLAR + 0.22;
  const main = -0.55;
  if (extent.shop)
    sheet.line('cold', [-5.2, -1.25], [-5.2, service], [entry, service], [entry, CELLAR + 0.55]);
  else sheet.line('cold', [extent.left, service], [entry, service], [entry, CELLAR + 0.55]);
  pump(sheet, [0.8, CELLAR + 0.12], { width: 0.75, height: 0.45, impeller: [0.37, 0.23], radius: 0.14 });
  sheet.line('cold', ...acrossFirst([1.5, pumpOutlet], delivery, main, COLD_RISER, tankFloor));
  sheet.line('coldFine', [WATER_HEATER + 0.16, main], [WATER_HEATER + 0.16, CELLAR + 1.87]);
  sheet.line('coldFlow', [entry, service], [entry, CELLAR + 0.5]);
  sheet.line('coldFlow', ...upFirst([delivery, pumpOutlet], main, COLD_RISER, tankFloor));
}

/** Refrigerant from the VRF modules down the chase to three cassettes. */
export function refrigerant(sheet: Sheet): void {
  const rail = ROOF + 0.15;
  const [sixth, fourth] = [floorAt(5) + BRANCH, floorAt(3) + BRANCH];
  linesThrough(sheet, ['cold', 'coldFlow'], ...acrossFirst([1.9, rail], LEFT_CHASE, fourth, 3.2));
  lineThrough(sheet, 'cold', [LEFT_CHASE, sixth], [2.9, sixth]);
  for (const [x, n] of pairs('2.6,5 5.6,5 2.2,3')) {
    const ceiling = ceilingAt(n);
    const room = roomAt(sheet, [x, ceiling - 1]);
    ceilingCassette(room, [x, ceiling - 0.31]);
    room.line('coldAir', [x - 0.05, ceiling - 0.38], [x - 0.45, ceiling - 0.8]);
    room.line('coldAir', [x + 0.9, ceiling - 0.38], [x + 1.3, ceiling - 0.8]);
  }
}

/** Condenser lines: one to the top floor's wall unit, one above the fifth floor's duct to the air handler. */
export function condenserLines(sheet: Sheet): void {
  const wallUnit = floorAt(5) + 2.12;
  lineThrough(sheet, 'coldFine', [18.9, ROOF + 0.2], [18.9, wallUnit], [19.5, wallUnit]);
  const overDuct = ceilingAt(4) - 0.06;
  lineThrough(sheet, 'coldFine', ...upFirst([20.44, ROOF + 0.5], overDuct, 16.5, overDuct - 0.1));
}

/** Air leaving the right bay's units, the chimney and, on the wide sheet, the cooling tower. */
export function movingAir(sheet: Sheet, { shop }: Extent): void {
  const [third, fourth, fifth, sixth] = [floorAt(2), floorAt(3), floorAt(4), floorAt(5)];
  const drift = (...route: [Point, Point]): void => roomAt(sheet, route[1]).line('coldAir', ...route);
  drift([19.65, sixth + 1.88], [19.15, sixth + 1.25]);
  drift([19.95, sixth + 1.88], [19.7, sixth + 1.2]);
  for (const x of [17.2, 18.7, 20]) drift([x, fifth + 2.1], [x, fifth + 1.45]);
  drift([20.15, third + 0.66], [19.9, third + 1.3]);
  drift([20.36, third + 0.66], [20.3, third + 1.4]);
  drift([CLOSET - 0.04, fourth + 1.9], [CLOSET - 0.68, fourth + 1.9]);
  for (const i of range(2)) {
    const [near, far] = [CHIMNEY + 0.25 * i, CHIMNEY + 0.2 * i];
    sheet.spline(
      'hotAir',
      [near + 0.35, ROOF + 2.4],
      [near + 0.1, ROOF + 3.1],
      [far + 0.5, ROOF + 3.8],
      [far + 0.2, ROOF + 4.5],
    );
  }
  if (!shop) return;
  for (const x of range(3).map((i) => 16.2 + i * 0.35)) {
    sheet.at([x, ROOF]).spline('coldAir', [0, 3.2], [-0.15, 3.7], [0.15, 4.2], [-0.05, 4.7]);
  }
}
