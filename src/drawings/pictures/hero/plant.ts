/** Machines on the roof and in the cellar of the house, and the heat pump loop between them. */
import {
  acrossFirst,
  assertDefined,
  dividing,
  type Point,
  pairsOf,
  range,
  trapezoid,
  upFirst,
} from '../../kit/geometry.ts';
import type { Temperature } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { cat } from '../../parts/animals.ts';
import { fluePipe, pump } from '../../parts/piping.ts';
import { radiator } from '../../parts/radiators.ts';
import { condenser, coolingTower, rooftopUnit, vrfModule } from '../../parts/roof-plant.ts';
import { ceilingCassette } from '../../parts/room-units.ts';
import { figure } from '../../people/figure.ts';
import {
  CELLAR,
  CELLAR_CEILING,
  CHIMNEY,
  CLOSET,
  ceilingAt,
  type Extent,
  floorAt,
  linesThrough,
  lineThrough,
  RIGHT_PARTITION,
  ROOF,
  roomAt,
  UPPER_FLOORS,
} from './hero-dimensions.ts';

// Machines on the roof and in the house's cellar.

/** Left side of the boiler, which is 2.2 m wide. */
const BOILER = 2.3;
/** Left side of the storage water heater. */
const WATER_HEATER = 5.75;

export function roofPlant(sheet: Sheet, { shop }: Extent): void {
  sheet.rect('fine', 1.3, ROOF + 0.25, 5.4, 0.12);
  sheet.verticals('edge', [1.6, 6.4], ROOF, ROOF + 0.25);
  for (const i of range(3)) vrfModule(sheet, [1.5 + i * 1.62, ROOF + 0.37]);
  if (shop) {
    condenser(sheet, [18, ROOF + 0.2], { height: 0.8 });
    condenser(sheet, [19.25, ROOF + 0.2], { width: 0.8, height: 0.7 });
    sheet.rect('fine', 17.8, ROOF + 0.08, 2.6, 0.12);
  } else {
    rooftopUnit(sheet, [17.15, ROOF], { width: 3.3, height: 1.5 });
  }
}

/** Cast-iron sectional boiler with its burner box, and the breeching to the chimney. */
export function houseBoiler(sheet: Sheet): void {
  const own = sheet.at([BOILER, CELLAR]);
  const width = 2.2;
  own.rect('solid', -0.2, 0, 2.7, 0.12);
  own.rect('hotSolid', 0, 0.12, width, 1.62);
  own.verticals('knockout', dividing(0, width, 8), 0.5, 1.74);
  own.line('knockout', [0, 0.47], [width, 0.47]);
  for (const i of range(4)) own.circle('mask', [0.35 + i * 0.5, 0.3], 0.09);
  own.rect('maskFine', -0.45, 0.2, 0.45, 0.5);
  own.circle('fine', [-0.22, 0.45], 0.14);
  const flue = CHIMNEY + 0.1 - BOILER;
  own.polygon(
    'maskHot',
    [width, 1.2],
    [2.75, 1.2],
    [2.95, 1.5],
    [flue, 1.62],
    [flue, 1.95],
    [2.8, 1.82],
    [2.6, 1.55],
    [width, 1.55],
  );
}

export function houseWaterHeater(sheet: Sheet): void {
  const own = sheet.at([WATER_HEATER, CELLAR]);
  own.roundRect('hotSolid', 0, 0.12, 0.72, 1.75, 0.12);
  own.line('knockout', [0, 0.42], [0.72, 0.42]);
  own.rect('maskFine', 0.2, 0.2, 0.32, 0.16);
  // Draft hood and vent to the chimney
  const chimney = CHIMNEY + 0.1 - WATER_HEATER;
  fluePipe(own, 0.15, [0.36, 2], [0.36, 2.3], [chimney, 2.3]);
  own.polygon('maskHot', ...trapezoid(0.2, 1.9, 0.32, 0.16, 0.08));
  figure(sheet, [5.05, CELLAR], { who: 'lou', posture: 'reach', mirrored: true });
}

