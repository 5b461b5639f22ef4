/** Brooklyn brownstone in section: two wall-mounted heads, a line set in a closet, the outdoor unit in the yard. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { arcPoints, climb, type Point, points, rectangle, upFirst } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { dog, sittingCat } from '../../parts/animals.ts';
import { washer } from '../../parts/boilers.ts';
import {
  type Box,
  darkRoom,
  earth,
  hatchEarth,
  litRoom,
  moldings,
  windowInCut,
} from '../../parts/cut-building.ts';
import { outdoorUnit } from '../../parts/facade.ts';
import * as furniture from '../../parts/furniture.ts';
import { cutWaterHeater } from '../../parts/house-cellar.ts';
import { valve } from '../../parts/piping.ts';
import { radiator } from '../../parts/radiators.ts';
import { lineSet, wallHead } from '../../parts/room-units.ts';
import { smallSteamBoiler } from '../../parts/small-boiler.ts';
import { bareTree, boardFence } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const SCALE = 50;
const [LEFT, RIGHT, DEPTH] = [-9.7, 24, 3.3];
/** Front and rear faces, and the walls' thickness. */
const [FRONT, REAR, WALL] = [0, 12, 0.4];
const FLOORS = { cellar: -2.6, garden: -0.3, parlor: 2.3, top: 5.7, roof: 8.75 } as const;
const SLAB = 0.28;
const FENCE = 1.7;
/** Level of the line set under the kitchen ceiling. */
const SOFFIT = FLOORS.parlor - SLAB - 0.11;
/** The chimney in the party wall behind the rear rooms. */
const CHIMNEY = { left: 8.66, right: 9.5 } as const;
/** The closet that contains the line set. */
const CHASE = { left: 5.6, right: 6.4 } as const;

/** Height of the steam main above the cellar floor, and the risers along the front and rear walls. */
const MAIN = 1.88;
const RISERS = { front: 0.56, rear: 11.44 } as const;

const between = (left: number, right: number, floor: number, next: number): Box => ({
  left,
  right,
  floor,
  ceiling: next - SLAB,
});
const ROOMS = {
  gardenFront: between(WALL, CHASE.left, FLOORS.garden, FLOORS.parlor),
  kitchen: between(CHASE.right, REAR - WALL, FLOORS.garden, FLOORS.parlor),
  frontParlor: between(WALL, CHASE.left, FLOORS.parlor, FLOORS.top),
  rearParlor: between(CHASE.right, REAR - WALL, FLOORS.parlor, FLOORS.top),
  study: between(WALL, CHASE.left, FLOORS.top, FLOORS.roof),
  bedroom: between(CHASE.right, REAR - WALL, FLOORS.top, FLOORS.roof),
} as const;

export function brownstone(): Drawing {
  const stage = new Sheet({ width: 1680, height: 720, scale: SCALE, origin: [485, 555], shown: 0.6 });
  earth(stage, LEFT, RIGHT, DEPTH);
  street(stage);
  shell(stage);
  cellar(stage);
  gardenFloor(stage);
  parlorFloor(stage);
  topFloor(stage);
  steamHeat(stage);
  closetChase(stage);
  openings(stage);
  yard(stage);
  neighbor(stage);
  return finish(stage, 'night');
}

function street(sheet: Sheet): void {
  bareTree(sheet, [-6.9, 0], 7.2);
  figure(sheet, [-4.6, 0], { who: 'tenant', posture: 'walk', mirrored: true });
  dog(sheet, [-5.6, 0], { mirrored: true });
  sheet.spline('fine', [-4.8, 0.9], [-5.2, 0.6], [-5.9, 0.5]);
}

