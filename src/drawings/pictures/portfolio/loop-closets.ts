/** Queens condo: stacked water-source heat pumps on three floors, on one loop; the middle one is being measured. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { points, range, span } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { draftArrow } from '../../parts/air.ts';
import { sleepingCat } from '../../parts/animals.ts';
import { darkRoom, litRoom } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import {
  closetHeatPump,
  condensateTrap,
  hoseKit,
  PORTS,
  plenum,
  UNIT_WIDTH,
} from '../../parts/room-units.ts';
import { bicycle, coatRail } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const STORY = 2.95;
const SLAB = 0.24;
const [LEFT, RIGHT] = [-0.1, 9];
const BOTTOM = -0.45;
/** Sides of the closet, thickness of its walls, and positions of the risers and the drain in it. */
const CLOSET = { left: 2.35, right: 6.05 } as const;
const WALL = 0.12;
const RISER = { supply: 4.02, return: 4.26 } as const;
const DRAIN = 5.86;
/** The door from the closet to the hall. */
const DOOR = { x: 3.78, width: 0.1, height: 2.1 } as const;
const UNIT = 4.92;
const FLOORS = range(3);
const MEASURED = 1;
/** The floors with a lit room, keyed by side. */
const LIT = { left: [0, 2], right: [0, 1] };

export function loopClosets(): Drawing {
  const stage = new Sheet({ width: 720, height: 768, scale: 80, origin: [4, 734], shown: 0.58 });
  for (const floor of FLOORS) {
    sideRoom(stage, floor, 'left');
    sideRoom(stage, floor, 'right');
    const y = floor * STORY;
    darkRoom(stage, { ...CLOSET, floor: y, ceiling: y + STORY - SLAB });
  }
  walls(stage);
  risers(stage);
  for (const floor of FLOORS) machine(stage, floor);
  technician(stage, MEASURED * STORY);
  bicycle(stage.at([2.68, 0], { zoom: 0.82 }), [0, 0]);
  coatRail(stage, [2.6, 2 * STORY + 1.75]);
  return finish(stage, 'night');
}

function sideRoom(stage: Sheet, floor: number, side: 'left' | 'right'): void {
  const y = floor * STORY;
  const box =
    side === 'left' ? { left: LEFT, right: CLOSET.left - WALL } : { left: CLOSET.right + WALL, right: RIGHT };
  const room = { ...box, floor: y, ceiling: y + STORY - SLAB };
  const sheet = LIT[side].includes(floor) ? litRoom(stage, room) : darkRoom(stage, room);
  FURNITURE[`${floor}-${side}`]?.(sheet, box.left, y);
}

const FURNITURE: Readonly<Record<string, (sheet: Sheet, x: number, y: number) => void>> = {
  '2-left'(sheet, x, y) {
    furniture.bed(sheet, [x + 0.25, y], { width: 1.85 });
    furniture.picture(sheet, [x + 0.8, y + 1.3]);
    sleepingCat(sheet, [x + 1.4, y + 0.58], { zoom: 1.1 });
  },
  '2-right'(sheet, x, y) {
    furniture.bookcase(sheet, [x + 1.3, y], { width: 1.2, height: 1.55, shelves: 3 });
  },
  '1-left'(sheet, x, y) {
    furniture.table(sheet, [x + 0.4, y], { width: 1.4 });
    furniture.lamp(sheet, [x + 1.1, y + 0.74], { height: 0.6 });
  },
  '1-right'(sheet, x, y) {
    furniture.sofa(sheet, [x + 0.85, y], { width: 1.75 });
    figure(sheet, [x + 1.6, y], { who: 'super', posture: 'sit', mirrored: true });
  },
  '0-left'(sheet, x, y) {
    furniture.nightTable(sheet, [x + 0.3, y], { width: 0.7 });
    furniture.pottedPlant(sheet, [x + 0.65, y + 0.55], 1.2);
    figure(sheet, [x + 1.65, y], { who: 'tenant', posture: 'stand', mirrored: true });
  },
  '0-right'(sheet, x, y) {
    furniture.table(sheet, [x + 1, y], { width: 1.4 });
    figure(sheet, [x + 0.75, y], { who: 'shopkeeper', posture: 'sit' });
    sheet.rect('maskFine', x + 0.55, y + 0.42, 0.5, 0.06);
    sheet.verticals('fine', [x + 0.6, x + 1], y, y + 0.42);
  },
};

