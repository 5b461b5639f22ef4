import { defined } from '../kit/defined.ts';
import { range, span } from '../kit/geometry.ts';
import { onLeft, onRight } from '../kit/labels.ts';
import type { Pen } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { ThemeName } from '../kit/themes.ts';
import { airArrow } from '../parts/airflow.ts';
import { ceilingCassette } from '../parts/cassette.ts';
import { blower } from '../parts/fans.ts';
import { bookcase, chair, plant, screen, sofa, table } from '../parts/furniture.ts';
import { person, SOFA_SEAT_HEIGHT, sitter } from '../parts/people.ts';
import { coil, compressor } from '../parts/refrigeration.ts';
import type { Detail, PartLabels, SystemDrawing } from './system.ts';
import { finishSystem, systemSheet } from './system.ts';

/** Two floors of 2.9 m and the roof. */
const [GROUND, UPPER, ROOF] = [0, 2.9, 5.8];
const FLOORS = [GROUND, UPPER] as const;
const RIGHT = 6.6;
const SLAB = 0.25;
const WALL = 0.28;
/** The three riser pipes in the shaft between the two partitions: suction gas, high-pressure gas, liquid. */
const RISER: readonly { readonly x: number; readonly pen: Pen }[] = [
  { x: 3.2, pen: 'cold' },
  { x: 3.3, pen: 'hot' },
  { x: 3.42, pen: 'hotFine' },
];
/** Outdoor modules stand on rails. */
const MODULE_FOOT = 6.12;
const MODULE = { width: 1.2, height: 1.75 };

const LABELS: PartLabels<'vrf-vrv'> = [
  onLeft('Outdoor modules', [1.2, 7.4], 7.5),
  onLeft('Compressor', [3.1, 6.45], 6.6),
  onLeft('Suction gas', [defined(RISER[0]).x, 5.5], 5.5),
  onLeft('Ceiling cassette', [1.2, 5.35], 4.4),
  onLeft('Wall unit', [0.4, 1.95], 1.9),
  onRight('Outdoor coil', [3.89, 7.4], 7.5),
  onRight('High-pressure gas', [4.75, 6.34], 6.75),
  onRight('Liquid', [4.85, 6.15], 6.3),
  onRight('Branch selector', [4.2, 5.1], 4.3),
  onRight('Ducted unit', [5.4, 2.3], 2.5),
  onRight('Supply grille', [6, 1.96], 1.4),
  onRight('Wall controller', [3.77, 1.36], 0.5),
];

/** Three-pipe heat recovery system in a two-story slice of a building. */
export function vrf(theme: ThemeName, detail: Detail = 'full'): SystemDrawing {
  const sheet = systemSheet(66, [222, 610]);
  structure(sheet);
  rails(sheet);
  closedModule(sheet, 1.2);
  openModule(sheet, 2.8);
  for (const x of [3.1, 3.65]) airArrow(sheet, 'hot', [x, 8.08], [x - 0.06, 8.3], [x + 0.06, 8.5], [x, 8.7]);
  riser(sheet);
  for (const floor of FLOORS) branchSelector(sheet, floor);
  cassettes(sheet);
  ductedUnit(sheet);
  wallUnit(sheet);
  if (detail === 'full') rooms(sheet);
  sheet.rect('maskEdge', 3.72, 1.3, 0.1, 0.16); // wall controller
  return finishSystem(sheet, theme, {
    key: 'vrf-vrv',
    title: 'VRF system in section',
    description:
      'Two outdoor modules on a roof, a three-pipe riser, branch selectors and four indoor units on two floors with people at work and at rest.',
    labels: LABELS,
  });
}

function structure(sheet: Sheet): void {
  sheet.rect('mask', 0, -0.3, RIGHT, 9);
  sheet.rect('tone', 0, 0, RIGHT, ROOF);
  for (const floor of [...FLOORS, ROOF]) sheet.rect('solid', 0, floor - SLAB, RIGHT, SLAB);
  for (const floor of FLOORS) story(sheet, floor);
  for (const x of [0, RIGHT - WALL]) {
    sheet.rect('solid', x, ROOF, WALL, 0.7);
    sheet.rect('solid', x - 0.06, ROOF + 0.7, 0.4, 0.1);
  }
}

