/** A frame house with its porch, from about 1900. */
import { type Point, pairsOf, range, rectangle, spaced, stepsBelow, trapezoid } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { washer } from '../../parts/boilers.ts';
import { ashlar, brickChimney, courses, dentils, facadeWindow } from '../../parts/facade.ts';
import { condensingFurnace, cutWaterHeater, furnaceVents, sealedDuct } from '../../parts/house-cellar.ts';
import { fluePipe } from '../../parts/piping.ts';
import { smallCondenser } from '../../parts/roof-plant.ts';
import { bareTree, picketFence } from '../../parts/street.ts';
import { FLASHLIGHT } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';

// A clapboard house from about 1900, 10.6 m wide, with a front gable in fish-scale shingles.

const GROUND_FLOOR = 0.9;
const LEFT = 0.8;
const RIGHT = 11.4;
const WIDTH = RIGHT - LEFT;
const EAVES = 6.2;
const RIDGE = 9.7;
const CLAPBOARD = 0.125;
const GABLE = { left: 1.1, right: 5.9, eaves: 6.05 };
const APEX: Point = [3.5, 10.7];
/** Upper-floor windows. */
const UPPER = { sill: 4.05, height: 1.55 };

function frameHouse(sheet: Sheet, random: Random): void {
  walls(sheet);
  mainRoof(sheet);
  gable(sheet, random);
  for (const x of [1.75, 4.1]) shutteredWindow(sheet, x, random, x > 4);
  for (const x of [6.9, 9.3]) shutteredWindow(sheet, x, random, false);
  dormer(sheet, random);
  groundFloor(sheet, random);
}

function walls(sheet: Sheet): void {
  const height = EAVES - GROUND_FLOOR;
  sheet.rect('mask', LEFT, 0, WIDTH, EAVES);
  sheet.rect('mask', LEFT, 0, WIDTH, GROUND_FLOOR);
  ashlar(sheet, { x: LEFT, y: 0, width: WIDTH, height: GROUND_FLOOR }, 0.3, 0.55);
  courses(sheet, { x: LEFT, y: GROUND_FLOOR, width: WIDTH, height }, CLAPBOARD);
  sheet.rect('edge', LEFT, 0, WIDTH, EAVES);
  sheet.rect('maskFine', LEFT, GROUND_FLOOR - 0.1, WIDTH, 0.16);
  for (const board of [LEFT, RIGHT - 0.18]) sheet.rect('maskFine', board, GROUND_FLOOR, 0.18, height);
}

function mainRoof(sheet: Sheet): void {
  const [overhang, hip] = [0.55, 1];
  const slope = trapezoid(LEFT - overhang, EAVES, WIDTH + 2 * overhang, RIDGE - EAVES, overhang + hip);
  sheet.polygon('mask', ...slope);
  stepsBelow(EAVES + 0.2, RIDGE, 0.2).forEach((y, course) => {
    const share = (y - EAVES) / (RIDGE - EAVES);
    const left = LEFT - overhang + (overhang + hip) * share;
    const right = RIGHT + overhang - (overhang + hip) * share;
    sheet.line('texture', [left, y], [right, y]);
    const first = left + 0.1 + (course % 2 ? 0.14 : 0);
    for (const joint of stepsBelow(first, right, 0.3)) sheet.line('hatch', [joint, y], [joint, y + 0.2]);
  });
  sheet.polygon('edge', ...slope);
  sheet.rect('maskEdge', LEFT - 0.6, EAVES - 0.12, WIDTH + 1.2, 0.2);
  sheet.rect('toneDeep', LEFT, EAVES - 0.34, WIDTH, 0.22);
  sheet.rect('maskFine', LEFT + 0.9, RIDGE - 0.05, WIDTH - 1.8, 0.14);
}

function gable(sheet: Sheet, random: Random): void {
  const { left, right, eaves } = GABLE;
  const [middle, top] = APEX;
  sheet.polygon('mask', [left - 0.45, 5.95], APEX, [right + 0.45, 5.95]);
  sheet.rect('mask', left, GROUND_FLOOR, right - left, 5.2);
  courses(sheet, { x: left, y: GROUND_FLOOR, width: right - left, height: 5.2 }, CLAPBOARD);
  for (const wall of [left, right]) sheet.line('edge', [wall, GROUND_FLOOR], [wall, 6.1]);
  fishScales(sheet);
  sheet.rect('maskEdge', left - 0.1, eaves, right - left + 0.2, 0.16);
  for (const mirrored of [true, false]) {
    const half = sheet.at([middle, 0], { mirrored });
    half.polygon('maskEdge', [2.9, 5.85], [0, top + 0.25], [0, top - 0.1], [2.57, 5.85]);
  }
  for (const x of [middle - 0.9, middle + 0.1])
    facadeWindow(sheet, [x, 6.75], { width: 0.8, height: 1.45, lintel: 0.12, random });
  attic(sheet, [middle, 8.75]);
}

