/** The heat pump loop: tower on the roof; heat exchanger, pumps and boiler in the cellar; units on two floors. */

import { assertDefined } from '../../kit/assert-defined.ts';
import { dividing, type Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { coolingTower } from '../../parts/cooling/roof-plant.ts';
import { pipe } from '../../parts/piping/piping.ts';
import { CELLAR, CLOSET, ceilingAt, type Extent, floorAt, ROOF } from './hero-dimensions.ts';

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
  loopLine(
    own,
    'hot',
    [LOOP.back, floorAt(1) + 2.2 - CELLAR],
    [LOOP.back, MAIN.back],
    [lastPump, MAIN.back],
    [lastPump, 0.5],
  );
  for (const pump of plan.pumps) own.line('hot', [pump + PUMP * 0.6, MAIN.back], [pump + PUMP * 0.6, 0.5]);
  own.line(
    'cold',
    [assertDefined(plan.pumps.at(-1)), 0.26],
    [plan.exchanger + 0.55, 0.26],
    [plan.exchanger + 0.55, 0.55],
  );
  own.line(
    'cold',
    [plan.exchanger + 0.6, 1.45],
    [plan.boiler - 0.22, 1.45],
    [plan.boiler - 0.22, 0.75],
    [plan.boiler, 0.75],
  );
  loopLine(
    own,
    'cold',
    [outlet, 1.5],
    [outlet, MAIN.supply],
    [LOOP.supply, MAIN.supply],
    [LOOP.supply, floorAt(1) + 2.3 - CELLAR],
  );
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
    [boilerX, CELLAR + 1.5],
    [boilerX, CELLAR + MAIN.breeching],
    [FLUE, CELLAR + MAIN.breeching],
    [FLUE, top],
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
