/**
 * The finder's house, one SVG file for each floor. The page stacks the files, continues their walls where a floor is
 * open, and adds the pipe shaft and the right wall. A floor may be missing, so each floor has its own slab.
 *
 * Machines are on the left, because narrow viewports crop the house at the partition, and phones crop it to the right
 * of the machine (`unit-finder.module.css`).
 */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { acrossFirst, bandAlong, type Point, points, range, rectangle, spaced } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cat } from '../../parts/animals.ts';
import { washer } from '../../parts/boilers.ts';
import { door, hatchEarth } from '../../parts/cut-building.ts';
import { courses, partsShelves, waterTank } from '../../parts/facade.ts';
import * as furniture from '../../parts/furniture.ts';
import { fluePipe } from '../../parts/piping.ts';
import { ceilingCassette } from '../../parts/room-units.ts';
import { bicycle } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';
import {
  airHandler,
  CONDENSING_UNIT,
  casings,
  heatPumpCabinet,
  machinery,
  outdoorModules,
  packagedUnit,
  SPLIT_HEAD,
  SPLIT_OUTDOOR_UNIT,
  smallBoiler,
  smallCoils,
  smallDraft,
  smallFan,
  smallFurnace,
  smallMachines,
  smallPipe,
  smallWaterHeater,
} from '../systems/small-sections.ts';

/** Pixels per meter. */
export const SCALE = 50;
/** The drawing ends at the street on the left and at the pipe shaft on the right. */
export const VIEW = { left: -0.8, right: 9.2 };
/** Height from the floor to the underside of the next slab; the floor's own slab is below 0. */
export const CEILING = 2.9;
export const SLAB = 0.3;
/** Height of a room drawn for the page, where long words in a row make its floor up to twice as high. */
export const HIGH_CEILING = 2 * CEILING + SLAB;
export const WALL = 0.4;
/** Left side of the wall between the machine's room and the next one. */
const PARTITION = 5.2;
const PARTITION_WIDTH = 0.12;
const DOOR_HEAD = 2.1;

/** Returns a sheet with its origin on the floor, at the outer face of the left wall. */
export const finderSheet = (width: number, top: number, bottom: number): Sheet =>
  new Sheet({
    width: width * SCALE,
    height: Math.round((top + bottom) * SCALE),
    scale: SCALE,
    origin: [-VIEW.left * SCALE, Math.round(top * SCALE)],
  });

/** Returns a function that draws a floor with its rooms as high as it is told. */
function drawFloor(draw: (sheet: Sheet, ceiling: number) => void) {
  return (ceiling = CEILING): Drawing => {
    const sheet = finderSheet(VIEW.right - VIEW.left, ceiling, SLAB);
    draw(sheet, ceiling);
    return finish(sheet, 'paper', { hasLamps: true });
  };
}

/** Draws two rooms on their slab and the partition with its doorway; returns the lit sheet of the machine's room. */
function rooms(sheet: Sheet, ceiling: number): Sheet {
  const room = sheet.lit;
  const next = PARTITION + PARTITION_WIDTH;
  room.rect('mask', WALL, 0, PARTITION - WALL, ceiling);
  sheet.rect(['mask', 'toneFaint'], next, 0, VIEW.right - next, ceiling);
  sheet.rect('solid', 0, -SLAB, VIEW.right, SLAB);
  sheet.rect('solid', PARTITION, DOOR_HEAD, PARTITION_WIDTH, ceiling - DOOR_HEAD);
  sheet.verticals('fine', [PARTITION + 0.01, next - 0.01], 0, DOOR_HEAD);
  return room;
}

/** The outside wall, which is solid if it has no window. */
function outsideWall(
  sheet: Sheet,
  ceiling: number,
  window?: { readonly sill: number; readonly head: number },
): void {
  const { sill, head } = window ?? { sill: ceiling, head: ceiling };
  sheet.rect('solid', 0, 0, WALL, sill);
  if (!window) return;
  sheet.rect('solid', 0, head, WALL, ceiling - head);
  sheet.rect('mask', 0, sill, WALL, head - sill);
  sheet.rect('solid', -0.12, sill - 0.1, 0.12, 0.1);
  sheet.verticals('fine', [WALL * 0.42, WALL * 0.58], sill, head);
  sheet.rect('fine', WALL * 0.38, (sill + head) / 2 - 0.03, WALL * 0.24, 0.06);
}

