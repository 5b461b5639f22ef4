import { type Point, range, spaced } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { flame } from '../../parts/heating/burner.ts';
import { flue, steamPlant, washer } from '../../parts/heating/cellar-plant.ts';
import {
  condensingFurnace,
  cutWaterHeater,
  furnaceVents,
  sealedDuct,
} from '../../parts/heating/condensing-furnace.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { hydrant } from '../../parts/street/street.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type Extent, type View } from './borough.ts';
import { type BrownstoneStyle, brownstone, HOUSE_WIDTH, ROOF } from './brooklyn/brownstone-house.ts';

/** Level of the cellar floor. */
const CELLAR = -2.9;
const HEIGHT = CEILING - CELLAR;

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
  // On the page, the borough's name is to the left of the row, so only the right side has a neighbor.
  if (view !== 'street') neighbor(sheet, ROW_WIDTH, right, ROW_WIDTH + 0.7);
  sidewalk(sheet);
}

function roofs(sheet: Sheet): void {
  for (const x of [5.5, 11.3]) {
    sheet.rect('maskEdge', x, ROOF, 0.6, 1.1);
    sheet.rect('maskFine', x - 0.06, 14.12, 0.72, 0.12);
    for (const pot of [0.08, 0.34]) sheet.rect('maskFine', x + pot, 14.24, 0.18, 0.22);
  }
  sheet.rect('solid', 14.3, ROOF, 1, 0.08);
  smallCondenser(sheet, [14.4, ROOF + 0.08], { height: 0.62, slats: 7 });
}

/** Iron fence in front of the areaway, ending at the stoop. */
function areaFence(sheet: Sheet, x: number): void {
  const stoop = x + 3.75;
  sheet.verticals('fine', spaced(x + 0.15, 0.15, 24), 0, 1);
  sheet.horizontals('fine', [0.12, 0.92], x + 0.1, stoop);
}

function cellars(sheet: Sheet): void {
  for (const wall of PARTY_WALLS.slice(1, -1)) sheet.rect('solid', wall - 0.15, CELLAR, 0.3, 2.7);
  const x = 0.9;
  flue(sheet, 0.1, [x + 3.18, CELLAR + 1.5], [x + 3.18, CELLAR + 1.85]);
  steamPlant(sheet, [x, CELLAR], { ceiling: HEIGHT, vent: 4.6, mains: [-0.3, 4.2], zoom: 1.1 });
  cutWaterHeater(sheet, [x + 2.9, CELLAR], HEIGHT);
  for (const x of [6.5, 7.3]) washer(sheet, [x, CELLAR], 0.7, 0.9, [0.35, 0.45], 0.25);
  condensingBoiler(sheet, [9, CELLAR]);
  forcedAir(sheet);
  flue(sheet, 0.14, [12.58, CELLAR + 1.5], [12.58, -0.95], [12, -0.95], [12, CEILING]);
  cutWaterHeater(sheet, [12.3, CELLAR], HEIGHT);
  figure(sheet, [13.75, CELLAR], { who: 'will', posture: 'hold' });
}

/** The second house: wall-hung boiler with plastic vents, radiator supply and return, pump, expansion tank. */
function condensingBoiler(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  const [supply, back] = [1.15, 1.55];
  own.line('hot', [0.46, 1], [0.46, 0.36], [back, 0.36], [back, HEIGHT]);
  own.line('hotHeavy', [0.3, 1], [0.3, 0.66], [supply, 0.66], [supply, HEIGHT]);
  own.line('cold', [0.14, 1], [0.14, 0.5], [-0.4, 0.5], [-0.4, HEIGHT]);
  for (const x of [0.11, 0.39]) own.rect('maskFine', x, 1.9, 0.1, HEIGHT - 1.9);
  own.rect('maskEdge', 0, 0.95, 0.6, 0.95);
  own.roundRect('hotSolid', 0.1, 1.38, 0.4, 0.42, 0.06);
  flame(own, [0.3, 1.06], 0.26);
  own.circle('maskHot', [supply, 1.15], 0.15);
  own.line('hot', [back, 0.36], [back + 0.4, 0.36], [back + 0.4, 0.6]);
  own.roundRect('maskEdge', back + 0.24, 0.6, 0.32, 0.5, 0.14);
}

/** The third house: furnace and cooling coil, return and supply ducts, plastic vents, refrigerant line to the roof. */
function forcedAir(sheet: Sheet): void {
  const [x, zoom] = [14.7, 1.2];
  const top = CELLAR + 1.38 * zoom;
  sealedDuct(sheet, 'neutral', [x - 0.5, CELLAR], 0.36, HEIGHT, [CELLAR + 1.1]);
  sheet.rect('maskEdge', x - 0.5, CELLAR, 0.5, 0.44);
  const furnace = sheet.at([x, CELLAR], { zoom });
  furnaceVents(furnace, [0, 0], HEIGHT / zoom);
  condensingFurnace(furnace, [0, 0]);
  sealedDuct(sheet, 'neutral', [x, top], 0.67, -0.62 - top);
  sealedDuct(sheet, 'neutral', [13.3, -0.78], 3.3, 0.3, [14.3, 15.9]);
  sheet.line('coldFine', [x + 0.67, top - 0.2], [16.9, top - 0.2], [16.9, CEILING]);
}

/** The next house in the row, only hinted at. */
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
  bareTree(sheet, [20.1, 0], 6.8, 9);
  figure(sheet, [8.2, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [19.6, 0], { who: 'super', posture: 'walk', mirrored: true });
  hydrant(sheet, [18.5, 0]);
}
