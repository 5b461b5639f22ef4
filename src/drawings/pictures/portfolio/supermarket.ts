/** Queens supermarket before opening: a crane on the street sets a rooftop unit on its curb. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { points, range, spaced, trapezoid } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { sleepingCat } from '../../parts/animals.ts';
import { darkRoom, earth, litRoom } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import { rooftopUnit } from '../../parts/roof-plant.ts';
import { boxTruck, cartons, rigging, truckCrane } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const [LEFT, RIGHT, DEPTH] = [-10.4, 29, 2.9];
/** The store: front wall, wall to the stockroom, rear wall. */
const [FRONT, STOCKROOM, REAR] = [0, 14.2, 20.6];
const WALL = 0.4;
const ROOF = 4.9;
const DECK = 0.2;
const JOIST = 0.55;
const PARAPET = 0.75;
/** Left side and size of the curb; size of the unit, and how far it hangs above the curb. */
const CURB = { left: 7.4, width: 4, height: 0.4 } as const;
const UNIT = { width: 4.4, height: 1.7, lift: 0.55 } as const;
const DUCT = { bottom: 3.35, top: 3.95, left: 1.6, right: 13.4 } as const;
/** The riser from the curb down to the duct. */
const DROP = { left: 8, right: 9.3 } as const;
/** The store's air goes back up through a grille under the curb. */
const RETURN = { left: 10, right: 11, bottom: 4.2 } as const;
const HOOK_X = CURB.left + 2.1;

export function supermarket(): Drawing {
  const stage = new Sheet({ width: 1680, height: 720, scale: 43, origin: [445, 598], shown: 0.58 });
  earth(stage, LEFT, RIGHT, DEPTH, 0.45);
  salesFloor(stage);
  stockroom(stage);
  shell(stage);
  duct(stage);
  roofCrew(stage);
  street(stage);
  return finish(stage, 'night');
}

function salesFloor(stage: Sheet): void {
  const sheet = litRoom(stage, { left: FRONT + WALL, right: STOCKROOM, floor: 0, ceiling: ROOF - DECK });
  furniture.openWebJoist(sheet, FRONT + WALL, STOCKROOM, ROOF - DECK, JOIST);
  furniture.checkout(sheet, [1.5, 0]);
  sleepingCat(sheet, [2.35, 0.93], { zoom: 1.3 });
  furniture.pottedPlant(sheet, [0.85, 0], 1.7);
  furniture.gondola(sheet, [4.4, 0], 3);
  figure(sheet, [7.75, 0], { who: 'shopkeeper', posture: 'reach', mirrored: true });
  furniture.cart(sheet, [8.5, 0]);
  furniture.freezerCase(sheet, [9.9, 0], 5);
}

function stockroom(stage: Sheet): void {
  const sheet = darkRoom(stage, {
    left: STOCKROOM + 0.2,
    right: REAR - WALL,
    floor: 0,
    ceiling: ROOF - DECK,
  });
  furniture.openWebJoist(sheet, STOCKROOM + 0.2, REAR - WALL, ROOF - DECK, JOIST);
  sheet.rect('maskEdge', 14.9, 0, 2.9, 2.7);
  sheet.rect(['maskCold', 'coldTone'], 15.05, 0.12, 2.6, 2.43);
  sheet.rect('coldSolid', 15.3, 2.05, 1.1, 0.35);
  for (const [x, y] of points('15.4,0.12 16.1,0.12 15.6,0.62 16.8,0.12'))
    sheet.rect('coldFine', x, y, 0.6, 0.46);
  cartons(sheet, [18.6, 0]);
  figure(sheet, [18.3, 0], { who: 'super', posture: 'walk', mirrored: true });
}