/** Outside walls with windows in section, the shaft's partitions, ceilings, skirtings. */
function story(sheet: Sheet, floor: number): void {
  const [sill, head] = [floor + 0.7, floor + 2.2];
  const rightWall = RIGHT - WALL;
  for (const [x, glazing] of [
    [0, [0.11, 0.17]],
    [rightWall, [RIGHT - 0.17, RIGHT - 0.11]],
  ] as const) {
    sheet.rect('solid', x, floor, WALL, 0.7);
    sheet.rect('solid', x, head, WALL, 0.5);
    sheet.verticals('fine', glazing, sill, head);
  }
  sheet.verticals('texture', [0, WALL, rightWall, RIGHT], sill, head);
  sheet.rect('solid', 3, floor + 2.1, 0.14, 0.55);
  sheet.rect('fine', 3.02, floor, 0.1, 2.1);
  sheet.rect('solid', 3.5, floor, 0.14, 2.65);
  for (const [pen, level] of [
    ['fine', floor + 2.42],
    ['texture', floor + 0.1],
  ] as const) {
    sheet.line(pen, [WALL, level], [3, level]);
    sheet.line(pen, [3.64, level], [rightWall, level]);
  }
}

function rails(sheet: Sheet): void {
  sheet.rect('solid', 0.9, 6.02, 3.6, 0.1);
  for (const x of [1.1, 2.6, 4.2]) sheet.rect('solid', x, ROOF, 0.12, 0.22);
}

function moduleCase(sheet: Sheet, x: number): void {
  const { width, height } = MODULE;
  const top = MODULE_FOOT + height;
  for (const pen of ['mask', 'tone', 'edge'] as const) sheet.rect(pen, x, MODULE_FOOT, width, height);
  for (const left of [x + 0.08, x + 0.65]) {
    sheet.rect('maskFine', left, top, 0.47, 0.14);
    sheet.verticals(
      'texture',
      span(1, 8).map((i) => left + i * 0.058),
      top,
      top + 0.14,
    );
  }
}

function closedModule(sheet: Sheet, x: number): void {
  moduleCase(sheet, x);
  sheet.rect('fine', x + 0.07, 6.2, 1.06, 0.72);
  sheet.verticals('fine', [x + 0.6], 6.2, 6.92);
  sheet.horizontals(
    'fine',
    range(13).map((i) => 7 + i * 0.065),
    x + 0.08,
    x + 1.12,
  );
}

/** Coils on both sides, two compressors, two fans. */
function openModule(sheet: Sheet, x: number): void {
  moduleCase(sheet, x);
  for (const left of [x + 0.06, x + 1.04])
    coil(sheet, [left, 6.95], { width: 0.1, height: 0.85, medium: 'hot', tubes: 7 });
  for (const middle of [x + 0.36, x + 0.82]) compressor(sheet, [middle, 6.16], { width: 0.3, height: 0.62 });
  for (const axis of [x + 0.315, x + 0.885]) {
    for (const belly of [7.7, 7.78])
      sheet.spline('edge', [axis - 0.2, 7.74], [axis, belly], [axis + 0.2, 7.74]);
    sheet.rect('maskFine', axis - 0.06, 7.5, 0.12, 0.2);
  }
  sheet.spline('hot', [x + 0.36, 6.76], [x + 0.36, 6.95], [x + 0.6, 7], [x + 0.6, 7.2]);
  sheet.spline('hot', [x + 0.82, 6.76], [x + 0.82, 6.92], [x + 0.66, 7], [x + 0.6, 7.2]);
}

/** Three pipes from the modules over the roof edge of the shaft and down. */
function riser(sheet: Sheet): void {
  const foot = 2.18;
  RISER.forEach(({ x, pen }, i) => {
    const [outlet, turn, roof] = [6.3 + 0.09 * i, 4.65 + 0.1 * i, 5.95 - 0.06 * i];
    sheet.line(pen, [4.1, outlet], [turn, outlet], [turn, roof], [x, roof], [x, UPPER + foot]);
  });
  for (const { x, pen } of RISER) sheet.line(pen, [x, 5.5], [x, foot]);
  sheet.line('coldFlow', [defined(RISER[0]).x, 2.2], [defined(RISER[0]).x, 5.9]);
  sheet.line('hotFlow', [defined(RISER[1]).x, 5.9], [defined(RISER[1]).x, 2.2]);
}