/** Vent from the machine's hood to the shaft, rising all the way; it leaves the lit room at the partition. */
function ventPipe(sheet: Sheet, [x, hood]: Point, level: number): void {
  const atWall: Point = [PARTITION, level + 0.07];
  fluePipe(sheet.lit, 0.18, [x, hood], [x, level], atWall);
  fluePipe(sheet, 0.18, atWall, [VIEW.right, level + 0.14]);
  sheet.rect('solid', VIEW.right - 0.07, level, 0.07, 0.28); // the vent's collar on the shaft
}

/** Window in the far wall, in daylight. */
function dayWindow(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  sheet.rect('maskFine', x - 0.07, y - 0.07, width + 0.14, height + 0.14);
  sheet.rect('fine', x, y, width, height);
  sheet.line('fine', [x, y + height / 2], [x + width, y + height / 2]);
  sheet.line('texture', [x + width / 2, y], [x + width / 2, y + height]);
  sheet.rect('solid', x - 0.13, y - 0.14, width + 0.26, 0.07);
}

/** Earth beside and under the cellars; its lines continue from floor to floor. */
function earth(sheet: Sheet, left: number, right: number, bottom: number, top: number): void {
  const lines = 10;
  const spacing = (CEILING + SLAB) / Math.SQRT2 / lines;
  hatchEarth(sheet, rectangle(left, bottom, right - left, top - bottom), spacing, 2);
}

// The finder's cellars, each with one machine (boiler, water heater or furnace) and its flue to the shaft, and the
// footing.

function cellar(sheet: Sheet, ceiling: number): Sheet {
  earth(sheet, VIEW.left, 0, -SLAB, ceiling);
  const room = rooms(sheet, ceiling);
  outsideWall(sheet, ceiling);
  return room;
}

/** Steam main and wet return from the boiler to the risers; a bench, and shelves of parts in the next room. */
const boilerFloor = drawFloor((sheet, ceiling) => {
  const room = cellar(sheet, ceiling);
  smallPipe(sheet, 'hot', 0.11, [2.7, 2.16], [VIEW.right, 2.06]);
  smallPipe(sheet, 'hot', 0.07, [VIEW.right, 0.14], [2.44, 0.14]);
  furniture.table(room, [3.2, 0], { width: 1.6, height: 0.86 });
  room.rect('solid', 3.3, 0.86, 0.34, 0.16);
  room.rect('maskFine', 3.9, 0.86, 0.5, 0.26);
  room.line('fine', [3.9, 1.02], [4.4, 1.02]);
  room.rect('maskFine', 3.3, 1.4, 1.3, 0.5);
  for (const i of range(5)) room.line('edge', [3.45 + i * 0.25, 1.82], [3.45 + i * 0.25, 1.52]);
  partsShelves(sheet, [5.7, 0], { width: 1.5, levels: [0.3, 0.8, 1.3] });
  partsShelves(sheet, [7.5, 0], { width: 1.4, levels: [0.3, 0.8, 1.3], turn: 2 });
  smallBoiler(room.at([0.4, 0], { zoom: 1.2 }));
  ventPipe(sheet, [1.192, 2.46], 2.58);
});

/** Cold water from the street, hot water to the risers; the laundry is in the next room. */
const waterHeaterFloor = drawFloor((sheet, ceiling) => {
  const room = cellar(sheet, ceiling);
  room.line('edge', [2.8, ceiling], [2.8, 1]); // gas
  smallPipe(sheet, 'cold', 0.09, [VIEW.left, 2.66], [1.287, 2.66], [1.287, 2.5]);
  smallPipe(sheet, 'hot', 0.1, [2.7, 2.21], [VIEW.right, 2.21]);
  laundryCart(room, 3.2);
  for (const i of range(3)) washer(sheet, [5.6 + i * 0.8, 0], 0.74, 0.95, [0.37, 0.45], 0.24);
  for (const i of range(3)) sheet.rect('fine', 5.66 + i * 0.8, 0.8, 0.62, 0.1);
  sheet.line('edge', [5.5, 1.75], [8.9, 1.75]);
  for (const [x, width, drop] of [
    [5.8, 0.5, 0.5],
    [6.5, 0.36, 0.34],
    [7.1, 0.62, 0.56],
  ] as const)
    sheet.rect('maskFine', x, 1.75 - drop, width, drop);
  smallWaterHeater(room.at([0.3, 0], { zoom: 1.25 }));
  ventPipe(sheet, [1.55, 2.5], 2.6);
});