function fishScales(sheet: Sheet): void {
  const [middle] = APEX;
  stepsBelow(6.25, 10.2, 0.17).forEach((y, course) => {
    const half = (10.35 - y) * (2.35 / 4.2);
    const first = middle - half + (course % 2 ? 0 : 0.1);
    for (const x of stepsBelow(first, middle + half - 0.2, 0.2))
      sheet.arc('texture', [x + 0.1, y], 0.1, 180, 360, 0.14);
  });
}

/** Round attic window. */
function attic(sheet: Sheet, [x, y]: Point): void {
  const radius = 0.42;
  sheet.arc('maskEdge', [x, y], radius, 0, 360);
  sheet.line('fine', [x - radius, y], [x + radius, y]);
  sheet.line('fine', [x, y - radius], [x, y + radius]);
}

function shutteredWindow(sheet: Sheet, x: number, random: Random, airConditioner: boolean): void {
  const { sill, height } = UPPER;
  facadeWindow(sheet, [x, sill], { width: 1, height, lintel: 0.14, airConditioner, random, lit: x === 4.1 });
  for (const shutter of [x - 0.42, x + 1.06]) {
    sheet.rect('maskFine', shutter, sill, 0.36, height);
    sheet.horizontals('texture', spaced(4.12, 0.11, 13), shutter + 0.04, shutter + 0.32);
  }
}

function dormer(sheet: Sheet, random: Random): void {
  sheet.rect('maskEdge', 7.6, 7, 2.5, 1.45);
  sheet.polygon('maskEdge', ...trapezoid(7.3, 8.45, 3.1, 0.5, 0.3));
  for (const x of [7.85, 8.95])
    facadeWindow(sheet, [x, 7.2], { width: 0.9, height: 1.05, lintel: 0, random, lit: x > 8 });
}

/** Windows and front door behind the porch. */
function groundFloor(sheet: Sheet, random: Random): void {
  const size = { height: 1.7, lintel: 0.14, random };
  facadeWindow(sheet, [1.9, 1.55], { ...size, width: 1, guest: 'cat' });
  facadeWindow(sheet, [3.9, 1.55], { ...size, width: 1, lit: false });
  facadeWindow(sheet, [9.4, 1.55], { ...size, width: 1.2, columns: 2, guest: 'plant' });
  const floor = GROUND_FLOOR;
  sheet.rect('mask', 6.75, floor, 1.2, 2.5);
  sheet.rect('maskFine', 6.85, floor, 1, 2.1);
  sheet.roundRect('fine', 7.05, floor + 0.95, 0.6, 0.95, 0.28);
  sheet.rect('texture', 7.05, floor + 0.15, 0.6, 0.6);
  sheet.rect('fine', 6.75, floor, 1.2, 2.5);
  sheet.rect('texture', 6.85, floor + 2.16, 1, 0.28);
}

// Full-width porch: roof, turned posts with brackets, balustrade, lattice, five steps at the door.

const PORCH_LEFT = 0.3;
const PORCH_RIGHT = 11.9;
const PORCH_WIDTH = PORCH_RIGHT - PORCH_LEFT;
const LATTICE_END = PORCH_RIGHT - 0.1;
const POSTS = [0.45, 3.2, 6.15, 8.55, 11.6] as const;
/** The steps are between the third and fourth posts. */
const STEPS = { left: 6.2, right: 8.5, count: 5, riser: 0.18 };
const DECK = GROUND_FLOOR - 0.14;

function porch(sheet: Sheet): void {
  roof(sheet);
  for (const x of POSTS) post(sheet, x);
  for (const [left, right] of pairsOf('0.55,3.1 3.3,6.05 8.65,11.5')) balustrade(sheet, left, right);
  sheet.rect('maskEdge', PORCH_LEFT, DECK, PORCH_WIDTH, 0.16);
  lattice(sheet, PORCH_LEFT + 0.1, STEPS.left);
  lattice(sheet, STEPS.right, LATTICE_END);
  steps(sheet);
}

function roof(sheet: Sheet): void {
  sheet.polygon('maskEdge', ...trapezoid(PORCH_LEFT - 0.35, 3.75, PORCH_WIDTH + 0.7, 0.25, 0.65));
  sheet.rect('maskEdge', PORCH_LEFT - 0.1, 3.45, PORCH_WIDTH + 0.2, 0.3);
  dentils(sheet, [PORCH_LEFT, 3.47], PORCH_WIDTH, 56, 0.1);
  sheet.rect('toneDeep', PORCH_LEFT, 3.3, PORCH_WIDTH, 0.15);
  for (const i of range(3)) {
    const y = 3.82 + 0.06 * i;
    sheet.line('texture', [PORCH_LEFT - 0.1 + 0.15 * i, y], [PORCH_RIGHT + 0.1 - 0.15 * i, y]);
  }
}