/** Box in the ceiling that gives each room's unit hot gas or liquid. */
function branchSelector(sheet: Sheet, floor: number): void {
  const [left, right] = [3.72, 4.34];
  const unit = floor === GROUND ? 4.9 : 5;
  sheet.rect('maskEdge', left, floor + 2.05, right - left, 0.3);
  sheet.verticals(
    'fine',
    range(5).map((i) => 3.82 + 0.1 * i),
    floor + 2.05,
    floor + 2.35,
  );
  const stubs = [
    ['coldFine', 2.12],
    ['hotFine', 2.2],
    ['hotFine', 2.28],
  ] as const;
  for (const [i, [pen, level]] of stubs.entries())
    sheet.line(pen, [defined(RISER[i]).x, floor + level], [left, floor + level]);
  sheet.line('coldFine', [right, floor + 2.26], [unit, floor + 2.26]);
  sheet.line('hotFine', [right, floor + 2.16], [unit, floor + 2.16]);
  sheet.line('coldFine', [left, floor + 2.34], [2, floor + 2.34]);
  sheet.line('hotFine', [left, floor + 2.28], [2, floor + 2.28]);
}

function cassettes(sheet: Sheet): void {
  const xs = [1.2, 5];
  for (const x of xs) {
    ceilingCassette(sheet, [x, UPPER + 2.34], { body: 0.04 });
    blower(sheet, [x + 0.42, UPPER + 2.5], 0.1);
  }
  for (const x of xs) {
    airArrow(sheet, 'cold', [x - 0.08, UPPER + 2.28], [x - 0.3, UPPER + 2.05], [x - 0.45, UPPER + 1.6]);
    airArrow(sheet, 'cold', [x + 0.92, UPPER + 2.28], [x + 1.14, UPPER + 2.05], [x + 1.25, UPPER + 1.6]);
    airArrow(sheet, 'neutral', [x + 0.42, UPPER + 1.75], [x + 0.42, UPPER + 2.28]);
  }
}

function ductedUnit(sheet: Sheet): void {
  sheet.rect('maskCold', 4.9, 2, 0.6, 0.32);
  blower(sheet, [5.1, 2.16], 0.1);
  coil(sheet, [5.3, 2.03], { width: 0.07, height: 0.26, medium: 'cold', rows: 1, tubes: 4 });
  sheet.polygon('maskCold', [5.5, 2.04], [6.2, 2.08], [6.2, 2.28], [5.5, 2.3]);
  sheet.rect('maskCold', 5.85, 1.96, 0.3, 0.1);
  airArrow(sheet, 'cold', [6, 1.92], [5.98, 1.6], [6.02, 1.2]);
}

function wallUnit(sheet: Sheet): void {
  sheet.roundRect('maskCold', 0.36, 1.75, 0.24, 0.34, 0.08);
  sheet.line('coldFine', [0.5, 2.09], [0.5, 2.34], [2, 2.34]);
  sheet.line('hotFine', [0.44, 2.09], [0.44, 2.28], [2, 2.28]);
  airArrow(sheet, 'cold', [0.58, 1.74], [0.85, 1.5], [1, 1.1]);
}

function rooms(sheet: Sheet): void {
  table(sheet, [1.3, UPPER], { width: 1.2 });
  chair(sheet, [1.05, UPPER]);
  sitter(sheet, 1.2, UPPER, { height: 1.65 });
  screen(sheet, [1.85, UPPER + 0.74], { height: 0.34 });
  bookcase(sheet, [4, UPPER], { width: 0.9, height: 1.6, shelves: 4 });
  table(sheet, [5.1, UPPER], { width: 0.9 });
  chair(sheet, [6.1, UPPER], { mirrored: true });
  sitter(sheet, 5.95, UPPER, { height: 1.65, mirrored: true });
  sofa(sheet, [1, GROUND], { width: 1.7 });
  person(sheet, [1.9, GROUND + SOFA_SEAT_HEIGHT], { pose: 'sit', height: 1.65, mirrored: true });
  person(sheet, [4.5, GROUND], { height: 1.72 });
  plant(sheet, [5.9, GROUND], { height: 1.1 });
  table(sheet, [4.9, GROUND], { width: 0.8, height: 0.5 });
}
