/** A pair of Tudor houses. */
import { dividing, type Point, range, spaced, stepsBelow, symmetric, trapezoid } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { steamPlant } from '../../parts/boilers.ts';
import { ashlar, brickChimney, courses, facadeWindow, hedge } from '../../parts/facade.ts';
import { condensingFurnace, cutWaterHeater, furnaceVents, sealedDuct } from '../../parts/house-cellar.ts';
import { fluePipe } from '../../parts/piping.ts';
import { smallCondenser } from '../../parts/roof-plant.ts';
import { bareTree, car } from '../../parts/street.ts';
import { FLASHLIGHT } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';

// Half of a pair of Tudor houses, 6.1 m wide: brick below, half-timbered gable above, steep tiled roof.

const WIDTH = 6.1;
const EAVES = 6.6;
const RIDGE = 9.3;
const GROUND_FLOOR = 1;
const BRICK = 0.16;
const TILE = 0.17;
/** The walls and the peak of the front gable. */
const GABLE = { left: 2.55, right: 5.75 };
const APEX: Point = [4.15, 9.75];

/** Draws half of the pair; x is measured from the party wall. A remodeled half has a dormer, siding and a fence. */
function tudorHouse(sheet: Sheet, random: Random, remodeled: boolean): void {
  walls(sheet);
  const chimney = WIDTH - 1.05;
  brickChimney(sheet, { x: chimney, y: 7.2, width: 0.75, height: 3.8 }, BRICK, 0.08);
  for (const pot of [chimney + 0.15, chimney + 0.45]) sheet.rect('maskFine', pot, 11.15, 0.18, 0.3);
  mainRoof(sheet);
  if (remodeled) dormer(sheet, random);
  gable(sheet);
  if (remodeled) siding(sheet);
  else timbers(sheet);
  const sash = { width: 0.7, height: 1.35, columns: 2, lintel: 0, random };
  facadeWindow(sheet, [GABLE.left + 0.85, 4.45], sash);
  facadeWindow(sheet, [GABLE.right - 1.55, 4.45], { ...sash, airConditioner: !remodeled });
  facadeWindow(sheet, [APEX[0] - 0.3, 6.15], { width: 0.6, height: 0.8, columns: 2, lintel: 0, random });
  bargeboards(sheet);
  for (const x of [0.45, 1.24, 2.03])
    facadeWindow(sheet, [GABLE.left + x, 1.75], {
      width: 0.72,
      height: 1.6,
      columns: 3,
      rows: 2,
      lintel: 0.16,
      random,
      guest: x === 1.24 ? (remodeled ? 'plant' : 'cat') : undefined,
    });
  awning(sheet, [GABLE.left + 0.3, 3.3], GABLE.right - GABLE.left - 0.6);
  entrance(sheet, random, remodeled);
  if (remodeled) fence(sheet);
  else hedge(sheet, { x: 2.5, y: 0, width: 3.6, height: 0.75 }, [30, 0.09], [-50, 0.12]);
}

function walls(sheet: Sheet): void {
  const base = GROUND_FLOOR - 0.1;
  sheet.rect('mask', 0, 0, WIDTH, EAVES);
  courses(sheet, { x: 0, y: 0, width: WIDTH, height: EAVES }, BRICK);
  sheet.rect(['mask', 'tone'], 0, 0, WIDTH, base);
  ashlar(sheet, { x: 0, y: 0, width: WIDTH, height: base }, 0.3, 0.6);
  sheet.rect('maskFine', 0, GROUND_FLOOR - 0.12, WIDTH, 0.12);
}

function mainRoof(sheet: Sheet): void {
  const slope: Point[] = [
    [0, EAVES],
    [WIDTH + 0.35, EAVES],
    [WIDTH - 0.55, RIDGE],
    [0, RIDGE],
  ];
  sheet.polygon('mask', ...slope);
  for (const y of stepsBelow(EAVES + 0.15, RIDGE, TILE)) {
    const share = (y - EAVES) / (RIDGE - EAVES);
    sheet.line('texture', [0, y], [WIDTH + 0.35 - 0.9 * share, y]);
  }
  sheet.polygon('edge', ...slope);
  sheet.rect('maskEdge', 0, EAVES - 0.12, WIDTH + 0.4, 0.16);
  sheet.rect('toneDeep', 0, EAVES - 0.35, WIDTH, 0.22);
}