function post(sheet: Sheet, x: number): void {
  sheet.rect('maskFine', x - 0.09, GROUND_FLOOR, 0.18, 2.55);
  sheet.rect('maskFine', x - 0.13, GROUND_FLOOR, 0.26, 0.9);
  sheet.rect('maskFine', x - 0.14, 3.25, 0.28, 0.2);
  for (const side of [-1, 1]) {
    const reach = x + side * 0.5;
    if (reach > PORCH_LEFT && reach < PORCH_RIGHT - 0.1)
      sheet.arc('fine', [x + side * 0.55, 2.95], 0.48, 90, 90 + side * 90, 0.42);
  }
}

function balustrade(sheet: Sheet, left: number, right: number): void {
  const width = right - left;
  sheet.rect('maskFine', left, GROUND_FLOOR + 0.82, width, 0.07);
  sheet.rect('maskFine', left, GROUND_FLOOR + 0.12, width, 0.06);
  const count = Math.trunc(width / 0.14);
  const bars = spaced(left + 0.07, width / count, count);
  sheet.verticals('fine', bars, GROUND_FLOOR + 0.18, GROUND_FLOOR + 0.82);
}

function lattice(sheet: Sheet, left: number, right: number): void {
  const panel = rectangle(left, 0, right - left, DECK);
  sheet.polygon('mask', ...panel);
  for (const degrees of [45, -45]) sheet.hatch('texture', panel, degrees, 0.14);
  sheet.polygon('fine', ...panel);
}

function steps(sheet: Sheet): void {
  const { left, right, count, riser } = STEPS;
  for (const i of range(count)) {
    sheet.rect('maskFine', left, i * riser, right - left, riser);
    sheet.rect('tone', left, i * riser, right - left, 0.05);
  }
  for (const newel of [6.15, 8.55]) {
    sheet.rect('maskFine', newel - 0.08, 0, 0.16, 1.1);
    sheet.circle('maskFine', [newel, 1.18], 0.11);
  }
}

/** Level of the cellar floor. */
const CELLAR = -2.5;

export const statenIsland = borough({
  frame: { scale: 34, left: -5.6, right: 19.4, top: 12.6 },
  cellar: { left: 1, right: 11.2, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  const random = new Random(2);
  if (view !== 'street') bareTree(sheet, [-2.9, 0], 7.7, 61);
  bareTree(sheet, [16.2, 0], 6.8, 66);
  brickChimney(sheet, { x: 10.3, y: 7.4, width: 0.8, height: 4.1 }, 0.16, 0.1);
  smoke(sheet, [10.6, 11.75], 0.4);
  frameHouse(sheet, random);
  porch(sheet);
  figure(sheet, [4.6, GROUND_FLOOR], { who: 'tenant', posture: 'stand' });
  sheet.circle('maskFine', [7.35, 3.1], 0.1); // porch lamp
  heatPump(sheet);
  picketFence(sheet, -5.4, 0.1);
  picketFence(sheet, 13.8, 19.2);
  cellar(sheet);
  figure(sheet, [-1.8, 0], { who: 'super', posture: 'walk' });
  figure(sheet, [-1.1, 0], { who: 'tenant', posture: 'walk', zoom: 0.68 });
}

/** Outdoor unit of a heat pump, with its fan at the front; its refrigerant line enters the house behind the porch. */
function heatPump(sheet: Sheet): void {
  const fan = [12.78, 0.68] as const;
  smallCondenser(sheet, [12.3, 0.1], { width: 0.95, height: 1.1 });
  sheet.rect('solid', 12.2, 0, 1.15, 0.1);
  sheet.circle('maskCold', fan, 0.38);
  sheet.circle('coldFine', fan, 0.1);
  sheet.line('coldFine', [12.3, 0.4], [LATTICE_END, 0.4]);
}

/** Furnace with its trunk duct, water heater with its vent, washer and dryer. */
function cellar(sheet: Sheet): void {
  const x = 7.9;
  fluePipe(sheet, 0.1, [9.98, CELLAR + 1.5], [9.98, -0.82], [10.55, -0.74], [10.55, CEILING]);
  furnaceVents(sheet, [x, CELLAR], CEILING - CELLAR);
  sealedDuct(sheet, 'neutral', [x - 0.48, CELLAR], 0.34, CEILING - CELLAR);
  sheet.rect('maskEdge', x - 0.48, CELLAR, 0.48, 0.38);
  condensingFurnace(sheet, [x, CELLAR]);
  sealedDuct(sheet, 'hot', [x, CELLAR + 1.38], 0.56, 0.5);
  sealedDuct(sheet, 'hot', [2, -0.62], x - 1.44, 0.24, [4, 6]);
  sheet.line('hotAir', [x + 0.4, -0.5], [2.2, -0.5]);
  // refrigerant line from the outdoor unit down to the coil
  sheet.line('coldFine', [9.1, CEILING], [9.1, CELLAR + 1.1], [x + 0.56, CELLAR + 1.1]);
  cutWaterHeater(sheet, [9.7, CELLAR], CEILING - CELLAR);
  figure(sheet, [5.7, CELLAR], { who: 'dee', posture: 'search', far: FLASHLIGHT });
  for (const x of [2.4, 3.2]) washer(sheet, [x, CELLAR], 0.7, 0.9, [0.35, 0.45], 0.25);
}