/** On the phone sheet: the rooftop unit's duct on the top floor, on both sides of the partition. */
export function phoneRooftopDuct(sheet: Sheet): void {
  const level = ROOF - 0.74;
  sheet.rect('mask', 18.6, ROOF - 0.4, 0.6, 0.5);
  const bedroom = roomAt(sheet, [18.9, level]);
  bedroom.rect('maskCold', 18.62, level, 0.56, 0.44);
  sheet.rect('maskCold', 18.62, level + 0.44, 0.56, 0.3);
  sheet.rect('maskCold', 15.6, level, RIGHT_PARTITION - 15.6, 0.36);
  bedroom.rect('maskCold', RIGHT_PARTITION + 0.12, level, 1.5, 0.36);
  sheet.rect('maskCold', 15.9, level - 0.1, 0.45, 0.1);
  bedroom.rect('maskCold', 18.6, level - 0.1, 0.45, 0.1);
}

// The heat pump loop: tower on the roof; heat exchanger, pumps and boiler in the cellar; units on two floors.

/** x of each vertical pipe in the shaft, from left to right. */
const TOWER = { back: 14.5, supply: 14.6 };
const LOOP = { supply: 14.72, back: 14.82 };
const FLUE = 14.98;
/** Levels above the cellar floor: the loop's mains and the boiler's breeching. */
const MAIN = { supply: 2.2, back: 2.42, breeching: 2.78 };

interface Plan {
  readonly exchanger: number;
  readonly boiler: number;
  readonly boilerWidth: number;
  readonly pumps: readonly number[];
  readonly tower: { readonly left: number; readonly width: number; readonly height: number };
}

const WIDE: Plan = {
  exchanger: 15.5,
  boiler: 16.75,
  boilerWidth: 1.25,
  pumps: [18.6, 19.55],
  tower: { left: 15.5, width: 2.2, height: 2.4 },
};
/** The phone sheet has the furnace in the same cellar. */
const NARROW: Plan = {
  exchanger: 15.35,
  boiler: 16.35,
  boilerWidth: 0.95,
  pumps: [17.55],
  tower: { left: 14.95, width: 1.35, height: 2.1 },
};
const PUMP = 0.75;

export function loopPlant(sheet: Sheet, { shop }: Extent): void {
  const plan = shop ? WIDE : NARROW;
  const own = sheet.at([0, CELLAR]);
  const lastPump = assertDefined(plan.pumps.at(-1)) + PUMP * 0.6;
  const outlet = plan.boiler + plan.boilerWidth * 0.68;
  towerWater(sheet, plan);
  // Loop return to the pumps; through the exchanger and the boiler; loop supply back up
  loopLine(own, 'hot', ...upFirst([LOOP.back, floorAt(1) + 2.2 - CELLAR], MAIN.back, lastPump, 0.5));
  for (const pump of plan.pumps) own.line('hot', [pump + PUMP * 0.6, MAIN.back], [pump + PUMP * 0.6, 0.5]);
  own.line('cold', ...acrossFirst([assertDefined(plan.pumps.at(-1)), 0.26], plan.exchanger + 0.55, 0.55));
  own.line('cold', ...acrossFirst([plan.exchanger + 0.6, 1.45], plan.boiler - 0.22, 0.75, plan.boiler));
  loopLine(own, 'cold', ...upFirst([outlet, 1.5], MAIN.supply, LOOP.supply, floorAt(1) + 2.3 - CELLAR));
  risers(sheet);
  exchanger(own.at([plan.exchanger, 0]));
  boiler(own.at([plan.boiler, 0]), plan.boilerWidth);
  for (const pump of plan.pumps) loopPump(own.at([pump, 0]));
  flue(sheet, plan.boiler + plan.boilerWidth * 0.28, shop);
}

function loopLine(sheet: Sheet, medium: Temperature, ...route: readonly Point[]): void {
  sheet.line([medium, medium === 'hot' ? 'hotFlow' : 'coldFlow'], ...route);
}

/** Tower, and its pair of pipes down the shaft to the exchanger. */
function towerWater(sheet: Sheet, { tower: { left, width, height }, exchanger: x }: Plan): void {
  coolingTower(sheet, [left, ROOF + 0.1], { width, height });
  for (const [pen, at, roof, foot] of [
    ['cold', TOWER.supply, 0.55, 1.45],
    ['hot', TOWER.back, 0.95, 0.5],
  ] as const)
    loopLine(sheet, pen, [left, ROOF + roof], [at, ROOF + roof], [at, CELLAR + foot], [x, CELLAR + foot]);
}

