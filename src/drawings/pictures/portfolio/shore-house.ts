/** Staten Island house, with condensing furnace, coil and water heater above the last high-water mark. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { acrossFirst, type Point, symmetric, upFirst } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { draftArrow } from '../../parts/air.ts';
import { sittingCat } from '../../parts/animals.ts';
import { darkRoom, earth, litRoom, windowInCut } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import {
  condensingFurnace,
  cutWaterHeater,
  FURNACE,
  highWaterLine,
  platform,
  sealedDuct,
} from '../../parts/house-cellar.ts';
import { drainHub } from '../../parts/piping.ts';
import { condenser } from '../../parts/roof-plant.ts';
import { bareTree, boardFence } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const [LEFT, RIGHT, DEPTH] = [-2.2, 10.6, 3];
/** Outer faces of the house. */
const [WEST, EAST] = [0, 8.2];
const WALL = 0.26;
const LEVEL = { cellar: -2.3, first: 0.75, second: 3.4, eaves: 3.85, ridge: 6.3 } as const;
const SLAB = 0.24;
const HIGH_WATER = LEVEL.cellar + 0.48;
const STAND = 0.64;
/** Level of the line set, between the joists and the trunk. */
const LINE_LEVEL = 0.45;
const MIDDLE = (WEST + EAST) / 2;
const RAFTER = 0.24;
/** Returns the level of the rafters' lower edge at a horizontal distance from the ridge. */
const underRafters = (distance: number): number =>
  LEVEL.ridge - RAFTER - (distance * (LEVEL.ridge - LEVEL.eaves)) / (MIDDLE - WEST);
/** Left sides of the furnace, the return drop, the water heater and the chimney. */
const FURNACE_X = 2.5;
const RETURN_X = 1.4;
const HEATER_X = 6.0;
const CHIMNEY = { left: 7.05, width: 0.62 } as const;
const TRUNK = { bottom: LEVEL.first - SLAB - 0.5, height: 0.36, left: 1.1, right: 6.92 } as const;

export function shoreHouse(): Drawing {
  const stage = new Sheet({ width: 1008, height: 756, scale: 79, origin: [172, 520], shown: 0.56 });
  bareTree(stage, [-1.55, 0], 4);
  boardFence(stage, EAST, RIGHT + 0.2, 1.5);
  earth(stage, LEFT, RIGHT, DEPTH, 0.4);
  rooms(stage);
  shell(stage);
  chimney(stage);
  cellar(stage);
  registers(stage);
  return finish(stage, 'night');
}

function rooms(sheet: Sheet): void {
  const inside = { left: WEST + WALL, right: EAST - WALL };
  darkRoom(sheet, { ...inside, floor: LEVEL.cellar, ceiling: LEVEL.first - SLAB });
  const first = { floor: LEVEL.first, ceiling: LEVEL.second - SLAB };
  const kitchenSheet = litRoom(sheet, { left: WEST + WALL, right: CHIMNEY.left, ...first });
  furniture.kitchen(kitchenSheet, [0.95, LEVEL.first], { width: 2.4 });
  furniture.stove(kitchenSheet, [3.4, LEVEL.first]);
  furniture.fridge(kitchenSheet, [0.27, LEVEL.first]);
  figure(kitchenSheet, [4.55, LEVEL.first], { who: 'tenant', posture: 'hold', mirrored: true });
  figure(kitchenSheet, [6.15, LEVEL.first], { who: 'tenant', posture: 'walk', zoom: 0.68, mirrored: true });
  furniture.pendant(kitchenSheet, [5.4, first.ceiling], { drop: 0.35, radius: 0.26 });
  sittingCat(kitchenSheet, [5.62, LEVEL.first], { zoom: 1.1, mirrored: true });
  sheet.polygon(
    ['mask', 'tone'],
    [WEST + 0.2, LEVEL.second],
    [EAST - 0.2, LEVEL.second],
    [EAST - 0.2, LEVEL.eaves - 0.1],
    [MIDDLE, LEVEL.ridge - 0.3],
    [WEST + 0.2, LEVEL.eaves - 0.1],
  );
  // the bedroom: under the rafters, between knee walls, with its ceiling at the collar beam
  const [knee, collar] = [2.1, 1.1];
  const lit = sheet.lit;
  const [eaves, ceiling] = [underRafters(knee) - 0.05, underRafters(collar) - 0.05];
  lit.polygon(['mask', 'edge'], ...symmetric(MIDDLE, [knee, LEVEL.second], [knee, eaves], [collar, ceiling]));
  furniture.bed(lit, [MIDDLE - 0.9, LEVEL.second]);
  furniture.nightTable(lit, [MIDDLE - 1.6, LEVEL.second], { width: 0.45 });
  furniture.pottedPlant(lit, [MIDDLE - 1.38, LEVEL.second + 0.55], 1);
  furniture.picture(lit, [MIDDLE - 0.3, LEVEL.second + 1.15], { width: 0.8, height: 0.5 });
}

