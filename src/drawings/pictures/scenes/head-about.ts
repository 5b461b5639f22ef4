/** The about page: a row-house cellar behind the stoop, Lou at the steam boiler, and heat rising to a radiator. */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { type Point, points, range, rectangle, rotated, spaced, span } from '../../kit/geometry.ts';
import { headSheet, phoneHeadSheet, type Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { sleepingCat } from '../../parts/animals.ts';
import {
  BOILER_TOP,
  draftHood,
  gasTrain,
  HEADER,
  nearBoilerPiping,
  steamBoiler,
  steamPipe,
} from '../../parts/boilers.ts';
import { hatchEarth } from '../../parts/cut-building.ts';
import { lamp, pottedPlant } from '../../parts/furniture.ts';
import { columnRadiator, RADIATOR_HEIGHT } from '../../parts/radiators.ts';
import { FLASHLIGHT, pipeWrench, toolBag, workLamp } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';

/** Levels in meters above the sidewalk, and thicknesses. */
export const ROOM_FLOOR = -0.12;
export const FLOOR_BOARDS = 0.07;
const JOIST = { width: 0.07, depth: 0.2, pitch: 0.406 };
export const CEILING = ROOM_FLOOR - FLOOR_BOARDS - JOIST.depth;
export const CELLAR_FLOOR = -2.66;
export const SLAB = 0.14;
const FOOTING = 0.16;

/** Edges of the view. The page fades out everything to the left of `EARTH_EDGE`, where the break line is. */
const LEFT = -0.56;
const EARTH_EDGE = -0.08;
const RIGHT = 7;
const BOTTOM = -3.45;

/** Faces of the walls, in meters from the lowest step. */
const FRONT_WALL = { outside: 1.62, inside: 2.02 };
export const CHIMNEY = { left: 6.0, right: 6.62, flueLeft: 6.15, flueRight: 6.47 };
/** Upper end of the section, at a break line. */
const TOP = 1.36;

export const BOILER: Point = [4.2, CELLAR_FLOOR];
export const TAKEOFF = 0.86;
const EQUALIZER = 1.32;
const TECHNICIAN: Point = [2.98, CELLAR_FLOOR];
const STEAM_RISER = 0.07;
/** Center of the flashlight's lens, relative to the technician's feet. */
const LENS: Point = [0.718, 1.256];

export function headAbout(): Drawing {
  const scale = 1200 / (RIGHT - LEFT);
  const origin: Point = [-LEFT * scale, 800 + BOTTOM * scale];
  const stage = headSheet(scale, origin);
  hatchEarth(stage, rectangle(EARTH_EDGE, 0, RIGHT - EARTH_EDGE, BOTTOM), 0.11, 3);
  litCellar(stage, FRONT_WALL.inside, CHIMNEY.left);
  structure(stage);
  chimney(stage, TOP);
  const room = CHIMNEY.left - FRONT_WALL.inside;
  stage.lit.rect(['mask', 'shade'], FRONT_WALL.inside, ROOM_FLOOR, room, TOP - ROOM_FLOOR);
  joistRow(stage, FRONT_WALL.inside, CHIMNEY.left, CEILING);
  waterService(stage);
  beam(stage, TECHNICIAN, BOILER);
  heatingPlant(stage, BOILER, CHIMNEY.left);
  work(stage, TECHNICIAN, 3.227);
  toolBag(stage.lit.at([3.44, CELLAR_FLOOR], { zoom: 0.0095 }), [0, 0]);
  roomAbove(stage.lit, BOILER[0] + TAKEOFF, TOP, 11);
  pottedPlant(stage.lit, [BOILER[0] + TAKEOFF - 0.3, ROOM_FLOOR + RADIATOR_HEIGHT + 0.07], 0.9);
  lamp(stage.lit, [2.24, ROOM_FLOOR], { height: 1.2 });
  reader(stage.lit, [2.62, ROOM_FLOOR]);
  for (const i of range(4)) stage.rect('maskEdge', CHIMNEY.right + 0.02 + i * 0.11, 0, 0.1, 1.05); // fence
  stoop(stage);
  breakLines(stage);
  return finish(stage, 'night', { ground: origin[1] });
}

export function headAboutPhone(): Drawing {
  const [scale, right] = [225, 780 / 225];
  /** Depth of the slab and the earth under the cellar floor. */
  const depth = 0.46;
  const night = phoneHeadSheet(scale, [0, 640 - depth * scale]);
  const lift = (y: number): number => y - CELLAR_FLOOR;
  night.lit.rect(['mask', 'shade'], 0, 0, right, lift(CEILING) + 0.2);
  hatchEarth(night, rectangle(0, -depth, right, depth), 0.075, 3);
  night.rect('solid', 0, -SLAB - 0.1, right, SLAB + 0.1);
  night.rect('solid', 0, lift(ROOM_FLOOR) - FLOOR_BOARDS, right, 0.4);
  joistRow(night, 0, right, lift(CEILING), 0.2);
  const boiler: Point = [1.62, 0];
  const technician: Point = [0.42, 0];
  beam(night, technician, boiler);
  heatingPlant(night, boiler, right + 0.2);
  const riser = boiler[0] + TAKEOFF - STEAM_RISER / 2;
  night.rect('hotSolid', riser, lift(ROOM_FLOOR) - FLOOR_BOARDS, STEAM_RISER, 0.5);
  work(night, technician, 1.047);
  return finish(night, 'night');
}

function litCellar(stage: Sheet, left: number, right: number): void {
  const under = 0.03;
  stage.lit.rect(
    ['mask', 'shade'],
    left - under,
    CELLAR_FLOOR - under,
    right - left + 2 * under,
    CEILING + under + JOIST.depth - CELLAR_FLOOR,
  );
}

/** Walls, floors, slab and chimney in section, all solid. */
function structure(sheet: Sheet): void {
  const { outside, inside } = FRONT_WALL;
  const { right } = CHIMNEY;
  const footing = CELLAR_FLOOR - SLAB - FOOTING;
  sheet.rect('mask', outside, ROOM_FLOOR, right - outside, TOP);
  sheet.rect('solid', outside - 0.14, footing, inside - outside + 0.28, FOOTING);
  sheet.rect('solid', outside, CELLAR_FLOOR - SLAB, inside - outside, TOP - CELLAR_FLOOR + SLAB);
  sheet.rect('solid', outside, CELLAR_FLOOR - SLAB, right - outside, SLAB);
  sheet.rect('solid', outside, ROOM_FLOOR - FLOOR_BOARDS, right - outside, FLOOR_BOARDS);
  sheet.rect('solid', right, -0.08, RIGHT - right, 0.08);
}

/** The chimney on its footing, with an opening for the vent connector and the warm draft that goes up to `top`. */
export function chimney(sheet: Sheet, top: number): void {
  const { left, right, flueLeft, flueRight } = CHIMNEY;
  sheet.rect('solid', left - 0.1, CELLAR_FLOOR - SLAB - FOOTING, right - left + 0.2, FOOTING);
  sheet.rect('solid', left, CELLAR_FLOOR - SLAB, right - left, top - CELLAR_FLOOR + SLAB);
  sheet.rect('mask', flueLeft, CELLAR_FLOOR + 0.7, flueRight - flueLeft, top - CELLAR_FLOOR - 0.7);
  const entry = CELLAR_FLOOR + BOILER_TOP + 0.26;
  sheet.rect('mask', left, entry, flueLeft - left, 0.18);
  const middle = (flueLeft + flueRight) / 2;
  for (const y of [-0.75, 0.5])
    airArrow(sheet, 'hot', ...points('-0.03,-0.2 0.05,0.1 -0.05,0.45 0,0.75', [middle, y]));
}

export function joistRow(night: Sheet, left: number, right: number, bottom: number, first = 0.36): void {
  const xs = range(Math.ceil((right - left) / JOIST.pitch))
    .map((i) => left + first + i * JOIST.pitch)
    .filter((x) => x + JOIST.width < right);
  for (const x of xs) night.rect('solid', x, bottom, JOIST.width, JOIST.depth);
  const lamp = night.lit;
  for (const x of xs)
    lamp.at([x, bottom]).line('edge', [0, JOIST.depth], [0, 0], [JOIST.width, 0], [JOIST.width, JOIST.depth]);
}

/** City water through the front wall: meter, valve, riser to the house. */
function waterService(stage: Sheet): void {
  const [y, x] = [-1.5, 2.32];
  stage.line('cold', [EARTH_EDGE, y], [FRONT_WALL.outside, y]);
  const lamp = stage.lit;
  lamp.line('cold', [FRONT_WALL.inside, y], [x, y], [x, CEILING + JOIST.depth]);
  lamp.roundRect('maskCold', FRONT_WALL.inside + 0.08, y - 0.08, 0.15, 0.16, 0.05);
  lamp.circle('coldFine', [FRONT_WALL.inside + 0.155, y], 0.045);
  lamp.line('edge', [x, -1.1], [x + 0.08, -1.1]);
  lamp.line('edge', [x + 0.08, -1.04], [x + 0.08, -1.16]);
}

/** Boiler with its piping; the takeoff leaves through the ceiling. */
export function heatingPlant(stage: Sheet, position: Point, chimney: number): void {
  const lamp = stage.lit;
  const takeoffX = position[0] + TAKEOFF;
  const wetReturn = chimney - position[0] - 0.06;
  const underFloor = CEILING + JOIST.depth - CELLAR_FLOOR;
  gasTrain(lamp, position, underFloor);
  steamPipe(lamp.at(position), 0.054, [wetReturn, 0.12], [wetReturn, underFloor]);
  draftHood(lamp, position, chimney - position[0]);
  steamPipe(lamp, STEAM_RISER, [takeoffX, position[1] + HEADER], [takeoffX, position[1] + underFloor]);
  nearBoilerPiping(lamp, position, {
    takeoff: TAKEOFF,
    equalizer: EQUALIZER,
    wetReturn,
  });
  steamBoiler(lamp, position);
}

/** Light from the flashlight's lens to the gauge glass. */
function beam(stage: Sheet, [x, floor]: Point, boiler: Point): void {
  const [lensX, lensY] = [x + LENS[0], floor + LENS[1]];
  const glass = boiler[0] - 0.02;
  const [top, bottom] = [floor + 1.17, floor + 0.83];
  const light = stage.on('paper');
  light.polygon('mask', [lensX, lensY + 0.04], [glass, top], [glass, bottom], [lensX, lensY - 0.04]);
}

/** Lou, his flashlight, and the work lamp above him. */
function work(stage: Sheet, [x, floor]: Point, joist: number): void {
  workLamp(stage.lit, [joist, floor - CELLAR_FLOOR + CEILING]);
  figure(stage.lit, [x, floor], {
    who: 'lou',
    posture: 'search',
    near: { hand: 'wrench', angle: -100, hold: (sheet, grip) => pipeWrench(sheet, grip, -112) },
    far: FLASHLIGHT,
  });
}

/** Someone with a book in an armchair; `position` is the floor under the back of the chair. */
function reader(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at([x, y], { zoom: 0.01 });
  own.verticals('edge', [6, 66], 0, 14);
  own.loop('maskEdge', [0, 14], [-8, 60], [-14, 94], [-6, 100], [6, 94], [12, 50], [24, 14]);
  own.roundRect('maskEdge', 4, 14, 72, 30, 6);
  figure(sheet, [x + 0.24, y], { who: 'shopkeeper', posture: 'read', far: { hand: 'gauge', hold: book } });
  own.roundRect('maskEdge', -2, 10, 62, 35, 5);
  own.roundRect('maskEdge', 2, 48, 50, 10, 5);
  own.verticals('edge', [6, 46], 45, 48);
}

function book(sheet: Sheet, grip: Point): void {
  const p = rotated(grip, 66);
  sheet.polygon('maskEdge', p(-8, -2), p(14, -8), p(14, -6.6), p(-8, 0));
  sheet.polygon('maskEdge', p(-8, 0), p(14, 2), p(14, 3.6), p(-8, 1.4));
}

/** A radiator at the riser, with the cat on its shelf, and a window that ends at `top`. */
export function roomAbove(sheet: Sheet, takeoffX: number, top: number, sections: number): void {
  const floor = ROOM_FLOOR;
  const left = takeoffX - 0.12 - sections * 0.1;
  window(sheet, [left + 0.02, floor + 0.92], 1.06, top);
  const riser = sheet.at([takeoffX - STEAM_RISER / 2, floor - FLOOR_BOARDS]);
  riser.rect('hotSolid', 0, 0, STEAM_RISER, FLOOR_BOARDS + 0.05);
  columnRadiator(sheet, [left, floor], sections);
  sheet.rect('solid', left - 0.06, floor + RADIATOR_HEIGHT + 0.03, sections * 0.1 + 0.12, 0.04);
  picture(sheet, [takeoffX + 0.36, floor + 0.82]);
  sleepingCat(sheet, [left + 0.14, floor + RADIATOR_HEIGHT + 0.07], { zoom: 1.15 });
}

function window(sheet: Sheet, [x, y]: Point, width: number, top: number): void {
  sheet.rect('maskEdge', x - 0.09, y, width + 0.18, top - y);
  sheet.rect(['tone', 'fine'], x, y, width, top - y);
  sheet.line('edge', [x + width / 2, y], [x + width / 2, top]);
  sheet.rect('maskEdge', x - 0.15, y - 0.06, width + 0.3, 0.06);
}

/** Framed picture of a house. */
function picture(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('edge', x, y, 0.36, 0.46);
  sheet.rect('fine', x + 0.06, y + 0.06, 0.24, 0.34);
  sheet.at([x, y]).polygon('solid', [0.1, 0.12], [0.26, 0.12], [0.26, 0.24], [0.18, 0.32], [0.1, 0.24]);
}

/** Break lines, with a kink as in an architect's drawing: the house continues above, and the earth to the left. */
function breakLines(sheet: Sheet): void {
  const [edge, middle] = [EARTH_EDGE, -2.4];
  sheet.line('edge', [edge, 0], ...points('0,0.14 -0.07,0.1 0.07,0.04 0,0', [edge, middle]), [edge, BOTTOM]);
  const [left, right, kink] = [0.3, RIGHT, 3.6];
  sheet.line('edge', [left, TOP], ...points('0,0 0.04,0.07 0.1,-0.07 0.14,0', [kink, TOP]), [right, TOP]);
}

/** The stoop in section: brownstone steps over the areaway, the iron gate below, the rail next to them. */
function stoop(sheet: Sheet): void {
  const { outside } = FRONT_WALL;
  const [tread, riser, first, steps] = [0.2, 0.19, 0.06, 7];
  const [areaway, pit] = [-0.32, 0.72];
  const under = (x: number): number => (x - 0.5) * 0.92;
  sheet.rect('mask', pit, areaway, outside - pit, -areaway);
  const profile = range(steps).flatMap((i): Point[] => [
    [first + i * tread, i * riser],
    [first + i * tread, (i + 1) * riser],
  ]);
  sheet.polygon(
    'solid',
    ...profile,
    [outside + 0.05, steps * riser],
    [outside + 0.05, under(outside)],
    [0.5, 0],
  );
  sheet.rect('solid', EARTH_EDGE, -0.08, pit - EARTH_EDGE, 0.08);
  sheet.rect('solid', pit - 0.08, areaway - 0.1, 0.08, -areaway + 0.1);
  sheet.rect('solid', pit - 0.08, areaway - 0.1, outside - pit + 0.08, 0.1);
  const gate = { left: 1.06, top: under(1.06) - 0.06 };
  sheet.verticals('edge', spaced(gate.left, 0.1, 6), areaway, gate.top);
  sheet.horizontals('edge', [areaway + 0.08, gate.top], gate.left, outside);
  const rail = (x: number): number => Math.min(TOP, (x - first) * 0.95 + 1.02);
  sheet.rect('maskEdge', first + 0.04, riser, 0.09, 0.92);
  sheet.circle('maskEdge', [first + 0.085, 1.17], 0.065);
  for (const i of span(1, 4)) {
    const baluster = first + 0.08 + i * tread;
    sheet.line('edge', [baluster, (i + 1) * riser], [baluster, rail(baluster)]);
  }
  sheet.line('edge', [first + 0.13, rail(first + 0.13)], [first + 0.36, TOP]);
}
