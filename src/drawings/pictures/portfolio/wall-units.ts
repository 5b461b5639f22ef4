/** Manhattan mid-rise co-op: one stack of four rooms with through-wall units, one chassis half out of its sleeve. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { points, range, sharp } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import { Sheet } from '../../kit/sheet.ts';
import { sittingCat } from '../../parts/animals.ts';
import { type Box, darkRoom, litRoom, moldings, windowInCut } from '../../parts/cut-building.ts';
import { facadeWindow } from '../../parts/facade.ts';
import * as furniture from '../../parts/furniture.ts';
import { CHASSIS_TOP, cabinet, cart, chassis, wallSleeve } from '../../parts/room-units.ts';
import { toolBag } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';

const STORY = 2.85;
const SLAB = 0.24;
const WALL = 0.45;
/** Left edge of the view, partition to the back rooms, right edge of the view. */
const [LEFT, PARTITION, RIGHT] = [-3, 5.3, 8.4];
const BOTTOM = -0.6;
const TOP = 4 * STORY + 0.4;
const SLEEVE = 0.22;
const SILL = 0.95;
const WINDOW = 1.4;
/** Height of a course of block, which equals three courses of brick. */
const BLOCK = 0.2;
/** The furred chase beside the units, with its front taken off. It holds the hot-water supply and return risers. */
const CHASE = { left: 0.56, right: 0.86 };
const RISER = 0.64;
const RETURN = 0.78;
const FLOORS = range(4);
const LIT = new Set(['0-back', '1-front', '2-back', '3-front', '1-back']);
/** The floor on which the chassis is pulled out. */
const WORK = 1;
const OUT = 0.36;
/** Where the chassis ends in the room. */
const FRONT = OUT + 0.42;

export function wallUnits(): Drawing {
  const stage = new Sheet({ width: 720, height: 768, scale: 63.7, origin: [191, 736], shown: 2 });
  acrossTheStreet(stage);
  for (const floor of FLOORS) {
    room(stage, floor, 'front');
    room(stage, floor, 'back');
  }
  walls(stage);
  risers(stage);
  for (const floor of FLOORS) {
    unit(stage, floor);
    windowInside(inFront(stage, floor), floor * STORY);
  }
  return finish(stage, 'night');
}

type Depth = 'front' | 'back';
const box = (floor: number, depth: Depth): Box => ({
  left: depth === 'front' ? 0 : PARTITION + 0.12,
  right: depth === 'front' ? PARTITION : RIGHT,
  floor: floor * STORY,
  ceiling: (floor + 1) * STORY - SLAB,
});
const isLit = (floor: number, depth: Depth): boolean => LIT.has(`${floor}-${depth}`);
const inFront = (stage: Sheet, floor: number): Sheet => (isLit(floor, 'front') ? stage.lit : stage);

function acrossTheStreet(sheet: Sheet): void {
  const [right, top] = [-1.5, 8.6];
  sheet.rect('tone', LEFT, BOTTOM, right - LEFT, top - BOTTOM);
  sheet.line('edge', [LEFT, top], [right, top], [right, BOTTOM]);
  const far = sheet.at([LEFT, 0.2], { zoom: 0.5 });
  const random = new Random(3);
  for (const row of range(7))
    for (const column of range(2))
      facadeWindow(far, [0.4 + column * 1.36, row * 2.4], { width: 0.9, height: 1.45, lintel: 0, random });
}

function room(stage: Sheet, floor: number, depth: Depth): void {
  const own = box(floor, depth);
  const sheet = isLit(floor, depth) ? litRoom(stage, own) : darkRoom(stage, own);
  moldings(sheet, own);
  if (depth === 'front') chase(sheet, own);
  FURNITURE[`${floor}-${depth}`]?.(sheet, own.left, own.floor, own.ceiling);
}

