/** Machines on the roof and in the cellar of the house, and the heat pump loop between them. */
import {
  acrossFirst,
  assertDefined,
  dividing,
  type Point,
  range,
  trapezoid,
  upFirst,
} from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { pipe } from '../../parts/piping.ts';
import { condenser, coolingTower, rooftopUnit, vrfModule } from '../../parts/roof-plant.ts';
import { figure } from '../../people/figure.ts';
import {
  CELLAR,
  CHIMNEY,
  CLOSET,
  ceilingAt,
  type Extent,
  floorAt,
  RIGHT_PARTITION,
  ROOF,
} from './hero-dimensions.ts';
import { roomAt } from './light.ts';

// Machines on the roof and in the house's cellar.

/** Left side of the boiler, which is 2.2 m wide. */
export const BOILER = 2.3;
/** Left side of the storage water heater. */
export const WATER_HEATER = 5.75;

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
  pipe(own, { medium: 'hot', diameter: 0.15, isFlue: true }, [0.36, 2], [0.36, 2.3], [chimney, 2.3]);
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

function loopLine(sheet: Sheet, medium: 'hot' | 'cold', ...route: readonly Point[]): void {
  sheet.line([medium, medium === 'hot' ? 'hotFlow' : 'coldFlow'], ...route);
}

/** Tower, and its pair of pipes down the shaft to the exchanger. */
function towerWater(sheet: Sheet, { tower: { left, width, height }, exchanger: x }: Plan): void {
  coolingTower(sheet, [left, ROOF + 0.1], { width, height });
  for (const [pen, at, roof, foot] of [
    ['cold', TOWER.supply, 0.55, 1.45],
    ['hot', TOWER.back, 0.95, 0.5],
  ] as const) {
    loopLine(sheet, pen, [left, ROOF + roof], [at, ROOF + roof], [at, CELLAR + foot], [x, CELLAR + foot]);
  }
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
  pipe(
    sheet,
    { medium: 'hot', diameter: 0.17, isFlue: true },
    ...upFirst([boilerX, CELLAR + 1.5], CELLAR + MAIN.breeching, FLUE, top),
  );
  sheet.rect('solid', FLUE - 0.16, top, 0.32, 0.09);
}

/** Horizontal unit above the office's ceiling tiles, with its duct; `right` is where the duct ends. */
export function ceilingUnit(sheet: Sheet, right: number): void {
  const ceiling = ceilingAt(1);
  sheet.rect('maskEdge', 15.4, ceiling - 0.62, 1.1, 0.5);
  sheet.circle('fine', [16.2, ceiling - 0.37], 0.17);
  sheet.circle('cold', [15.66, ceiling - 0.37], 0.13);
  sheet.polygon(
    'maskCold',
    [16.5, ceiling - 0.16],
    [right, ceiling - 0.16],
    [right, ceiling - 0.42],
    [16.5, ceiling - 0.54],
  );
  for (const x of [17.1, 18.5, 19.8]) {
    sheet.rect('maskCold', x, ceiling - 0.56, 0.42, 0.1);
    sheet.line('coldAir', [x + 0.08, ceiling - 0.64], [x - 0.22, ceiling - 1.15]);
    sheet.line('coldAir', [x + 0.34, ceiling - 0.64], [x + 0.64, ceiling - 1.15]);
  }
}