/** A cart, 1.5 m long, with two piles of folded laundry. */
function laundryCart(sheet: Sheet, left: number): void {
  for (const x of [left + 0.2, left + 1.3]) sheet.circle('maskFine', [x, 0.09], 0.09);
  sheet.rect('maskFine', left, 0.18, 1.5, 0.5);
  sheet.verticals('texture', spaced(left + 0.21, 0.21, 6), 0.18, 0.68);
  sheet.at([left, 0]).loop('maskFine', [0.1, 0.68], [0.35, 0.92], [0.7, 0.84], [1.1, 0.98], [1.4, 0.68]);
  sheet.line('edge', [left + 1.5, 0.68], [left + 1.5, 1], [left + 1.62, 1]);
}

/** A warm duct with three boots up to the ceiling; a bicycle by the furnace, and shelves and boxes in the next room. */
const furnaceFloor = drawFloor((sheet, ceiling) => {
  const room = cellar(sheet, ceiling);
  const duct = { bottom: 1.863, top: 2.323, end: 8.8 };
  for (const boot of [3.6, 6.1, 8.3]) {
    const on = boot < PARTITION ? room : sheet;
    on.rect(['mask', 'tone'], boot, duct.top, 0.4, ceiling - duct.top);
    on.verticals('edge', [boot, boot + 0.4], duct.top, ceiling);
    on.line('hotAir', [boot + 0.2, 2.1], [boot + 0.2, ceiling]);
  }
  room.rect(['mask', 'tone'], 2.4, duct.bottom, PARTITION - 2.4, duct.top - duct.bottom);
  sheet.rect(['mask', 'tone'], PARTITION, duct.bottom, duct.end - PARTITION, duct.top - duct.bottom);
  sheet.line('cut', [2.44, duct.top], [duct.end, duct.top], [duct.end, duct.bottom], [2.44, duct.bottom]);
  sheet.line('hotAir', [2.6, 2.09], [8.4, 2.09]);
  bicycle(room, [3.3, 0]);
  partsShelves(sheet, [5.7, 0], { width: 1.5, levels: [0.3, 0.8, 1.3], turn: 1 });
  for (const [x, y, width, height] of [
    [7.5, 0, 0.7, 0.5],
    [8.25, 0, 0.6, 0.62],
    [7.6, 0.5, 0.5, 0.36],
  ] as const)
    sheet.rect('maskFine', x, y, width, height);
  smallFurnace(room.at([2.45, 0], { mirrored: true, zoom: 1.15 }));
  ventPipe(sheet, [0.587, 2.35], 2.54);
});

/** The footing of the left wall, in the earth under the lowest floor. The page adds the footing of the right wall. */
function footing(): Drawing {
  const [right, depth] = [10.6, 1.5];
  const sheet = finderSheet(right - VIEW.left, 0, depth);
  earth(sheet, VIEW.left, right, -depth, 0);
  sheet.rect('solid', -0.35, -0.45, 1.1, 0.45);
  return finish(sheet, 'paper');
}

// The finder's apartments: wall unit, water-source heat pump, mini-split, central air.

/** A bedroom with the unit through the wall under its window; the bath is in the next room. */
const wallUnitFloor = drawFloor((sheet, ceiling) => {
  const room = rooms(sheet, ceiling);
  outsideWall(sheet, ceiling, { sill: 1.02, head: 2.35 });
  wallUnit(room);
  furniture.bed(room, [2.5, 0], { width: 2 });
  furniture.nightTable(room, [1.9, 0], { width: 0.45 });
  furniture.lamp(room, [2.12, 0.55], { height: 0.5 });
  furniture.picture(room, [3, 1.4], { width: 1, height: 0.62 });
  furniture.bathtub(sheet, [5.6, 0], { width: 1.5 });
  furniture.basin(sheet, [7.4, 0]);
  furniture.toilet(sheet, [8.2, 0]);
});