const FURNITURE: Readonly<Record<string, (sheet: Sheet, x: number, y: number, ceiling: number) => void>> = {
  '3-front'(sheet, x, y) {
    furniture.sofa(sheet, [x + 2.2, y], { width: 1.9 });
    figure(sheet, [x + 3.1, y], { who: 'tenant', posture: 'sit', mirrored: true });
    furniture.lamp(sheet, [x + 4.6, y]);
    furniture.picture(sheet, [x + 2.7, y + 1.45], { width: 0.9, height: 0.55 });
    furniture.pottedPlant(sheet, [x + 1.5, y], 1.3);
  },
  '3-back'(sheet, x, y) {
    furniture.bookcase(sheet, [x + 0.5, y], { width: 1.2, height: 1.9, shelves: 4 });
  },
  '2-front'(sheet, x, y) {
    furniture.bed(sheet, [x + 2.6, y]);
    furniture.nightTable(sheet, [x + 2, y], { width: 0.42 });
    furniture.picture(sheet, [x + 3.3, y + 1.35]);
  },
  '2-back'(sheet, x, y) {
    furniture.kitchen(sheet, [x + 0.15, y], { width: 1.8 });
    furniture.fridge(sheet, [x + 2, y]);
  },
  '1-front'(sheet, x, y) {
    furniture.bookcase(sheet, [x + 1, y + 1.62], { width: 0.8, height: 0.7, shelves: 2 });
    furniture.bed(sheet, [x + 2.12, y]);
    furniture.lamp(sheet, [x + 4.8, y]);
    furniture.picture(sheet, [x + 2.9, y + 1.4], { width: 0.8, height: 0.55 });
  },
  '1-back'(sheet, x, y) {
    furniture.table(sheet, [x + 0.5, y]);
    figure(sheet, [x + 2.35, y], { who: 'shopkeeper', posture: 'hug', mirrored: true });
  },
  '0-front'(sheet, x, y, ceiling) {
    furniture.table(sheet, [x + 2.5, y], { width: 1.6 });
    furniture.chair(sheet, [x + 2.1, y]);
    furniture.chair(sheet, [x + 4.5, y], { mirrored: true });
    furniture.pendant(sheet, [x + 3.3, ceiling], { drop: 0.6, radius: 0.32 });
  },
  '0-back'(sheet, x, y) {
    furniture.bed(sheet, [x + 0.7, y]);
    furniture.picture(sheet, [x + 1.3, y + 1.4]);
  },
};

/** The chase on the back wall, with its front taken off. */
function chase(sheet: Sheet, { floor, ceiling }: Box): void {
  const { left, right } = CHASE;
  sheet.rect(['mask', 'toneDeep'], left, floor, right - left, ceiling - floor);
  sheet.verticals('edge', [left, left + 0.02, right - 0.02, right], floor, ceiling);
}

function walls(sheet: Sheet): void {
  sheet.rect('solid', -WALL, BOTTOM, WALL, TOP - BOTTOM);
  masonry(sheet);
  for (const floor of range(5)) sheet.rect('solid', 0, floor * STORY - SLAB, RIGHT, SLAB);
  for (const floor of FLOORS) {
    sheet.rect('solid', PARTITION, floor * STORY, 0.12, STORY - SLAB);
    const sill = floor * STORY + SILL;
    windowInCut(sheet, [-WALL, sill], WALL, WINDOW, -1);
    sashRails(sheet, sill);
  }
}

/** Top and bottom rails of each sash, in section; the sashes meet in the middle. */
function sashRails(sheet: Sheet, sill: number): void {
  const [lower, upper] = [-WALL / 2 - 0.06, -WALL / 2 + 0.02];
  const [rail, meeting] = [0.07, sill + WINDOW / 2];
  for (const level of [sill, meeting - rail]) sheet.rect('solid', lower, level, 0.05, rail);
  for (const level of [meeting, sill + WINDOW - rail]) sheet.rect('solid', upper, level, 0.05, rail);
}

/** Brick outside, an air space, block inside. */
function masonry(sheet: Sheet): void {
  const [brick, block] = [-0.31, -0.25];
  sheet.verticals('knockout', [brick, block], BOTTOM, TOP);
  for (const course of range(Math.round((TOP - BOTTOM) / BLOCK))) {
    const level = BOTTOM + course * BLOCK;
    sheet.line('knockout', [block, level], [-0.02, level]);
    sheet.horizontals('knockout', [level, level + BLOCK / 3, level + (2 * BLOCK) / 3], -WALL, brick);
  }
}