/** The loop continues to the heat pump's closet on the fourth floor. */
function risers(sheet: Sheet): void {
  const closet = floorAt(3);
  for (const [pen, at, level, branch] of [
    ['cold', LOOP.supply, 0.08, 2.5],
    ['hot', LOOP.back, 0.2, 2.36],
  ] as const) {
    loopLine(sheet, pen, [at, floorAt(1) + 2.2], [at, closet + level], [CLOSET + 0.1, closet + level]);
    sheet.line(pen, [at, floorAt(1) + branch], [15.5, floorAt(1) + branch]); // to the office's unit
  }
}

/** Plate heat exchanger, 0.6 m wide: tower water on one side of each plate, loop water on the other. */
function exchanger(own: Sheet): void {
  own.rect('solid', -0.05, 0, 0.75, 0.1);
  own.rect('maskEdge', 0, 0.2, 0.6, 1.55);
  own.verticals('coldFine', [0.16, 0.32, 0.48], 0.26, 1.69);
  own.verticals('hotFine', [0.08, 0.24, 0.4], 0.26, 1.69);
  for (const side of [-0.06, 0.58]) own.rect('solid', side, 0.12, 0.08, 1.75);
}

/** The boiler that adds heat to the loop in winter. */
function boiler(own: Sheet, width: number): void {
  own.rect('solid', -0.08, 0, width + 0.16, 0.1);
  own.rect('hotSolid', 0, 0.14, width, 1.36);
  own.line('knockout', [0, 0.5], [width, 0.5]);
  own.verticals('knockout', dividing(0, width, 4), 0.5, 1.5);
}

/** Base-mounted pump with its motor. */
function loopPump(own: Sheet): void {
  own.rect('solid', -0.05, 0, PUMP + 0.1, 0.08);
  own.circle('maskEdge', [PUMP * 0.6, 0.36], 0.25);
  own.circle('fine', [PUMP * 0.6, 0.36], 0.09);
  own.rect('maskEdge', -0.08, 0.2, 0.34, 0.32);
  own.verticals('fine', [0.02, 0.1, 0.18], 0.22, 0.5);
}

/** The boiler's flue, which runs up the shaft to 2 m above the roof (1.3 m on the phone sheet). */
function flue(sheet: Sheet, boilerX: number, shop: boolean): void {
  const top = ROOF + (shop ? 2 : 1.3);
  fluePipe(sheet, 0.17, ...upFirst([boilerX, CELLAR + 1.5], CELLAR + MAIN.breeching, FLUE, top));
  sheet.rect('solid', FLUE - 0.16, top, 0.32, 0.09);
}

/** Horizontal unit above the office's ceiling tiles, with its duct; `right` is where the duct ends. */
export function ceilingUnit(sheet: Sheet, right: number): void {
  const [ceiling, end] = [ceilingAt(1), right - 16.5];
  sheet.rect('maskEdge', 15.4, ceiling - 0.62, 1.1, 0.5);
  sheet.circle('fine', [16.2, ceiling - 0.37], 0.17);
  sheet.circle('cold', [15.66, ceiling - 0.37], 0.13);
  sheet.at([16.5, ceiling]).polygon('maskCold', [0, -0.16], [end, -0.16], [end, -0.42], [0, -0.54]);
  for (const x of [17.1, 18.5, 19.8]) {
    sheet.rect('maskCold', x, ceiling - 0.56, 0.42, 0.1);
    sheet.line('coldAir', [x + 0.08, ceiling - 0.64], [x - 0.22, ceiling - 1.15]);
    sheet.line('coldAir', [x + 0.34, ceiling - 0.64], [x + 0.64, ceiling - 1.15]);
  }
}

// How heat, cold and water travel through the house.

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
    radiator(roomAt(sheet, [at[0], at[1] + 0.5]), at, sections);
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
  const heater: Point = [WATER_HEATER + 0.58, CELLAR + 1.87];
  lineThrough(sheet, 'hotFine', ...upFirst(heater, outlet, chase, floorAt(4) + 0.62));
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
  for (const [x, n] of pairsOf('2.6,5 5.6,5 2.2,3')) {
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
    const smoke = sheet.at([0, ROOF]);
    smoke.spline('hotAir', [near + 0.35, 2.4], [near + 0.1, 3.1], [far + 0.5, 3.8], [far + 0.2, 4.5]);
  }
  if (!shop) return;
  for (const x of range(3).map((i) => 16.2 + i * 0.35))
    sheet.at([x, ROOF]).spline('coldAir', [0, 3.2], [-0.15, 3.7], [0.15, 4.2], [-0.05, 4.7]);
}
