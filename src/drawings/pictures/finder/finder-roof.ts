/** The finder's roofs: modules in front of a bulkhead, a rooftop unit on it, and the tank on top. */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { door } from '../../parts/building/door.ts';
import { courses } from '../../parts/building/facade.ts';
import { waterTank } from '../../parts/building/water-tank.ts';
import { ceilingCassette } from '../../parts/cooling/cassette.ts';
import { bookcase, lamp, sofa } from '../../parts/interior/furniture.ts';
import { outdoorModules, packagedUnit } from '../systems/small/small-roof.ts';
import { CEILING, drawFloor, finderSheet, fullPipe, SLAB, VIEW, WALL } from './finder-floor.ts';

/** Left side of the penthouse, which the section cuts; its front is farther back and begins at the parapet. */
const PENTHOUSE = 5;
const FRONT = 0.7;
const THICKNESS = 0.3;

/** Brick of the penthouse behind the roof. */
function penthouseFront(sheet: Sheet, bottom: number, top: number): void {
  sheet.rect(['mask', 'toneFaint'], FRONT, bottom, PENTHOUSE - FRONT, top - bottom);
  courses(sheet, { x: FRONT, y: bottom, width: PENTHOUSE - FRONT, height: top - bottom }, 0.16, 'hatch');
  sheet.line('edge', [FRONT, bottom], [FRONT, top]);
}

/** The penthouse's cut wall and the room in it. */
function penthouse(sheet: Sheet): Sheet {
  const room = sheet.lit;
  const inside = PENTHOUSE + THICKNESS;
  room.rect('mask', inside, 0, VIEW.right - inside, CEILING);
  sheet.rect('solid', PENTHOUSE, 0, THICKNESS, CEILING);
  return room;
}

/** The street cornice in profile. */
function cornice(sheet: Sheet): void {
  sheet.polygon('solid', [0, -0.28], [-0.16, -0.24], [-0.24, 0.06], [-0.56, 0.16], [-0.64, 0.42], [0, 0.5]);
}

/** Modules on the roof, their line into the penthouse and its cassette. */
export const multiRoomFloor = (): Drawing =>
  drawFloor('floor-vrf-vrv', 'Roof with a multi-room system', (sheet) => {
    penthouseFront(sheet, 0, CEILING);
    door(sheet, [3.7, 0], { height: 2.05 });
    const room = penthouse(sheet);
    sheet.rect('solid', 0, -SLAB, VIEW.right, SLAB);
    sheet.rect('solid', 0, 0, WALL, 0.95);
    sheet.rect('solid', -0.08, 0.95, WALL + 0.16, 0.12);
    cornice(sheet);
    const modules = sheet.lit.at([0.46, 0]);
    modules.rect('mask', 0.1, 0.09, 0.82, 1.14);
    modules.rect('mask', 1.1, 0.09, 0.74, 1.14);
    outdoorModules(modules);
    fullPipe(sheet, 'coldSolid', 0.07, [1.38, 0.26], [1.47, 0.26], [1.47, 0.06], [PENTHOUSE + 0.05, 0.06]);
    fullPipe(room, 'coldSolid', 0.07, [PENTHOUSE, 0.06], [5.46, 0.06], [5.46, 2.62], [6.6, 2.62]);
    ceilingCassette(room, [6.6, 2.5]);
    room.line('coldAir', [6.62, 2.42], [6.3, 1.95]);
    room.line('coldAir', [7.4, 2.42], [7.72, 1.95]);
    sofa(room, [6, 0], { width: 1.9 });
    lamp(room, [8.25, 0]);
    bookcase(room, [8.5, 0], { width: 0.6, height: 1.5, coarse: true, seed: 2 });
  });

/** A rooftop unit on the penthouse, next to the elevator's machine room. */
export const rooftopFloor = (): Drawing =>
  drawFloor('floor-rtu', 'Roof with a rooftop unit', (sheet) => {
    penthouseFront(sheet, -SLAB, -0.12);
    sheet.rect('maskEdge', FRONT - 0.12, -0.14, PENTHOUSE - FRONT + 0.12, 0.14);
    sheet.rect('solid', PENTHOUSE, -SLAB, VIEW.right - PENTHOUSE, SLAB);
    const room = penthouse(sheet);
    const unit = sheet.lit.at([0.5, 0], { zoom: 0.96 });
    unit.rect('mask', 0.2, 0.1, 1.74, 1.02);
    for (const x of [0.28, 1.36]) unit.rect('solid', x, 0, 0.1, 0.1);
    packagedUnit(unit);
    sheet.rect('fine', 2.9, 0, 0.4, 0.7);
    sheet.line('edge', [2.8, 0.7], [3.4, 0.7]);
    room.circle('maskEdge', [7.6, 0.8], 0.5);
    room.circle('fine', [7.6, 0.8], 0.12);
    room.rect('maskEdge', 6.7, 0, 2, 0.32);
    room.verticals('texture', [7.12, 8.08], 0, 0.8);
    room.rect('maskFine', 5.6, 0, 0.75, 1.8);
    room.horizontals(
      'fine',
      range(3).map((i) => 0.45 * (i + 1)),
      5.66,
      6.29,
    );
  });

/** The tank on the roof of the machine room, beside the search. */
export function roofTank(): Drawing {
  const [right, top] = [10.6, 6.3];
  const sheet = finderSheet(right - VIEW.left, top, SLAB);
  sheet.rect('solid', PENTHOUSE - 0.12, -SLAB, 10.12 - PENTHOUSE, SLAB);
  for (const x of [PENTHOUSE, 9.7]) sheet.rect('solid', x, 0, THICKNESS, 0.35);
  waterTank(sheet, [7.35, 0], { radius: 1.85, height: 3.2, legs: 1.1, roof: 1.2 });
  return finish(sheet, 'paper', { name: 'floor-tank', title: 'Water tank on the roof', bleed: 1 });
}