function shell(sheet: Sheet): void {
  for (const x of [WEST, EAST - WALL]) {
    sheet.rect('solid', x - 0.02, LEVEL.cellar - 0.2, WALL + 0.04, LEVEL.first - LEVEL.cellar);
    sheet.rect('solid', x, LEVEL.first - SLAB, WALL, LEVEL.eaves - LEVEL.first + SLAB);
    sheet.rect('solid', x - 0.2, LEVEL.cellar - 0.42, WALL + 0.4, 0.24);
  }
  sheet.rect('solid', WEST, LEVEL.cellar - 0.2, EAST - WEST, 0.2);
  for (const level of [LEVEL.first, LEVEL.second]) sheet.rect('solid', WEST, level - SLAB, EAST - WEST, SLAB);
  const eaves = MIDDLE - WEST + 0.42;
  const [ridge, low] = [underRafters(0), underRafters(eaves)];
  sheet.polygon(
    'silhouette',
    [MIDDLE - eaves, low + RAFTER],
    [MIDDLE, ridge + RAFTER],
    [MIDDLE + eaves, low + RAFTER],
    [MIDDLE + eaves, low],
    [MIDDLE, ridge],
    [MIDDLE - eaves, low],
  );
  windowInCut(sheet, [WEST, LEVEL.first + 1.05], WALL, 1.15, -1);
  windowInCut(sheet, [EAST - WALL, LEVEL.first + 0.9], WALL, 1.3, 1);
}

/** A metal liner inside the old brick flue, capped at the top; it serves only the water heater. */
function chimney(sheet: Sheet): void {
  const { left, width } = CHIMNEY;
  const top = LEVEL.ridge + 0.06;
  const bottom = LEVEL.cellar + 1.1;
  sheet.rect('mask', left, bottom - 0.3, width, top - bottom + 0.3);
  for (const x of [left, left + width - 0.12]) sheet.rect('solid', x, LEVEL.cellar, 0.12, top - LEVEL.cellar);
  sheet.rect('solid', left - 0.08, top - 0.1, 0.24, 0.12);
  sheet.rect('solid', left + width - 0.16, top - 0.1, 0.24, 0.12);
  const [linerLeft, linerRight] = [left + 0.21, left + width - 0.21];
  sheet.verticals('hot', [linerLeft, linerRight], bottom, top + 0.08);
  sheet.line('cut', [linerLeft - 0.1, top + 0.18], [linerRight + 0.1, top + 0.18]);
}

function cellar(sheet: Sheet): void {
  const floor = LEVEL.cellar;
  const deck = floor + STAND;
  highWaterLine(sheet, WEST + WALL, CHIMNEY.left - 0.05, HIGH_WATER);
  platform(sheet, [FURNACE_X - 0.1, floor], FURNACE.width + 0.2, STAND);
  platform(sheet, [HEATER_X - 0.12, floor], 0.8, STAND);
  const drop = deck + 0.04;
  const joints = [deck + 0.55, deck + 1.1];
  sealedDuct(sheet, 'neutral', [RETURN_X, drop], 0.46, LEVEL.first - SLAB - drop, joints);
  sealedDuct(sheet, 'neutral', [RETURN_X + 0.44, drop], FURNACE_X - RETURN_X - 0.42, 0.32);
  sheet.rect('maskEdge', FURNACE_X - 0.14, deck + 0.02, 0.1, 0.38);
  const plenumTop = TRUNK.bottom + TRUNK.height;
  const coilTop = deck + FURNACE.height + FURNACE.coil;
  if (plenumTop > coilTop)
    sealedDuct(sheet, 'hot', [FURNACE_X + 0.02, coilTop], FURNACE.width - 0.04, plenumTop - coilTop);
  const seams = [FURNACE_X + 0.85, FURNACE_X + 2, FURNACE_X + 3.1];
  sealedDuct(sheet, 'hot', [FURNACE_X + 0.02, TRUNK.bottom], TRUNK.right - FURNACE_X, TRUNK.height, seams);
  condensingFurnace(sheet, [FURNACE_X, deck]);
  vents(sheet, deck);
  pumpDischarge(sheet, deck);
  // the heater's water pipes go up behind the trunk
  cutWaterHeater(sheet, [HEATER_X, deck], TRUNK.bottom - deck);
  lines(sheet, deck);
  const vent = CHIMNEY.left + 0.22 - HEATER_X;
  sheet.at([HEATER_X, deck]).line('hotHeavy', [0.275, 1.5], [0.275, 1.58], [vent, 1.74]);
  figure(sheet, [4.5, floor], { who: 'lou', posture: 'hold', mirrored: true });
  sheet.rect('solid', 4.03, floor + 1.14, 0.12, 0.2);
  sheet.rect('maskEdge', 5, floor, 0.55, 0.3);
  sheet.line('edge', [5.12, floor + 0.3], [5.12, floor + 0.4], [5.43, floor + 0.4], [5.43, floor + 0.3]);
}

