import { range } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { cellarBoiler, cellarWaterHeater, flue } from '../../parts/heating/cellar-plant.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { hydrant } from '../../parts/street/street.ts';
import { figure } from '../../people/figure.ts';
import { borough, type Extent, type View } from './borough.ts';
import type { BrownstoneStyle } from './brooklyn/brownstone-house.ts';
import { brownstone, HOUSE_WIDTH, ROOF } from './brooklyn/brownstone-house.ts';

/** Level of its floor. */
const CELLAR = -2.9;
/** Heating mains hang this far below the ground. */
const MAIN = -0.45;

const HOUSES: readonly BrownstoneStyle[] = [
  {
    toned: true,
    parlorPanes: 1,
    parlorLintel: 'flat',
    doorHood: 'pediment',
    airConditioner: false,
    guests: [undefined, 'cat'],
  },
  { toned: false, parlorPanes: 1, parlorLintel: 'pointed', doorHood: 'arch', airConditioner: true },
  {
    toned: true,
    parlorPanes: 2,
    parlorLintel: 'flat',
    doorHood: 'flat',
    airConditioner: false,
    guests: ['plant', undefined],
  },
];
const ROW_WIDTH = HOUSES.length * HOUSE_WIDTH;
const PARTY_WALLS = range(HOUSES.length + 1).map((i) => i * HOUSE_WIDTH);

export const brooklyn = borough('brooklyn', 'Brooklyn brownstones', {
  frame: { scale: 30, left: -5.2, right: 22.6, top: 15.2 },
  cellar: { left: 0, right: ROW_WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View, { right }: Extent): void {
  const random = new Random(5);
  for (const [i, style] of HOUSES.entries()) brownstone(sheet.at([i * HOUSE_WIDTH, 0]), style, random);
  for (const wall of PARTY_WALLS) sheet.line('edge', [wall, 0], [wall, 12.6]);
  roofs(sheet);
  for (const wall of PARTY_WALLS.slice(0, -1)) areaFence(sheet, wall);
  cellars(sheet);
  smoke(sheet, [5.65, 14.5], 0.62);
  // The name of the borough is on the other side.
  if (view === 'page') neighbor(sheet, ROW_WIDTH, right, ROW_WIDTH + 0.7);
  sidewalk(sheet);
}

function roofs(sheet: Sheet): void {
  for (const x of [5.5, 11.3]) {
    sheet.rect('maskEdge', x, ROOF, 0.6, 1.1);
    sheet.rect('maskFine', x - 0.06, 14.12, 0.72, 0.12);
    for (const pot of [0.08, 0.34]) sheet.rect('maskFine', x + pot, 14.24, 0.18, 0.22);
  }
  smallCondenser(sheet, [14.4, 13.1], { height: 0.62, slats: 7 });
}

/** Iron fence before the areaway, as far as the stoop. */
function areaFence(sheet: Sheet, x: number): void {
  const stoop = x + 3.75;
  sheet.verticals(
    'fine',
    range(24).map((i) => x + 0.15 + i * 0.15),
    0,
    1,
  );
  sheet.horizontals('fine', [0.12, 0.92], x + 0.1, stoop);
}

function cellars(sheet: Sheet): void {
  for (const wall of PARTY_WALLS.slice(1, -1)) sheet.rect('solid', wall - 0.15, CELLAR, 0.3, 2.7);
  cellarBoiler(sheet, [1.1, CELLAR], 0.8);
  cellarWaterHeater(sheet, [3.3, CELLAR]);
  flue(sheet, 0.16, [2.7, -2.05], [3, -2.05], [3, -1.05], [5.45, -1.05], [5.45, -0.25]);
  flue(sheet, 0.12, [3.6, -1.28], [3.6, -1.1]);
  sheet.line('hotFine', [1.9, -1.3], [1.9, MAIN], [5.3, MAIN]);
  sheet.line('hotFine', [1.9, MAIN], [0.6, MAIN]);
  cellarBoiler(sheet, [6.9, CELLAR], 0.7);
  cellarWaterHeater(sheet, [8.8, CELLAR]);
  flue(sheet, 0.16, [6.9, -2.15], [6.3, -2.15], [6.3, -0.25]);
  flue(sheet, 0.12, [9.1, -1.25], [9.1, -0.95], [6.38, -0.95]);
  sheet.line('hotFine', [7.6, -1.5], [7.6, MAIN], [11, MAIN]);
  airHandler(sheet);
  cellarWaterHeater(sheet, [12.3, CELLAR]);
  flue(sheet, 0.14, [12.6, -1.25], [12.6, -0.95], [12, -0.95], [12, -0.25]);
  figure(sheet, [10.6, CELLAR], { who: 'will', posture: 'hold', mirrored: true });
}

/** The third house: furnace cabinet, cooling coil, supply duct, refrigerant line to the roof. */
function airHandler(sheet: Sheet): void {
  sheet.rect('maskEdge', 14.6, -2.8, 0.7, 1.6);
  sheet.rect('maskCold', 14.6, -1.2, 0.7, 0.35);
  sheet.rect('maskCold', 13.2, -0.85, 3.3, 0.3);
  sheet.line('coldFine', [15.3, -1.05], [16.9, -1.05], [16.9, -0.25]);
}

/** The next house in the row, only suggested. */
function neighbor(sheet: Sheet, left: number, right: number, firstBay: number): void {
  sheet.rect('mask', left, 0, right - left, 12.4);
  sheet.horizontals('hatch', [2.2, 6.2, 9.2, 11.7, 12.4, 12.8], left, right);
  for (const x of range(3)
    .map((i) => firstBay + i * 1.7)
    .filter((bay) => bay + 1 < right)) {
    for (const [sill, height] of [
      [2.75, 2.5],
      [6.55, 2],
      [9.55, 1.75],
    ] as const)
      sheet.rect('hatch', x, sill, 1.05, height);
  }
}

function sidewalk(sheet: Sheet): void {
  figure(sheet, [8.2, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [19.6, 0], { who: 'super', posture: 'walk', mirrored: true });
  bareTree(sheet, [20.4, 0], 7.6, 9);
  hydrant(sheet, [18.5, 0]);
}