/** Stoop, walls, floors and roof in section, and the top of the chimney. */
function shell(sheet: Sheet): void {
  const [risers, tread, landing] = [14, 0.2, 0.9];
  const foot = FRONT - landing - risers * tread;
  const rise = FLOORS.parlor / risers;
  sheet.polygon(
    'solid',
    ...climb([foot, 0], risers, rise, tread),
    [FRONT, FLOORS.parlor],
    [FRONT, FLOORS.parlor - 0.3],
    [FRONT - landing, FLOORS.parlor - 0.3],
    [foot + 0.5, 0],
  );
  sheet.line('edge', [foot, 0.95], [FRONT - landing, FLOORS.parlor + 0.95], [FRONT, FLOORS.parlor + 0.95]);
  for (const i of [0, 3, 6, 9, 12])
    sheet.at([foot + (i + 0.5) * tread, (i + 1) * rise]).line('fine', [0, 0], [0, 0.85]);
  sheet.rect('mask', FRONT, FLOORS.cellar, REAR, FLOORS.roof + 0.5 - FLOORS.cellar);
  for (const x of [FRONT, REAR - WALL])
    sheet.rect('solid', x, FLOORS.cellar - 0.25, WALL, FLOORS.roof + 0.8 - FLOORS.cellar);
  for (const level of Object.values(FLOORS)) sheet.rect('solid', FRONT, level - SLAB, REAR, SLAB);
  const cornice = sheet.at([FRONT, FLOORS.roof]);
  cornice.polygon('solid', [0, 0.55], [-0.55, 0.55], [-0.5, 0.2], [-0.2, -0.2], [0, -0.3]);
  const { left, right } = CHIMNEY;
  sheet.rect('maskEdge', left, FLOORS.roof, right - left, 1.1);
  sheet.rect('solid', left - 0.1, FLOORS.roof + 1.1, right - left + 0.2, 0.12);
  for (const flue of [left + 0.12, right - 0.32]) sheet.rect('maskFine', flue, FLOORS.roof + 1.22, 0.2, 0.3);
}

function cellar(stage: Sheet): void {
  const box = between(WALL, REAR - WALL, FLOORS.cellar, FLOORS.garden);
  const sheet = darkRoom(stage, box);
  const { left, right } = CHIMNEY;
  sheet.rect(['maskEdge', 'toneDeep'], left, box.floor, right - left, box.ceiling - box.floor);
  // the heater with its vent up into the chimney, and the gas drop with cock and drip leg
  const heater = sheet.at([7.5, box.floor]);
  heater.rect('solid', -0.06, 0, 0.68, 0.08);
  cutWaterHeater(heater, [0, 0.08], box.ceiling - box.floor - 0.08);
  heater.line('hotHeavy', [0.275, 1.57], [0.275, 1.62], [left - 7.5, 1.68]);
  heater.rect('solid', left - 7.55, 1.54, 0.08, 0.28);
  heater.line('edge', [0.92, box.ceiling - box.floor], [0.92, 0.1]);
  heater.line('edge', [0.85, 0.1], [0.99, 0.1]);
  heater.line('edge', [0.92, 0.3], [0.55, 0.3]);
  valve(heater, [0.92, 0.75], { size: 0.07 });
  washer(sheet, [2.2, box.floor], 0.7, 0.9, [0.35, 0.45], 0.22);
  washer(sheet, [3, box.floor], 0.7, 0.9, [0.35, 0.45], 0.22);
  smallSteamBoiler(sheet.at([CHIMNEY.left + 0.4, box.floor], { zoom: 1.3 }), [0, 0], MAIN / 1.3);
  const main = box.floor + MAIN;
  sheet.line('hotHeavy', [RISERS.front, main], [RISERS.rear, main]);
  figure(sheet, [4.1, box.floor], { who: 'super', posture: 'hold', mirrored: true });
}

/** Draws a room's moldings and, if the chimney passes behind the room, the chimney breast. Returns the room's sheet. */
function withBackWall(room: Sheet, box: Box): Sheet {
  moldings(room, box);
  if (box.right > CHIMNEY.right)
    room.verticals('fine', [CHIMNEY.left, CHIMNEY.right], box.floor, box.ceiling);
  return room;
}

/** Marble mantel on the chimney breast, with a mirror above it. */
function mantel(room: Sheet, floor: number): void {
  const middle = (CHIMNEY.left + CHIMNEY.right) / 2;
  room.rect('maskEdge', middle - 0.66, floor, 1.32, 1.14);
  room.rect(['maskFine', 'toneDeep'], middle - 0.4, floor, 0.8, 0.78);
  room.arc('maskFine', [middle, floor], 0.3, 0, 180, 0.6);
  room.rect('silhouette', middle - 0.74, floor + 1.14, 1.48, 0.07);
  room.rect('maskEdge', middle - 0.5, floor + 1.21, 1, 1.5);
  room.rect('texture', middle - 0.42, floor + 1.29, 0.84, 1.34);
}