function gable(sheet: Sheet): void {
  const { left, right } = GABLE;
  sheet.polygon('mask', [left - 0.25, 5.6], APEX, [right + 0.25, 5.6]);
  sheet.rect('mask', left, GROUND_FLOOR, right - left, 5);
  courses(sheet, { x: left, y: GROUND_FLOOR, width: right - left, height: 2.9 }, BRICK);
  sheet.polygon('mask', [left, 3.95], [right, 3.95], [right, 5.9], [APEX[0], 9.4], [left, 5.9]);
  for (const wall of [left, right]) sheet.line('edge', [wall, GROUND_FLOOR], [wall, 5.9]);
  sheet.rect('maskEdge', left - 0.05, 3.85, right - left + 0.1, 0.2);
}

/** Vertical boards, where the other house has its timbers. */
function siding(sheet: Sheet): void {
  const [middle, peak] = APEX;
  const { left, right } = GABLE;
  const wall = symmetric(middle, [(right - left) / 2, 4.05], [(right - left) / 2, 5.9], [0, peak - 0.35]);
  sheet.hatch('fine', wall, 90, 0.2);
}

/** A flat-roofed dormer with three windows, between the gable and the party wall. */
function dormer(sheet: Sheet, random: Random): void {
  sheet.rect('maskFine', 0.45, 7.1, 2.2, 1.6);
  sheet.rect('maskEdge', 0.3, 8.65, 2.5, 0.14);
  for (const x of spaced(0.6, 0.65, 3))
    facadeWindow(sheet, [x, 7.4], { width: 0.6, height: 0.95, columns: 2, lintel: 0, random });
}

function fence(sheet: Sheet): void {
  sheet.verticals('fine', spaced(2.5, 0.18, 21), 0, 0.95);
  sheet.horizontals('fine', [0.15, 0.82], 2.5, 6.1);
}

/** One timber between two points, `thickness` wide. */
function timber(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point, thickness: number): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const nx = ((-(y2 - y1) / length) * thickness) / 2;
  const ny = (((x2 - x1) / length) * thickness) / 2;
  sheet.polygon('solid', [x1 + nx, y1 + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x1 - nx, y1 - ny]);
}

function timbers(sheet: Sheet): void {
  for (const mirrored of [true, false]) {
    const half = sheet.at([APEX[0], 0], { mirrored });
    timber(half, [1.53, 4.05], [1.53, 5.85], 0.11);
    timber(half, [0.98, 4.05], [0.98, 6.95], 0.11);
    timber(half, [0, 5.95], [1.6, 5.95], 0.12);
    timber(half, [0, 7.05], [0.92, 7.05], 0.11);
    timber(half, [0.9, 7.1], [0.05, 8.3], 0.09);
    timber(half, [1.5, 4.1], [1.02, 5.8], 0.09);
  }
  timber(sheet, [APEX[0], 7.1], [APEX[0], 9.2], 0.11);
}

function bargeboards(sheet: Sheet): void {
  for (const mirrored of [true, false]) {
    const half = sheet.at([APEX[0], 0], { mirrored });
    half.polygon('maskEdge', [1.92, 5.55], [1.92, 5.85], [0, 9.95], [0, 9.65], [1.64, 5.6]);
  }
}

/** Striped aluminum awning, 0.42 m high, from its lower left corner. */
function awning(sheet: Sheet, [x, y]: Point, width: number): void {
  const [height, inset] = [0.42, 0.15];
  sheet.polygon('maskFine', ...trapezoid(x, y, width, height, inset));
  for (const share of dividing(0, 1, Math.round(width / 0.186)))
    sheet.line('texture', [x + width * share, y], [x + inset + (width - 2 * inset) * share, y + height]);
}