/** The chassis in its sleeve: hot coil and fan outdoors, cold coil and blower indoors. */
function wallUnit(room: Sheet): void {
  const [left, right, bottom, top] = [-0.3, 0.92, 0.26, 0.86];
  room.rect('mask', left, bottom, right - left, top - bottom);
  casings(room, [
    [left, bottom],
    [right, bottom],
    [right, top - 0.12],
    [right - 0.12, top],
    [left, top],
  ]);
  room.line('cut', [WALL, bottom], [WALL, top]);
  smallCoils(room, {
    hot: [{ from: [left + 0.12, bottom + 0.07], to: [left + 0.12, top - 0.07] }],
    cold: [{ from: [right - 0.11, bottom + 0.07], to: [right - 0.11, top - 0.18] }],
  });
  machinery(room, { wheels: [[[0.6, 0.56], 0.15]] });
  smallFan(room, [0.1, 0.56], 0.22, 'standing');
  smallDraft(room, 'cold', [0.68, 0.94], [0.8, 1.3], [1.3, 1.6]);
}

/** The loop's two pipes run from the shaft under the ceiling and down into the closet; the next room is a study. */
const heatPumpFloor = drawFloor((sheet, ceiling) => {
  const room = rooms(sheet, ceiling);
  outsideWall(sheet, ceiling);
  const closet = 1.6;
  smallPipe(sheet, 'cold', 0.06, [VIEW.right, 2.83], [0.46, 2.83], [0.46, 0.3], [0.62, 0.3]);
  smallPipe(sheet, 'hot', 0.06, [VIEW.right, 2.74], [0.54, 2.74], [0.54, 0.5], [0.62, 0.5]);
  room.polygon(
    ['mask', 'tone', 'edge'],
    ...points('0.74,1.64 1.12,1.64 1.12,2.3 4.7,2.36 4.7,2.62 0.74,2.62'),
  );
  room.rect('solid', closet, 0, 0.08, 2.3);
  room.rect('solid', closet, 2.62, 0.08, 0.08);
  heatPumpCabinet(room.at([-0.26, 0]));
  for (const x of [2.4, 4]) {
    room.rect('maskCold', x, 2.24, 0.46, 0.09);
    room.line('coldAir', [x + 0.12, 2.18], [x - 0.1, 1.72]);
    room.line('coldAir', [x + 0.34, 2.18], [x + 0.56, 1.72]);
  }
  furniture.table(room, [2.75, 0], { width: 1.5 });
  furniture.chair(room, [2.35, 0]);
  furniture.chair(room, [4.6, 0], { mirrored: true });
  figure(room, [4.5, 0], { who: 'super', posture: 'sit', mirrored: true });
  furniture.pendant(room, [3.45, 2.3], { drop: 0.6 });
  furniture.bookcase(sheet, [5.6, 0], { width: 1.1, height: 2.1, coarse: true, seed: 4 });
  furniture.table(sheet, [7, 0], { width: 1.4 });
  furniture.screen(sheet, [7.5, 0.74], { height: 0.36 });
  furniture.chair(sheet, [8.75, 0], { mirrored: true });
});

function bracket(sheet: Sheet, level: number): void {
  sheet.rect('solid', -0.78, level - 0.06, 0.78, 0.06);
  sheet.line('edge', [-0.7, level - 0.06], [0, level - 0.5]);
}

/** The outdoor unit on its bracket, the line set through the wall, and the head inside; the next room is a bedroom. */
const miniSplitFloor = drawFloor((sheet, ceiling) => {
  const room = rooms(sheet, ceiling);
  outsideWall(sheet, ceiling);
  bracket(sheet, 0.72);
  sheet.rect('solid', -0.68, 0.72, 0.42, 0.1);
  room.rect('mask', -0.76, 0.82, 0.58, 0.94);
  smallMachines(room.at([-0.84, 0.72]), SPLIT_OUTDOOR_UNIT);
  smallPipe(sheet, 'cold', 0.06, ...acrossFirst([-0.18, 1.18], -0.09, 1.92, 0.62, 2.02));
  smallMachines(room.at([-0.59, 0.62]), SPLIT_HEAD);
  smallDraft(room, 'cold', [0.94, 1.98], [1.12, 1.74], [1.26, 1.34]);
  furniture.sofa(room, [1.3, 0], { width: 2 });
  cat(room, [3, 0.44], { zoom: 1.1 });
  furniture.lamp(room, [3.7, 0]);
  dayWindow(room, [2.1, 1.05], 1.1, 1.3);
  furniture.pottedPlant(room, [4.5, 0], 1.6);
  furniture.bed(sheet, [6.1, 0], { width: 2 });
  furniture.nightTable(sheet, [5.55, 0], { width: 0.42 });
  dayWindow(sheet, [6.6, 1], 1.2, 1.35);
});