/** Two plastic pipes through the wall, for combustion air and exhaust, and the condensate line to a pump. */
function vents(sheet: Sheet, deck: number): void {
  const west = WEST - 0.3;
  sheet.rect('mask', WEST - 0.03, 0.14, WALL + 0.06, 0.34);
  sheet.line(
    'edge',
    [FURNACE_X + 0.12, deck + FURNACE.height],
    ...upFirst([FURNACE_X - 0.12, deck + FURNACE.height + 0.1], 0.22, west, 0.1),
  );
  sheet.line('hot', ...acrossFirst([FURNACE_X, deck + 0.72], FURNACE_X - 0.26, 0.4, west - 0.12));
  draftArrow(sheet, 'hot', [west - 0.16, 0.4], [west - 0.4, 0.44], [west - 0.68, 0.62]);
  sheet.rect('maskEdge', FURNACE_X + 0.7, deck - 0.02, 0.3, 0.2);
  sheet.at([FURNACE_X, deck]).line('coldFine', [FURNACE.width, 0.3], [0.84, 0.3], [0.84, 0.18]);
}

/** The pump lifts the condensate, which then drops into the floor drain. */
function pumpDischarge(sheet: Sheet, deck: number): void {
  const drain = FURNACE_X + 1.22;
  const pump: Point = [FURNACE_X + 0.95, deck + 0.18];
  sheet.line('coldFine', ...upFirst(pump, deck + 0.34, drain, LEVEL.cellar + 0.18));
  drainHub(sheet, [drain, LEVEL.cellar], 0.11);
}

/** Line set from the coil, behind the chimney, to the condenser, which is also above flood level. */
function lines(sheet: Sheet, deck: number): void {
  const stand = 0.85;
  const coil = deck + FURNACE.height + 0.2;
  sheet.rect('mask', EAST - WALL - 0.03, LINE_LEVEL - 0.05, WALL + 0.06, 0.1);
  const start: Point = [FURNACE_X + FURNACE.width, coil];
  const behind: Point = [CHIMNEY.left + CHIMNEY.width, LINE_LEVEL];
  sheet.line('cold', ...acrossFirst(start, FURNACE_X + 1, LINE_LEVEL, CHIMNEY.left));
  sheet.line('cold', ...acrossFirst(behind, EAST + 0.3, stand + 0.3, EAST + 0.75));
  for (const x of [EAST + 0.8, EAST + 1.5]) sheet.rect('solid', x, 0, 0.1, stand);
  sheet.rect('solid', EAST + 0.62, stand - 0.06, 1.16, 0.1);
  condenser(sheet, [EAST + 0.75, stand + 0.02], { width: 0.9, height: 0.85 });
}

/** Warm air from two floor registers in the kitchen. */
function registers(sheet: Sheet): void {
  for (const x of [5.1, 6.72]) {
    sheet.rect('mask', x - 0.14, LEVEL.first - SLAB - 0.14, 0.28, SLAB + 0.14);
    sheet.verticals('hot', [x - 0.14, x + 0.14], LEVEL.first - SLAB - 0.13, LEVEL.first);
    const register = sheet.lit.at([x, LEVEL.first]);
    for (const lean of [-0.22, 0.22])
      draftArrow(register, 'hot', [lean * 0.4, 0.06], [lean * 0.6, 0.4], [lean * 1.6, 0.75]);
  }
}