/** Door under a small gable or an awning, with a window above it and five steps in front. */
function entrance(sheet: Sheet, random: Random, remodeled: boolean): void {
  const [x, floor, width, height] = [0.75, GROUND_FLOOR, 1.15, 2.5];
  sheet.rect(['mask', 'toneDeep'], x, floor, width, height);
  sheet.rect('maskFine', x + 0.12, floor, 0.91, 2.1);
  sheet.roundRect('fine', x + 0.3, floor + 1.05, 0.55, 0.85, 0.25);
  sheet.rect('texture', x + 0.25, floor + 0.15, 0.65, 0.65);
  sheet.rect('fine', x, floor, width, height);
  if (remodeled) awning(sheet, [x - 0.3, 3.4], 1.75);
  else hood(sheet, x);
  facadeWindow(sheet, [x + 0.12, 4.75], { width: 0.9, height: 1.4, columns: 2, lintel: 0.14, random });
  for (const step of range(5)) sheet.rect('maskFine', x - 0.22, step * 0.2, 1.6, 0.2);
  for (const rail of [x - 0.3, x + 1.38]) {
    sheet.rect('fine', rail, 0, 0.06, 1);
    sheet.line('edge', [rail + 0.03, 0.95], [rail + 0.03, 1.9]);
  }
  for (const pier of [x - 0.3, x + 1.36]) {
    sheet.rect('maskFine', pier - 0.03, 0, 0.14, 1.05);
    sheet.rect('maskFine', pier - 0.08, 1.05, 0.24, 0.1);
  }
}

function hood(sheet: Sheet, x: number): void {
  sheet.polygon('maskEdge', [x - 0.35, 3.5], [x + 1.5, 3.5], [x + 0.58, 4.4]);
  for (const i of range(4))
    sheet.line('texture', [x - 0.35 + 0.22 * i, 3.5 + 0.21 * i], [x + 1.5 - 0.22 * i, 3.5 + 0.21 * i]);
}

/** Level of the cellar floor. */
const CELLAR = -2.5;
const HEIGHT = CEILING - CELLAR;
/** x of the party wall, about which the pair is mirrored. */
const PARTY_WALL = 8.3;

export const queens = borough({
  frame: { scale: 34, left: -4, right: 20.5, top: 12.4 },
  cellar: { left: 2.2, right: 14.4, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  const random = new Random(21);
  bareTree(sheet, [17.6, 0], 8, 31);
  if (view !== 'street') bareTree(sheet, [-1.65, 0], 6.5, 35);
  tudorHouse(sheet.at([PARTY_WALL, 0], { mirrored: true }), random, false);
  tudorHouse(sheet.at([PARTY_WALL, 0]), random, true);
  sheet.line('edge', [PARTY_WALL, 0], [PARTY_WALL, 9.3]);
  car(sheet, [16, 0]);
  cellars(sheet);
  smallCondenser(sheet, [14.6, 0.05], { width: 0.75, height: 0.75 });
  smoke(sheet, [2.9, 11.5], 0.8);
  figure(sheet, [7, 0], { who: 'tenant', posture: 'walk', mirrored: true });
  figure(sheet, [-0.4, 0], { who: 'super', posture: 'walk' });
}

/** A boiler to the left of the party wall, a furnace with its ducts to the right, a water heater on each side. */
function cellars(sheet: Sheet): void {
  sheet.rect('solid', PARTY_WALL - 0.15, CELLAR, 0.3, 2.4);
  const pair = sheet.at([6.5, CELLAR], { mirrored: true });
  fluePipe(pair, 0.1, [2.78, 1.5], [2.78, 1.66]);
  steamPlant(pair, [0, 0], { ceiling: HEIGHT, vent: 3.75, mains: [-1.2, 3.45], zoom: 0.95 });
  cutWaterHeater(pair, [2.5, 0], HEIGHT);
  const x = 9.5;
  furnaceVents(sheet, [x, CELLAR], HEIGHT);
  sealedDuct(sheet, 'neutral', [x - 0.5, CELLAR], 0.36, HEIGHT, [CELLAR + 1]);
  sheet.rect('maskEdge', x - 0.5, CELLAR, 0.5, 0.38);
  condensingFurnace(sheet, [x, CELLAR]);
  sealedDuct(sheet, 'hot', [x, CELLAR + 1.38], 0.56, 0.56);
  sealedDuct(sheet, 'hot', [8.7, -0.56], 3.8, 0.22, [10.6, 11.9]);
  sheet.line('hotAir', [9.8, -0.45], [12.3, -0.45]);
  fluePipe(sheet, 0.14, [12.98, CELLAR + 1.5], [12.98, -0.78], [13.7, -0.66], [13.7, CEILING]);
  cutWaterHeater(sheet, [12.7, CELLAR], HEIGHT);
  figure(sheet, [11.2, CELLAR], { who: 'will', posture: 'search', mirrored: true, far: FLASHLIGHT });
}
