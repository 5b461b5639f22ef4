/** Bronx house on one-pipe steam: radiators are cooler on higher floors, and the boiler is being skimmed. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import {
  acrossFirst,
  assertDefined,
  climb,
  type Point,
  pairsOf,
  range,
  span,
  trapezoid,
} from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { sleepingCat } from '../../parts/animals.ts';
import { steamPlant, washer } from '../../parts/boilers.ts';
import { type Box, darkRoom, door, earth, litRoom, windowInCut } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import { RADIATOR_SPAN, steamRadiator } from '../../parts/radiators.ts';
import { bareTree, cartons, subwayFront, viaduct } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const STORIES = 6;
const STORY = 2.72;
const GROUND_FLOOR = 0.5;
const SLAB = 0.26;
const WALL = 0.42;
const [LEFT, RIGHT, DEPTH] = [-4.6, 27, 4.1];
/** Outer faces of the house, then its partitions. */
const [WEST, EAST] = [3.2, 20.2];
const [MIDDLE, STAIR_LEFT, STAIR_RIGHT] = [8.2, 13.1, 15.6];
/** The chimney is between the middle rooms and the stair. */
const FLUE = { left: 12.5, right: 13 } as const;
const CELLAR = -3.1;
const ROOF = GROUND_FLOOR + STORIES * STORY;
/** Risers next to the west wall and next to the east wall. */
const RISERS = { west: WEST + WALL + 0.22, east: EAST - WALL - 0.22 } as const;
/** Fraction of each radiator that is hot, from the first floor up: the imbalance that the project corrects. */
const HOT_SHARE = [1, 1, 0.8, 0.6, 0.4, 0.2] as const;
type Column = 'west' | 'middle' | 'east';
/** The floors with a lit room, keyed by column; 0 is the first floor. */
const LIT: Readonly<Record<Column, readonly number[]>> = {
  west: [0, 2, 4, 5],
  middle: [1, 3, 5],
  east: [0, 2, 4],
};
const COLUMNS: Readonly<Record<Column, readonly [number, number]>> = {
  west: [WEST + WALL, MIDDLE],
  middle: [MIDDLE + 0.14, FLUE.left - 0.14],
  east: [STAIR_RIGHT, EAST - WALL],
};
const floorLevel = (floor: number): number => GROUND_FLOOR + floor * STORY;
const roomBox = (floor: number, column: Column): Box => ({
  left: COLUMNS[column][0],
  right: COLUMNS[column][1],
  floor: floorLevel(floor),
  ceiling: floorLevel(floor + 1) - SLAB,
});

export function steamHouse(): Drawing {
  const [width, height, ground] = [1008, 756, 622];
  const origin: Point = [146, ground];
  const stage = new Sheet({ width, height, scale: 32, origin, shown: 0.5, weights: 'light' });
  earth(stage, LEFT, RIGHT, DEPTH, 0.5);
  shell(stage);
  for (const floor of range(STORIES))
    for (const column of ['west', 'middle', 'east'] as const) furnish(stage, floor, column);
  stairs(stage);
  cellar(stage);
  risers(stage);
  roof(stage);
  street(stage);
  return finish(stage, 'night', { ground });
}

function shell(sheet: Sheet): void {
  sheet.rect('mask', WEST, CELLAR, EAST - WEST, ROOF - CELLAR);
  for (const x of [WEST, EAST - WALL]) sheet.rect('solid', x, CELLAR - 0.25, WALL, ROOF + 1 - CELLAR);
  for (const level of [CELLAR, ...span(0, STORIES + 1).map(floorLevel)])
    sheet.rect('solid', WEST, level - SLAB, EAST - WEST, SLAB);
  sheet.at([WEST, ROOF]).polygon('solid', [0, 1], [-0.45, 1], [-0.4, 0.7], [0, 0.45]);
  for (const x of [WEST - 0.2, EAST - WALL - 0.2]) sheet.rect('solid', x, CELLAR - 0.45, WALL + 0.4, 0.22);
}

function furnish(stage: Sheet, floor: number, column: Column): void {
  const box = roomBox(floor, column);
  const sheet = LIT[column].includes(floor) ? litRoom(stage, box) : darkRoom(stage, box);
  const [x, y] = [box.left, box.floor];
  const share = assertDefined(HOT_SHARE[floor]);
  if (column === 'west') steamRadiator(sheet, [RISERS.west + 0.2, y], { share, pipe: 'left' });
  if (column === 'east')
    steamRadiator(sheet, [RISERS.east - 0.2 - RADIATOR_SPAN, y], { share, pipe: 'right' });
  if (column !== 'west') door(sheet, [column === 'east' ? x + 0.2 : box.right - 1, y]);
  FURNITURE[`${floor}-${column}`]?.(sheet, x, y);
}