/**
 * Condenser on its bracket, coil and blower in the air handler, one duct to all rooms; the next room is the kitchen.
 */
const centralAirFloor = drawFloor((sheet, ceiling) => {
  const room = rooms(sheet, ceiling);
  const duct = { bottom: 2.3, top: 2.66, end: 8.9 };
  const handler: Point = [-0.52, 0];
  outsideWall(sheet, ceiling);
  bracket(sheet, 0.72);
  room.rect('mask', -0.78, 0.74, 0.68, 0.82);
  smallMachines(room.at([-0.86, 0.68]), CONDENSING_UNIT);
  smallPipe(sheet, 'cold', 0.06, [-0.1, 0.9], [0.55, 0.9], [0.55, 0.66], [0.7, 0.66]);
  room.rect('mask', 0.7, 0, 0.54, duct.top);
  smallMachines(
    room.at(handler),
    airHandler(...acrossFirst([1.76, duct.bottom], PARTITION + 0.52, duct.top, 1.22)),
  );
  sheet.rect(['mask', 'tone'], PARTITION, duct.bottom, duct.end - PARTITION, duct.top - duct.bottom);
  sheet.line('cut', ...acrossFirst([PARTITION, duct.top], duct.end, duct.bottom, PARTITION));
  smallDraft(room, 'cold', [0.97, 1.6], [1.06, 2.48], [2, 2.48]);
  for (const x of [2.4, 4.1, 6, 7.9]) {
    const on = x < PARTITION ? room : sheet;
    on.rect('maskCold', x, duct.bottom - 0.09, 0.46, 0.09);
    on.line('coldAir', [x + 0.12, 2.14], [x - 0.08, 1.72]);
    on.line('coldAir', [x + 0.34, 2.14], [x + 0.54, 1.72]);
  }
  furniture.sofa(room, [1.9, 0], { width: 2.1 });
  figure(room, [3.1, 0], { who: 'tenant', posture: 'sit' });
  furniture.lamp(room, [4.55, 0]);
  furniture.kitchen(sheet, [5.5, 0], { width: 1.8 });
  furniture.stove(sheet, [7.35, 0]);
  furniture.fridge(sheet, [8.1, 0]);
  sheet.line('fine', [PARTITION + 0.12, DOOR_HEAD], [PARTITION + 0.12, 0]);
});

// The finder's roofs: VRF modules in front of the penthouse, a rooftop unit on the penthouse roof, and the tank on top.

/** Left side of the penthouse's cut wall. */
const PENTHOUSE = 5;
/** Left end of the penthouse's front, which is behind the section plane and begins at the parapet. */
const FRONT = 0.7;
const THICKNESS = 0.3;

/** The penthouse's brick front, behind the section plane. */
function penthouseFront(sheet: Sheet, bottom: number, top: number): void {
  sheet.rect(['mask', 'toneFaint'], FRONT, bottom, PENTHOUSE - FRONT, top - bottom);
  courses(sheet, { x: FRONT, y: bottom, width: PENTHOUSE - FRONT, height: top - bottom }, 0.16);
  sheet.line('edge', [FRONT, bottom], [FRONT, top]);
}

/** Draws the penthouse's cut wall and the room to its right; returns the room's lit sheet. */
function penthouse(sheet: Sheet, ceiling: number): Sheet {
  const room = sheet.lit;
  const inside = PENTHOUSE + THICKNESS;
  room.rect('mask', inside, 0, VIEW.right - inside, ceiling);
  sheet.rect('solid', PENTHOUSE, 0, THICKNESS, ceiling);
  return room;
}

function cornice(sheet: Sheet): void {
  sheet.polygon('solid', [0, -0.28], [-0.16, -0.24], [-0.24, 0.06], [-0.56, 0.16], [-0.64, 0.42], [0, 0.5]);
}