function gardenFloor(stage: Sheet): void {
  const dark = withBackWall(darkRoom(stage, ROOMS.gardenFront), ROOMS.gardenFront);
  const floor = FLOORS.garden;
  furniture.bed(dark, [1.7, floor]);
  furniture.picture(dark, [2.4, floor + 1.2]);
  const lit = withBackWall(litRoom(stage, ROOMS.kitchen), ROOMS.kitchen);
  furniture.kitchen(lit, [8.4, floor], { width: 2.4 });
  furniture.fridge(lit, [10.85, floor]);
  furniture.table(lit, [6.75, floor], { width: 1.2 });
  figure(lit, [7.95, floor], { who: 'shopkeeper', posture: 'hold' });
}

function parlorFloor(stage: Sheet): void {
  const floor = FLOORS.parlor;
  const lit = withBackWall(litRoom(stage, ROOMS.frontParlor), ROOMS.frontParlor);
  furniture.picture(lit, [2.1, floor + 1.5], { width: 0.8, height: 0.6 });
  furniture.sofa(lit, [1.6, floor]);
  figure(lit, [2.6, floor], { who: 'super', posture: 'sit' });
  furniture.bookcase(lit, [4.3, floor], { width: 1.1, height: 1.55, shelves: 4 });
  wallHead(lit, [3.9, floor + 2.35]);
  furniture.pottedPlant(lit, [3.75, floor], 1.4);
  const dark = withBackWall(darkRoom(stage, ROOMS.rearParlor), ROOMS.rearParlor);
  mantel(dark, floor);
  furniture.picture(dark, [6.8, floor + 1.4], { width: 0.8, height: 0.95 });
  furniture.picture(dark, [10.35, floor + 1.4], { width: 0.8, height: 0.95 });
  furniture.sofa(dark, [6.65, floor], { width: 1.5 });
}

function topFloor(stage: Sheet): void {
  const floor = FLOORS.top;
  const dark = withBackWall(darkRoom(stage, ROOMS.study), ROOMS.study);
  furniture.bookcase(dark, [1.5, floor], { width: 1.1, height: 1.55, shelves: 4 });
  furniture.table(dark, [3.5, floor]);
  furniture.chair(dark, [3.1, floor]);
  furniture.picture(dark, [3.6, floor + 1.3], { width: 1.1, height: 0.7 });
  const lit = withBackWall(litRoom(stage, ROOMS.bedroom), ROOMS.bedroom);
  const pillow = 6.72;
  furniture.bed(lit, [pillow, floor], { width: 1.85 });
  sleeper(lit, [pillow + 0.34, floor + 0.79]);
  furniture.nightTable(lit, [8.7, floor], { width: 0.7 });
  wallHead(lit, [7.2, floor + 2]);
  furniture.picture(lit, [10.2, floor + 1.35], { width: 0.7, height: 0.5 });
}

/** Risers along both walls, and a radiator under each window. */
function steamHeat(sheet: Sheet): void {
  sheet.verticals('hot', [RISERS.front, RISERS.rear], FLOORS.cellar + MAIN, FLOORS.top + 0.15);
  for (const [ground, floor, riser, foot] of [
    [sheet, FLOORS.garden, RISERS.front, RISERS.front + 0.12],
    [sheet.lit, FLOORS.parlor, RISERS.front, RISERS.front + 0.12],
    [sheet, FLOORS.top, RISERS.front, RISERS.front + 0.12],
    [sheet, FLOORS.parlor, RISERS.rear, RISERS.rear - 0.9],
    [sheet.lit, FLOORS.top, RISERS.rear, RISERS.rear - 0.9],
  ] as const) {
    radiator(ground, [foot, floor], 6);
    ground.line('hot', [riser, floor + 0.15], [foot + 0.39, floor + 0.15]);
  }
}

/** A head on a pillow, face up, hair toward the headboard; `position` is the middle of the head. */
function sleeper(sheet: Sheet, [x, y]: Point): void {
  const face = '-0.12,0 -0.06,0.1 0.03,0.1 0.06,0.14! 0.09,0.09 0.14,0.04 0.13,-0.08 0,-0.11';
  sheet.loop('maskFine', ...points(face, [x, y]));
  sheet.polygon('silhouette', ...arcPoints([x - 0.02, y], 0.12, 80, 290));
}

