/** A clapboard house from about 1900, 10.6 m wide, with a front gable in fish-scale shingles. */

import { type Point, spaced, stepsBelow, trapezoid } from '../../../kit/geometry.ts';
import type { Random } from '../../../kit/random.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { ashlar, courses, facadeWindow } from '../../../parts/building/facade.ts';

export const GROUND_FLOOR = 0.9;
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

export function frameHouse(sheet: Sheet, random: Random): void {
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
  const slope: Point[] = [
    [LEFT - overhang, EAVES],
    [RIGHT + overhang, EAVES],
    [RIGHT - hip, RIDGE],
    [LEFT + hip, RIDGE],
  ];
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
  for (const [inward, foot] of [
    [0.33, left - 0.5],
    [-0.33, right + 0.5],
  ] as const) {
    sheet.polygon('maskEdge', [foot, 5.85], [middle, top + 0.25], [middle, top - 0.1], [foot + inward, 5.85]);
  }
  for (const x of [middle - 0.9, middle + 0.1]) {
    facadeWindow(sheet, [x, 6.75], { width: 0.8, height: 1.45, lintel: 0.12, random });
  }
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