/** Kitchens are above each other, next to the chimney. */
const FURNITURE: Readonly<Record<string, (sheet: Sheet, x: number, y: number) => void>> = {
  '0-west'(sheet, x, y) {
    figure(sheet, [x + 2.4, y], { who: 'super', posture: 'stand', mirrored: true });
    furniture.table(sheet, [x + 2.9, y], { width: 1.2 });
    furniture.chair(sheet, [x + 4.4, y], { mirrored: true });
    furniture.pendant(sheet, [x + 3.5, y + STORY - SLAB], { drop: 0.6 });
  },
  '1-west': (sheet, x, y) => bedroom(sheet, x + 2, y),
  '2-west'(sheet, x, y) {
    furniture.sofa(sheet, [x + 2, y], { width: 1.9 });
    figure(sheet, [x + 2.9, y], { who: 'shopkeeper', posture: 'sit', mirrored: true });
    furniture.lamp(sheet, [x + 4.25, y]);
  },
  '3-west'(sheet, x, y) {
    furniture.piano(sheet, [x + 2.2, y]);
    furniture.stool(sheet, [x + 3.3, y]);
    furniture.picture(sheet, [x + 2.2, y + 1.5]);
  },
  '4-west': (sheet, x, y) => bedroom(sheet, x + 2.1, y),
  '5-west'(sheet, x, y) {
    figure(sheet, [x + 2.4, y], { who: 'tenant', posture: 'hug', coat: true, mirrored: true });
    furniture.sofa(sheet, [x + 2.9, y], { width: 1.5 });
  },
  '0-middle': kitchen,
  '1-middle'(sheet, x, y) {
    furniture.table(sheet, [x + 1.2, y]);
    figure(sheet, [x + 0.85, y], { who: 'tenant', posture: 'sit' });
    furniture.stool(sheet, [x + 0.6, y]);
    furniture.pendant(sheet, [x + 1.9, y + STORY - SLAB], { drop: 0.6 });
  },
  '2-middle': kitchen,
  '3-middle'(sheet, x, y) {
    furniture.sofa(sheet, [x + 0.8, y]);
    furniture.lamp(sheet, [x + 0.4, y]);
    sleepingCat(sheet, [x + 1.8, y + 0.44], { zoom: 1.3 });
  },
  '4-middle': kitchen,
  '5-middle': (sheet, x, y) => bedroom(sheet, x + 0.5, y),
  '0-east': (sheet, x, y) => figure(sheet, [x + 1.6, y], { who: 'shopkeeper', posture: 'hold' }),
  '1-east': (sheet, x, y) => furniture.bookcase(sheet, [x + 1.3, y], { height: 1.8, shelves: 4 }),
  '2-east'(sheet, x, y) {
    furniture.table(sheet, [x + 1.3, y], { width: 1 });
    furniture.pottedPlant(sheet, [x + 1.8, y + 0.74], 1.3);
  },
  '3-east'(sheet, x, y) {
    furniture.chair(sheet, [x + 1.3, y]);
    furniture.lamp(sheet, [x + 2.1, y]);
  },
  '4-east': (sheet, x, y) => figure(sheet, [x + 1.6, y], { who: 'tenant', posture: 'walk' }),
  '5-east': (sheet, x, y) => furniture.bookcase(sheet, [x + 1.3, y], { height: 1.4, shelves: 3 }),
};

function bedroom(sheet: Sheet, x: number, y: number): void {
  furniture.bed(sheet, [x, y]);
  furniture.picture(sheet, [x + 0.8, y + 1.3]);
}

function kitchen(sheet: Sheet, x: number, y: number): void {
  furniture.kitchen(sheet, [x + 0.2, y], { width: 1.8 });
  furniture.fridge(sheet, [x + 2.1, y]);
}

/** Public stair, always dark: to each landing a cut flight with its railing; below the roof, the next flight behind. */
function stairs(sheet: Sheet): void {
  const [left, right] = [STAIR_LEFT + 0.14, STAIR_RIGHT - 0.14];
  for (const x of [MIDDLE, STAIR_LEFT, right])
    sheet.rect('solid', x, GROUND_FLOOR, 0.14, ROOF - GROUND_FLOOR - SLAB);
  for (const floor of range(STORIES)) {
    const y = floorLevel(floor);
    sheet.rect(['mask', 'tone'], left, y - SLAB, right - left, STORY);
    sheet.rect('solid', left, y - 0.16, 0.5, 0.16);
    const [count, foot, turn, landing] = [9, left + 0.5, right - 0.5, y + STORY / 2];
    const [run, rise] = [(turn - foot) / count, STORY / 2 / count];
    if (floor < STORIES - 1)
      sheet.polygon(
        'toneDeep',
        ...climb([turn, landing], count, rise, -run),
        [foot, y + STORY - 0.2],
        [turn, landing - 0.14],
      );
    sheet.polygon(
      'solid',
      ...climb([foot, y], count, rise, run),
      [right, landing],
      [right, landing - 0.14],
      [turn, landing - 0.14],
      [foot, y - 0.16],
    );
    sheet.line('fine', [foot, y], [foot, y + 0.9], [turn, landing + 0.9], [turn, landing]);
    for (const step of [3, 6]) {
      const [x, tread] = [foot + step * run, y + step * rise];
      sheet.line('fine', [x, tread], [x, tread + 0.9]);
    }
  }
  figure(sheet, [left + 0.9, floorLevel(3) + 0.3], { who: 'super', posture: 'walk' });
}