/** VRF modules on the roof, with two lines to a cassette in the penthouse. */
const multiRoomFloor = drawFloor((sheet, ceiling) => {
  penthouseFront(sheet, 0, ceiling);
  // the door sill is above the pipes
  door(sheet, [3.7, 0.24], 2.05);
  sheet.line('edge', [3.56, 0.24], [4.69, 0.24]);
  const room = penthouse(sheet, ceiling);
  sheet.rect('solid', 0, -SLAB, VIEW.right, SLAB);
  sheet.rect('solid', 0, 0, WALL, 0.95);
  sheet.rect('solid', -0.08, 0.95, WALL + 0.16, 0.12);
  cornice(sheet);
  const modules = sheet.lit.at([0.46, 0]);
  modules.rect('mask', 0.1, 0.09, 0.82, 1.14);
  modules.rect('mask', 1.1, 0.09, 0.74, 1.14);
  outdoorModules(modules);
  // suction and liquid lines, from module to module and on to the cassette
  for (const [medium, level, x, roof, riser, top] of [
    ['cold', 0.28, 2.42, 0.05, 5.5, 2.6],
    ['hot', 0.42, 2.54, 0.16, 5.39, 2.71],
  ] as const) {
    smallPipe(sheet, medium, 0.06, [1.38, level], [1.56, level]);
    smallPipe(sheet, medium, 0.06, [2.3, level], [x, level], [x, roof], [PENTHOUSE + 0.05, roof]);
    smallPipe(room, medium, 0.06, [PENTHOUSE, roof], [riser, roof], [riser, top], [6.6, top]);
  }
  ceilingCassette(room, [6.6, 2.5]);
  room.line('coldAir', [6.62, 2.42], [6.3, 1.95]);
  room.line('coldAir', [7.4, 2.42], [7.72, 1.95]);
  furniture.sofa(room, [6, 0], { width: 1.9 });
  furniture.lamp(room, [8.25, 0]);
  furniture.bookcase(room, [8.5, 0], { width: 0.6, height: 1.5, coarse: true, seed: 2 });
});

/** Height of the steel under the rooftop unit; the ducts fit below the unit. */
const DUNNAGE = 0.72;

/** Insulated duct, 0.24 m wide. */
const duct = (sheet: Sheet, ...route: readonly Point[]): void =>
  sheet.polygon('maskEdge', ...bandAlong(route, 0.24));

/** A rooftop unit on the penthouse, next to the elevator's machine room. */
const rooftopFloor = drawFloor((sheet, ceiling) => {
  penthouseFront(sheet, -SLAB, -0.12);
  sheet.rect('maskEdge', FRONT - 0.12, -0.14, PENTHOUSE - FRONT + 0.12, 0.14);
  sheet.rect('solid', PENTHOUSE, -SLAB, VIEW.right - PENTHOUSE, SLAB);
  const room = penthouse(sheet, ceiling);
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
function roofTank(): Drawing {
  const [right, top] = [10.6, 6.3];
  const sheet = finderSheet(right - VIEW.left, top, SLAB);
  sheet.rect('solid', PENTHOUSE - 0.12, -SLAB, 10.12 - PENTHOUSE, SLAB);
  for (const x of [PENTHOUSE, 9.7]) sheet.rect('solid', x, 0, THICKNESS, 0.35);
  waterTank(sheet, [7.35, 0], { radius: 1.85, height: 3.2, legs: 1.1, roof: 1.2 });
  return finish(sheet, 'paper');
}

/** The floors of the finder's house, the tank above them and the footing below. */
export const FLOORS = {
  'floor-tank': roofTank,
  'floor-rtu': rooftopFloor,
  'floor-vrf-vrv': multiRoomFloor,
  'floor-central-ac': centralAirFloor,
  'floor-mini-split': miniSplitFloor,
  'floor-wshp': heatPumpFloor,
  'floor-ptac': wallUnitFloor,
  'floor-furnace': furnaceFloor,
  'floor-water-heater': waterHeaterFloor,
  'floor-boiler': boilerFloor,
  'floor-footing': footing,
} as const satisfies Readonly<Record<string, (ceiling?: number) => Drawing>>;