function shell(sheet: Sheet): void {
  sheet.rect('solid', FRONT, -0.25, REAR, 0.25);
  for (const x of [FRONT, REAR - WALL]) {
    sheet.rect('solid', x, 0, WALL, ROOF + PARAPET);
    sheet.rect('solid', x - 0.25, -1.35, WALL + 0.5, 0.3);
    sheet.rect('solid', x, -1.1, WALL, 1.1);
  }
  sheet.rect('solid', STOCKROOM, 0, 0.2, ROOF - DECK);
  sheet.rect('solid', FRONT, ROOF - DECK, REAR, DECK);
  sheet.rect('mask', FRONT, 0.15, WALL, 2.7);
  for (const x of [FRONT + 0.14, FRONT + 0.22]) sheet.line('edge', [x, 0.15], [x, 2.85]);
  sheet.polygon('maskEdge', [FRONT, 3.3], [-1.5, 2.75], [-1.5, 2.5], [FRONT, 3]);
  sheet.rect('mask', REAR - WALL, 0.9, WALL, 2.4);
  for (const y of [1.3, 1.7, 2.1, 2.5, 2.9])
    sheet.line('edge', [REAR - WALL / 2, y - 0.35], [REAR - WALL / 2, y]);
}

/** The supply duct with its riser, and the return. Both pass through openings in the deck below the curb. */
function duct(sheet: Sheet): void {
  const lamp = sheet.lit;
  lamp.rect(['maskCold', 'coldTone'], DUCT.left, DUCT.bottom, DUCT.right - DUCT.left, DUCT.top - DUCT.bottom);
  lamp.verticals('coldFine', spaced(DUCT.left + 1.6, 1.6, 7), DUCT.bottom, DUCT.top);
  for (const x of range(4).map((i) => 2.6 + i * 3))
    lamp.at([x, DUCT.bottom]).polygon('maskCold', [0, 0], [0.7, 0], [0.85, -0.2], [-0.15, -0.2]);
  lamp.rect(['maskCold', 'coldTone'], DROP.left, DUCT.top - 0.02, DROP.right - DROP.left, ROOF - DUCT.top);
  lamp.rect('maskEdge', RETURN.left, RETURN.bottom, RETURN.right - RETURN.left, ROOF - RETURN.bottom);
  lamp.verticals('fine', spaced(RETURN.left + 0.1, 0.16, 6), RETURN.bottom, RETURN.bottom + 0.14);
  sheet.rect('mask', RETURN.left, ROOF - DECK, RETURN.right - RETURN.left, DECK);
  sheet.rect('mask', DROP.left, ROOF - DECK, DROP.right - DROP.left, DECK);
  sheet.rect('maskEdge', CURB.left, ROOF, CURB.width, CURB.height);
  for (const x of [CURB.left, CURB.left + CURB.width - 0.16]) sheet.rect('solid', x, ROOF, 0.16, CURB.height);
  sheet.verticals('cold', [DROP.left, DROP.right], ROOF - DECK, ROOF + CURB.height);
  sheet.verticals('edge', [RETURN.left, RETURN.right], ROOF - DECK, ROOF + CURB.height);
}

function roofCrew(sheet: Sheet): void {
  figure(sheet, [5.9, ROOF], { who: 'lou', posture: 'reach', helmet: true });
  figure(sheet, [13.5, ROOF], { who: 'will', posture: 'point', helmet: true, mirrored: true });
  for (const x of [16.4, 18.4]) {
    sheet.rect('maskEdge', x, ROOF, 0.7, 0.5);
    sheet.polygon('maskEdge', ...trapezoid(x - 0.1, ROOF + 0.5, 0.9, 0.25, 0.2));
  }
}

function street(sheet: Sheet): void {
  const tip: [number, number] = [HOOK_X, 13];
  truckCrane(sheet, [-6.1, 0], tip);
  const bottom = ROOF + CURB.height + UNIT.lift;
  rooftopUnit(sheet, [CURB.left - 0.15, bottom - 0.36], UNIT);
  sheet.rect('mask', CURB.left - 0.1, bottom - 0.4, UNIT.width - 0.4, 0.38);
  sheet.rect('solid', CURB.left - 0.15, bottom - 0.08, UNIT.width, 0.12);
  rigging(sheet, tip, { hook: 10.3, bar: 9.2, top: bottom + UNIT.height + 0.04, width: 4 });
  sheet.line('fine', [CURB.left - 0.15, bottom + 0.1], [6.26, ROOF + 1.5]);
  sheet.line('fine', [CURB.left - 0.15 + UNIT.width, bottom + 0.1], [13.12, ROOF + 1.38]);
  figure(sheet, [-1.9, 0], { who: 'dee', posture: 'point', helmet: true, mirrored: true });
  boxTruck(sheet, [REAR + 0.25, 0]);
}
