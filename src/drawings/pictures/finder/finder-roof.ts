/**
 * The finder's roofs: VRF modules in front of the penthouse, a rooftop unit on the penthouse roof, and the tank on top.
 */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { bandAlong, type Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { door } from '../../parts/cut-building.ts';
import { courses, waterTank } from '../../parts/facade.ts';
import { bookcase, lamp, sofa } from '../../parts/furniture.ts';
import { ceilingCassette } from '../../parts/room-units.ts';
import { outdoorModules, packagedUnit } from '../systems/small/small-sections.ts';
import { CEILING, drawFloor, finderSheet, fullPipe, SLAB, VIEW, WALL } from './finder-floor.ts';

/** Left side of the penthouse's cut wall. */
const PENTHOUSE = 5;
/** Left end of the penthouse's front, which is behind the section plane and begins at the parapet. */
const FRONT = 0.7;
const THICKNESS = 0.3;

/** The penthouse's brick front, behind the section plane. */
function penthouseFront(sheet: Sheet, bottom: number, top: number): void {
  sheet.rect(['mask', 'toneFaint'], FRONT, bottom, PENTHOUSE - FRONT, top - bottom);
  courses(sheet, { x: FRONT, y: bottom, width: PENTHOUSE - FRONT, height: top - bottom }, 0.16, 'hatch');
  sheet.line('edge', [FRONT, bottom], [FRONT, top]);
}

/** Draws the penthouse's cut wall and the room to its right; returns the room's lit sheet. */
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

/** VRF modules on the roof, with two lines to a cassette in the penthouse. */
export const multiRoomFloor = (): Drawing =>
  drawFloor('floor-vrf-vrv', 'Roof with a multi-room system', (sheet) => {
    penthouseFront(sheet, 0, CEILING);
    // the door sill is above the pipes
    door(sheet, [3.7, 0.24], 2.05);
    sheet.line('edge', [3.56, 0.24], [4.69, 0.24]);
    const room = penthouse(sheet);
    sheet.rect('solid', 0, -SLAB, VIEW.right, SLAB);
    sheet.rect('solid', 0, 0, WALL, 0.95);
    sheet.rect('solid', -0.08, 0.95, WALL + 0.16, 0.12);
    cornice(sheet);
    const modules = sheet.lit.at([0.46, 0]);
    modules.rect('mask', 0.1, 0.09, 0.82, 1.14);
    modules.rect('mask', 1.1, 0.09, 0.74, 1.14);
    outdoorModules(modules);
    // suction and liquid lines, from module to module and on to the cassette
    for (const [pen, level, x, roof, riser, top] of [
      ['coldSolid', 0.28, 2.42, 0.05, 5.5, 2.6],
      ['hotSolid', 0.42, 2.54, 0.16, 5.39, 2.71],
    ] as const) {
      fullPipe(sheet, pen, 0.06, [1.38, level], [1.56, level]);
      fullPipe(sheet, pen, 0.06, [2.3, level], [x, level], [x, roof], [PENTHOUSE + 0.05, roof]);
      fullPipe(room, pen, 0.06, [PENTHOUSE, roof], [riser, roof], [riser, top], [6.6, top]);
    }
    ceilingCassette(room, [6.6, 2.5]);
    room.line('coldAir', [6.62, 2.42], [6.3, 1.95]);
    room.line('coldAir', [7.4, 2.42], [7.72, 1.95]);
    sofa(room, [6, 0], { width: 1.9 });
    lamp(room, [8.25, 0]);
    bookcase(room, [8.5, 0], { width: 0.6, height: 1.5, coarse: true, seed: 2 });
  });

/** Height of the steel under the rooftop unit; the ducts fit below the unit. */
const DUNNAGE = 0.72;

/** Insulated duct, 0.24 m wide. */
const duct = (sheet: Sheet, ...route: readonly Point[]): void =>
  sheet.polygon('maskEdge', ...bandAlong(route, 0.24));

/** A rooftop unit on the penthouse, next to the elevator's machine room. */
export const rooftopFloor = (): Drawing =>
  drawFloor('floor-rtu', 'Roof with a rooftop unit', (sheet) => {
    penthouseFront(sheet, -SLAB, -0.12);
    sheet.rect('maskEdge', FRONT - 0.12, -0.14, PENTHOUSE - FRONT + 0.12, 0.14);
    sheet.rect('solid', PENTHOUSE, -SLAB, VIEW.right - PENTHOUSE, SLAB);
    const room = penthouse(sheet);
    const unit = sheet.lit.at([0.5, DUNNAGE], { zoom: 0.96 });
    unit.rect('mask', 0.2, 0.1, 1.74, 1.02);
    for (const x of [0.72, 2.22]) sheet.rect('solid', x, 0, 0.1, DUNNAGE + 0.1);
    sheet.rect('solid', 0.6, DUNNAGE, 1.84, 0.1);
    // the return is low, and the supply runs up the penthouse wall; both pass through the wall
    const indoors = PENTHOUSE + THICKNESS + 0.04;
    duct(sheet.lit, [1.07, DUNNAGE], [1.07, 0.16], [indoors, 0.16]);
    duct(sheet.lit, [1.6, DUNNAGE], [1.6, 0.48], [4.5, 0.48], [4.5, 2.3], [indoors, 2.3]);
    packagedUnit(unit);
    for (const end of [2.4, 2.1]) room.line('coldAir', [5.42, 2.3], [6.1, end]);
    room.circle('maskEdge', [7.6, 0.8], 0.5);
    room.circle('fine', [7.6, 0.8], 0.12);
    room.rect('maskEdge', 6.7, 0, 2, 0.32);
    room.verticals('texture', [7.12, 8.08], 0, 0.8);
  });

/** The tank on the machine room's roof; on the page, the search field is next to it. */
export function roofTank(): Drawing {
  const [right, top] = [10.6, 6.3];
  const sheet = finderSheet(right - VIEW.left, top, SLAB);
  sheet.rect('solid', PENTHOUSE - 0.12, -SLAB, 10.12 - PENTHOUSE, SLAB);
  for (const x of [PENTHOUSE, 9.7]) sheet.rect('solid', x, 0, THICKNESS, 0.35);
  waterTank(sheet, [7.35, 0], { radius: 1.85, height: 3.2, legs: 1.1, roof: 1.2 });
  return finish(sheet, 'paper', { name: 'floor-tank', title: 'Water tank on the roof', bleed: 1 });
}