/** The line set runs up in the closet, and the condensate drains to the cellar. */
function closetChase(sheet: Sheet): void {
  for (const { floor, ceiling } of [ROOMS.kitchen, ROOMS.rearParlor, ROOMS.bedroom]) {
    sheet.rect(['mask', 'toneDeep'], CHASE.left, floor, CHASE.right - CHASE.left, ceiling - floor);
    for (const x of [CHASE.left, CHASE.right - 0.1]) sheet.rect('solid', x, floor, 0.1, ceiling - floor);
  }
  for (const level of [FLOORS.parlor, FLOORS.top])
    sheet.rect('mask', CHASE.left + 0.1, level - SLAB, 0.6, SLAB);
  const [lower, upper] = [FLOORS.parlor + 2.5, FLOORS.top + 2.15];
  lineSet(sheet, [5.95, lower], [5.95, upper], [CHASE.right, upper]);
  lineSet(sheet, [CHASE.left, lower], [5.95, lower], [5.95, SOFFIT], [CHASE.right, SOFFIT]);
  const lamp = sheet.lit;
  lineSet(lamp, [CHASE.right, SOFFIT], [REAR - WALL, SOFFIT]);
  lineSet(lamp, [CHASE.right, upper], [7.2, upper]);
  lineSet(lamp, [4.85, lower], [CHASE.left, lower]);
  sheet.line('fine', [6.22, upper - 0.1], [6.22, FLOORS.cellar + 0.35]);
  const drain = sheet.at([6.22, FLOORS.cellar]);
  drain.polygon('maskEdge', [-0.14, 0.3], [0.14, 0.3], ...upFirst([0.05, 0.12], 0, -0.05, 0.12));
}

function openings(sheet: Sheet): void {
  for (const x of [FRONT, REAR - WALL]) {
    const outside = x === FRONT ? -1 : 1;
    windowInCut(sheet, [x, FLOORS.garden + 0.9], WALL, 1.1, outside);
    windowInCut(sheet, [x, FLOORS.top + 0.7], WALL, 1.7, outside);
  }
  windowInCut(sheet, [REAR - WALL, FLOORS.parlor + 0.6], WALL, 2.1, 1);
  sheet.rect('mask', FRONT, FLOORS.parlor, WALL, 2.5);
  sheet.rect('maskEdge', FRONT + 0.16, FLOORS.parlor, 0.07, 2.5);
}

function yard(sheet: Sheet): void {
  bareTree(sheet, [18.72, 0], 5.2, 5);
  boardFence(sheet, REAR + 0.03, 20.6, FENCE);
  lineSet(sheet, [REAR - WALL, SOFFIT], [12.35, SOFFIT], [12.35, 0.62], [13.3, 0.62]);
  for (const leg of [13.4, 14.12]) sheet.rect('maskEdge', leg, 0, 0.06, 0.45);
  outdoorUnit(sheet.at([13.3, 0.4], { zoom: 1.15 }), [0, 0]);
  for (const rise of [0.6, 0.84, 1.08]) airArrow(sheet, 'hot', [14.35, rise], [15.15, rise + 0.12]);
  sittingCat(sheet, [16.1, FENCE + 0.07], { zoom: 1.6, mirrored: true });
}

/** The house across the yards: a lit bedroom above a dark living room, with windows toward the garden. */
function neighbor(sheet: Sheet): void {
  const face = 20.6;
  sheet.rect('mask', face, -DEPTH, 4, DEPTH + 8.4);
  sheet.rect('solid', face, -DEPTH, WALL, DEPTH + 8.4);
  for (const level of [0.3, 3.3, 6.3, 8]) sheet.rect('solid', face, level - SLAB, 4, SLAB);
  hatchEarth(sheet, rectangle(face, -DEPTH, RIGHT - face, DEPTH), 0.42, 2);
  darkRoom(sheet, { left: face + WALL, right: RIGHT, floor: 0.3, ceiling: 3.3 - SLAB });
  darkRoom(sheet, { left: face + WALL, right: RIGHT, floor: 6.3, ceiling: 8 - SLAB });
  const lit = litRoom(sheet, { left: face + WALL, right: RIGHT, floor: 3.3, ceiling: 6.3 - SLAB });
  furniture.bed(lit, [22.1, 3.3]);
  furniture.picture(lit, [22.6, 4.6]);
  figure(lit, [21.5, 3.3], { who: 'shopkeeper', posture: 'stand', mirrored: true });
  windowInCut(sheet, [face, 4.1], WALL, 1.6, -1);
  windowInCut(sheet, [face, 1.1], WALL, 1.4, -1);
}