/** The inner sill, and a curtain seen along the wall, gathered by its tie. */
function windowInside(sheet: Sheet, floor: number): void {
  const [sill, head] = [floor + SILL, floor + SILL + WINDOW];
  const rod = head + 0.06;
  sheet.rect('maskEdge', -0.16, sill - 0.03, 0.25, 0.04);
  sheet.loop(
    'maskEdge',
    ...sharp([0.22, rod], [0.04, rod]),
    ...points('0.05,0.9 0.05,0.5 0.03,0.2 0.02,0.03! 0.21,0.03! 0.17,0.25 0.11,0.5 0.19,0.9', [0, sill]),
  );
  for (const fold of [0.09, 0.14, 0.18]) {
    const [tie, hang] = [0.06 + fold * 0.2, fold - 0.01];
    sheet.spline('fine', [fold, rod - 0.03], [hang, sill + 0.9], [tie, sill + 0.5], [hang, sill + 0.06]);
  }
  sheet.rect('silhouette', 0.035, sill + 0.49, 0.09, 0.035);
  sheet.rect('silhouette', 0, rod - 0.005, 0.26, 0.03);
}

function unit(stage: Sheet, floor: number): void {
  const y = floor * STORY + SLEEVE;
  wallSleeve(stage, [0, y], WALL);
  const inside = inFront(stage, floor);
  if (floor === WORK) {
    crew(inside, floor * STORY);
    return;
  }
  cabinet(inside, [0, y], floor * STORY);
  chassis(stage, [0, y], WALL);
  branches(inside, floor * STORY);
}

/** On a drop cloth, Lou squats behind the chassis and steadies it, and Dee pulls it by its handle onto the cart. */
function crew(sheet: Sheet, floor: number): void {
  const sill = floor + SLEEVE;
  dropCloth(sheet, floor);
  figure(sheet, [0.34, floor], { who: 'lou', posture: 'steady', detail: 'face' });
  cart(sheet, [0.06, floor], 0.8, SLEEVE + 0.01);
  chassis(sheet, [0, sill], WALL, OUT);
  const [low, high] = [sill + 0.3, sill + CHASSIS_TOP - 0.01];
  sheet.line('edge', [FRONT, high], [FRONT + 0.07, high], [FRONT + 0.07, low], [FRONT, low]);
  const grips = { near: { hand: 'wrench' }, far: { hand: 'wrench' } } as const;
  const dee = { who: 'dee', posture: 'kneel', mirrored: true, detail: 'face' } as const;
  figure(sheet, [FRONT + 0.52, floor], { ...dee, ...grips });
  toolBag(sheet.at([1.76, floor + 0.015], { zoom: 0.008 }), [0, 0]);
  sittingCat(sheet, [4.3, floor], { mirrored: true, zoom: 1.15 });
}

/** A drop cloth from the wall to behind the people, with a fold at its end. */
function dropCloth(sheet: Sheet, floor: number): void {
  const end = 2.2;
  sheet.loop(
    'maskEdge',
    ...sharp([0.01, floor], [0.01, floor + 0.02]),
    [0.6, floor + 0.014],
    ...points('-0.2,0.016 -0.06,0.05 0,0.02 0.01,0!', [end, floor]),
  );
}

/** Hot-water supply and return risers, which pass through the slabs. */
function risers(stage: Sheet): void {
  const pipes = [
    ['hot', RETURN],
    ['hotHeavy', RISER],
  ] as const;
  for (const [pen, x] of pipes) stage.line(pen, [x, BOTTOM], [x, -0.02]);
  for (const floor of FLOORS) {
    const ceiling = (floor + 1) * STORY - SLAB;
    for (const [pen, x] of pipes) {
      inFront(stage, floor).line(pen, [x, floor * STORY], [x, ceiling]);
      stage.line(pen, [x, ceiling], [x, ceiling + SLAB]);
    }
  }
}

/** A valved branch to a coil, and its return. */
function branches(sheet: Sheet, floor: number): void {
  const foot = floor + SLEEVE + 0.08;
  const [supply, back, valve] = [0.285, 0.255, 0.42];
  sheet.line('hotFine', [back, foot], [back, floor + 0.05], [RETURN, floor + 0.05]);
  sheet.line('hot', [RISER, floor + 0.14], [supply, floor + 0.14], [supply, foot]);
  sheet.at([valve, floor]).polygon('maskEdge', [0, 0.2], [0, 0.08], [0.14, 0.2], [0.14, 0.08]);
}