function cellar(stage: Sheet): void {
  const box: Box = { left: WEST + WALL, right: EAST - WALL, floor: CELLAR, ceiling: GROUND_FLOOR - SLAB };
  const sheet = darkRoom(stage, box);
  const left = 9.3;
  steamPlant(sheet, [left, box.floor], {
    ceiling: box.ceiling - box.floor,
    vent: (FLUE.left + FLUE.right) / 2 - left,
    mains: [RISERS.west - left, RISERS.east - left],
    zoom: 1.4,
  });
  skim(sheet.at([left, box.floor]));
  const main = box.ceiling - 0.2;
  for (const x of [RISERS.west + 0.6, RISERS.east - 0.7])
    sheet.roundRect('maskEdge', x - 0.07, main + 0.02, 0.14, 0.16, 0.04); // main vents
  for (const x of [15.2, 16.1]) washer(sheet, [x, box.floor], 0.78, 0.95, [0.39, 0.48], 0.24);
  cartons(sheet, [17.6, box.floor]);
  cartons(sheet, [5.2, box.floor]);
  figure(sheet, [7.7, box.floor], { who: 'lou', posture: 'hold' });
}

/** Skim pipe: level at the water line, then down through its valve to a bucket. */
function skim(own: Sheet): void {
  own.line('hot', ...acrossFirst([0, 1.4], -0.55, 0.62));
  own.polygon('maskEdge', [-0.63, 1], [-0.47, 1], [-0.63, 0.84], [-0.47, 0.84]);
  own.polygon('maskEdge', ...trapezoid(-0.75, 0.4, 0.4, -0.4, 0.06));
  own.line('fine', [-0.73, 0.3], [-0.37, 0.3]);
}

/** One-pipe risers, with a branch toward a radiator on every floor. */
function risers(sheet: Sheet): void {
  for (const column of ['west', 'east'] as const) {
    const [x, way] = [RISERS[column], column === 'west' ? 1 : -1];
    for (const floor of range(STORIES)) {
      const own = LIT[column].includes(floor) ? sheet.lit : sheet;
      const y = floorLevel(floor);
      const top = floor === STORIES - 1 ? y + 0.14 : y + STORY - SLAB;
      sheet.line('hot', [x, y - SLAB], [x, y]);
      own.line('hot', [x, y], [x, top]);
      own.line('hot', [x, y + 0.14], [x + way * 0.2, y + 0.14]);
    }
  }
}

/** The street side has a tree; the avenue side has the elevated railroad. */
function street(train: Sheet): void {
  bareTree(train, [-0.6, 0], 6.2);
  figure(train, [1.9, 0], { who: 'tenant', posture: 'walk', coat: true });
  viaduct(train, [24.2, 0], 6.2, 4.2);
  subwayFront(train, [24.2, 5.9]);
}

function roof(sheet: Sheet): void {
  for (const floor of range(STORIES)) {
    const sill = floorLevel(floor) + 0.85;
    windowInCut(sheet, [WEST, sill], WALL, 1.35, -1);
    windowInCut(sheet, [EAST - WALL, sill], WALL, 1.35, 1);
  }
  const top = ROOF - 0.02;
  sheet.rect('solid', STAIR_LEFT, top, 0.14, 2.3);
  sheet.rect('solid', STAIR_RIGHT - 0.14, top, 0.14, 2.3);
  sheet.rect('solid', STAIR_LEFT - 0.15, top + 2.2, STAIR_RIGHT - STAIR_LEFT + 0.3, 0.2);
  sheet.rect('maskHot', FLUE.left, CELLAR + 1.6, FLUE.right - FLUE.left, top + 1.45 - CELLAR - 1.6);
  for (const x of [FLUE.left - 0.14, FLUE.right]) sheet.rect('solid', x, CELLAR, 0.14, top + 1.45 - CELLAR);
  sheet.rect('solid', FLUE.left - 0.24, top + 1.45, FLUE.right - FLUE.left + 0.48, 0.14);
  smoke(sheet, [FLUE.left + 0.15, top + 1.68], 0.75);
  sheet.line('edge', [5.4, top], [5.4, top + 1.9]);
  for (const [level, reach] of pairsOf('1.85,0.8 1.55,0.65 1.25,0.5'))
    sheet.line('edge', [5.4 - reach, top + level], [5.4 + reach, top + level]);
  sheet.rect('maskEdge', 17.4, top, 0.14, 0.7);
  sheet.rect('maskEdge', 9.4, top, 0.14, 0.7);
}