function walls(sheet: Sheet): void {
  for (const floor of span(0, 4)) sheet.rect('solid', LEFT, floor * STORY - SLAB, RIGHT - LEFT, SLAB);
  for (const floor of FLOORS) {
    const y = floor * STORY;
    for (const x of [CLOSET.left - WALL, CLOSET.right]) sheet.rect('solid', x, y, WALL, STORY - SLAB);
    sheet.rect('solid', DOOR.x, y + DOOR.height, DOOR.width, STORY - SLAB - DOOR.height);
    if (floor !== MEASURED) sheet.rect('maskEdge', DOOR.x + 0.02, y, 0.05, DOOR.height);
  }
}

/** Loop supply and loop return share one opening in every slab; the drain is to their right. */
function risers(sheet: Sheet): void {
  const top = 3 * STORY + 0.4;
  for (const floor of span(0, 4))
    sheet.rect('mask', RISER.supply - 0.12, floor * STORY - SLAB, RISER.return - RISER.supply + 0.24, SLAB);
  sheet.rect(['maskCold', 'coldTone'], RISER.supply - 0.055, BOTTOM, 0.11, top - BOTTOM);
  sheet.rect(['maskHot', 'hotSolid'], RISER.return - 0.055, BOTTOM, 0.11, top - BOTTOM);
  sheet.rect('maskFine', DRAIN - 0.04, BOTTOM, 0.08, top - BOTTOM);
}

function machine(sheet: Sheet, floor: number): void {
  const y = floor * STORY;
  const ceiling = y + STORY - SLAB;
  hoseKit(sheet, [UNIT, y], RISER);
  plenum(sheet, [UNIT, y], ceiling);
  closetHeatPump(sheet, [UNIT, y]);
  condensateTrap(sheet, [UNIT, y]);
  const level = ceiling - 0.3;
  sheet.rect('mask', CLOSET.right, level - 0.06, WALL, 0.22);
  sheet.line('cold', [UNIT + UNIT_WIDTH - 0.12, level - 0.08], [CLOSET.right + WALL, level - 0.08]);
  sheet.line('cold', [UNIT + UNIT_WIDTH - 0.12, level + 0.18], [CLOSET.right + WALL, level + 0.18]);
  const room = LIT.right.includes(floor) ? sheet.lit : sheet;
  const grille = CLOSET.right + WALL + 0.1;
  draftArrow(room, 'cold', ...points('0,0.1 0.6,0.08 1.1,-0.1 1.4,-0.36', [grille, level]));
  draftArrow(room, 'cold', ...points('0,0 0.36,-0.06 0.62,-0.26 0.76,-0.56', [grille, level]));
}

/** Dee stands at the hoses with a thermometer, its probe in the return hose's test port. */
function technician(sheet: Sheet, floor: number): void {
  const port = floor + PORTS.return + 0.14;
  figure(sheet, [3.3, floor], { who: 'dee', posture: 'hold' });
  sheet.roundRect('maskEdge', 3.66, floor + 1.1, 0.17, 0.28, 0.03);
  sheet.rect('solid', 3.69, floor + 1.25, 0.11, 0.08);
  sheet.spline('edge', [3.75, floor + 1.1], [3.8, floor + 0.95], [4.42, floor + 1.08], [4.66, port + 0.06]);
  sheet.rect('maskEdge', 2.5, floor, 0.5, 0.3);
  sheet.line('edge', [2.6, floor + 0.3], [2.6, floor + 0.4], [2.9, floor + 0.4], [2.9, floor + 0.3]);
}
