/** What the section cuts, and the ground under the street. */
import {
  assertDefined,
  type Point,
  points,
  range,
  rectangle,
  spaced,
  symmetric,
} from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { dog } from '../../parts/animals.ts';
import { door, hatchEarth, litRoom, stair } from '../../parts/cut-building.ts';
import { waterTank } from '../../parts/facade.ts';
import { hydrant } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';
import {
  BULKHEAD_ROOF,
  CELLAR,
  CHASE,
  CHIMNEY,
  ceilingAt,
  type Extent,
  FLOORS,
  floorAt,
  HOUSE_RIGHT,
  litRooms,
  ROOF,
  SHOP_CHASE,
  SHOP_RIGHT,
  SLAB,
  UPPER_FLOORS,
  WALL,
} from './hero-dimensions.ts';

// What the section cuts: foundations, walls, slabs, parapets.

const FOOTING = { level: CELLAR - 0.7, height: 0.5 };
/** Floor slabs left and right of the core. */
const LEFT_SLAB = { x: 0, width: 8.6 };
const RIGHT_SLAB = { x: 14.4, width: 6.6 };

export function shell(sheet: Sheet, { shop }: Extent): void {
  rooms(sheet, shop);
  foundations(sheet, shop);
  slabs(sheet, shop);
  pipeShaft(sheet);
  parapets(sheet, shop);
  outsideWalls(sheet, shop);
  sheet.rect('solid', -0.2, floorAt(1) - 0.35, 0.25, 0.3); // belt course
}

/** A solid wall from one level to another. */
function wall(sheet: Sheet, x: number, bottom: number, top: number, thickness = WALL): void {
  sheet.rect('solid', x, bottom, thickness, top - bottom);
}

/** The interiors: toned like a far wall, but plain in lit rooms. */
function rooms(sheet: Sheet, shop: boolean): void {
  const below = CELLAR - 0.5;
  sheet.rect('mask', 0, below, HOUSE_RIGHT, ROOF - below);
  if (shop) sheet.rect('mask', HOUSE_RIGHT, below, SHOP_RIGHT - HOUSE_RIGHT, 5 - below);
  sheet.rect('tone', 0, CELLAR, HOUSE_RIGHT, ROOF - CELLAR);
  if (shop) sheet.rect('tone', HOUSE_RIGHT, CELLAR, SHOP_RIGHT - HOUSE_RIGHT, 5 - CELLAR);
  for (const room of litRooms(shop)) litRoom(sheet, room);
}

/** The pipe shaft through the slabs, with a partition on its right. */
function pipeShaft(sheet: Sheet): void {
  const { left, right } = CHASE;
  for (const floor of FLOORS) {
    sheet.rect(['mask', 'tone'], left, floor - SLAB, right - left, SLAB);
  }
  wall(sheet, right, -SLAB, ROOF - 0.2, 0.08);
}

function foundations(sheet: Sheet, shop: boolean): void {
  const { level, height } = FOOTING;
  const footing = (x: number, width: number): void => sheet.rect('solid', x, level, width, height);
  const cellarWall = (x: number): void => sheet.rect('solid', x, CELLAR - 0.4, 0.6, -CELLAR + 0.4);
  sheet.rect('solid', -0.35, CELLAR - 0.3, HOUSE_RIGHT + 0.7, 0.3);
  footing(-0.45, 1.3);
  cellarWall(-0.12);
  if (shop) {
    sheet.rect('solid', HOUSE_RIGHT, CELLAR - 0.3, SHOP_RIGHT - HOUSE_RIGHT + 0.35, 0.3);
    cellarWall(SHOP_RIGHT - 0.48);
    footing(SHOP_RIGHT - 0.9, 1.3);
  } else {
    cellarWall(20.52);
    footing(20, 1.3);
  }
  footing(20, 1.4);
  for (const x of [8, 13.7]) footing(x, 1.1);
  // Elevator pit
  sheet.rect('mask', 12.25, CELLAR - 1.5, 1.95, 1.55);
  for (const x of [12, 14.2]) sheet.rect('solid', x, CELLAR - 1.7, 0.25, 1.6);
  sheet.rect('solid', 12, CELLAR - 1.8, 2.45, 0.25);
}

function slabs(sheet: Sheet, shop: boolean): void {
  for (const floor of FLOORS)
    for (const { x, width } of [LEFT_SLAB, RIGHT_SLAB]) sheet.rect('solid', x, floor - SLAB, width, SLAB);
  for (const { x, width } of [LEFT_SLAB, RIGHT_SLAB, { x: 8.6, width: 5.8 }])
    sheet.rect('solid', x, ROOF - 0.35, width, 0.35);
  if (!shop) return;
  sheet.rect('solid', HOUSE_RIGHT, -SLAB, SHOP_RIGHT - HOUSE_RIGHT, SLAB);
  sheet.rect('solid', HOUSE_RIGHT, 4.7, SHOP_RIGHT - HOUSE_RIGHT, 0.32);
}

function parapets(sheet: Sheet, shop: boolean): void {
  for (const x of [0, HOUSE_RIGHT - WALL]) {
    sheet.rect('solid', x, ROOF, WALL, 1);
    sheet.rect('solid', x - 0.08, ROOF + 1, WALL + 0.16, 0.12);
  }
  // Street cornice in profile
  sheet.polygon('solid', ...points('0,-0.55 -0.3,-0.5 -0.42,-0.1 -0.95,0.05 -1.05,0.42 0,0.55', [0, ROOF]));
  if (!shop) return;
  sheet.rect('solid', SHOP_RIGHT - WALL, 5, WALL, 0.9);
  sheet.rect('solid', SHOP_RIGHT - WALL - 0.08, 5.9, WALL + 0.16, 0.12);
}

interface OutsideWall {
  readonly x: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly sill?: number;
  readonly head?: number;
  /** The side on which the stone sill projects. */
  readonly street: 'left' | 'right';
}

/** Outside wall with a window in section: two sash lines, meeting rail, sill. */
function outsideWall(sheet: Sheet, options: OutsideWall): void {
  const { x, floor, ceiling, sill = 0.75, head = 2.25, street } = options;
  const [bottom, top] = [floor + sill, floor + head];
  wall(sheet, x, floor, bottom);
  wall(sheet, x, top, ceiling);
  sheet.rect('solid', street === 'left' ? x - 0.12 : x + WALL, bottom - 0.1, 0.12, 0.1);
  sheet.verticals('fine', [x + WALL * 0.42, x + WALL * 0.58], bottom, top);
  sheet.rect('fine', x + WALL * 0.38, bottom + (head - sill) * 0.5 - 0.03, WALL * 0.24, 0.06);
}

function outsideWalls(sheet: Sheet, shop: boolean): void {
  const right = HOUSE_RIGHT - WALL;
  const groundFloor = { floor: 0, ceiling: ceilingAt(0), sill: 0.6, head: 3.2 };
  outsideWall(sheet, { ...groundFloor, x: 0, street: 'left' });
  for (const n of UPPER_FLOORS)
    outsideWall(sheet, { x: 0, floor: floorAt(n), ceiling: ceilingAt(n), street: 'left' });
  for (const n of UPPER_FLOORS) {
    const sill = n === 2 ? 0.82 : 0.75; // the PTAC is below this window
    outsideWall(sheet, { x: right, floor: floorAt(n), ceiling: ceilingAt(n), sill, street: 'right' });
  }
  if (shop) shopWalls(sheet);
  else outsideWall(sheet, { ...groundFloor, x: right, street: 'right' });
}

function shopWalls(sheet: Sheet): void {
  const [left, right] = [20.7, SHOP_RIGHT - WALL];
  wall(sheet, left, 0, ceilingAt(0), 0.3);
  wall(sheet, left, CELLAR, -SLAB, 0.3);
  wall(sheet, right, 0, 4.75); // lot-line wall
  for (const level of [-SLAB, 4.7]) {
    sheet.rect(['mask', 'tone'], SHOP_CHASE.left + 0.08, level, 0.4, 0.32);
  }
  wall(sheet, SHOP_CHASE.left, 0, 4.7, 0.08);
}

// Earth, bedrock, the subway and the mains under the street.

const SIDEWALK = 0.13;
/** Subway box: two tracks between walls 0.55 m thick. */
const SUBWAY = { left: -17.2, top: -1.7, width: 9.4, height: 5.1, wall: 0.55, bed: 0.28 };
const SUBWAY_BOTTOM = SUBWAY.top - SUBWAY.height;
const RAIL_BED = SUBWAY_BOTTOM + SUBWAY.bed;

export function ground(sheet: Sheet, extent: Extent): void {
  earth(sheet, extent);
  if (extent.shop) {
    subway(sheet);
    ventilationShaft(sheet);
    mains(sheet);
    street(sheet, extent);
  } else {
    sheet.rect('solid', extent.left, -SIDEWALK, -extent.left, SIDEWALK);
    sheet.rect('solid', HOUSE_RIGHT, -SIDEWALK, extent.right - HOUSE_RIGHT, SIDEWALK);
    hydrant(sheet, [-0.55, 0]);
  }
}

function earth(sheet: Sheet, { left, right, bottom, shop }: Extent): void {
  sheet.polygon('toneFaint', [left, 0], [right, 0], [right, bottom], [left, bottom]);
  hatchEarth(sheet, rectangle(left, -0.1, right - left, bottom + 0.1), 0.62, 2);
  const surface: Point[] = shop
    ? [
        [left, -7.2],
        [left + 6, -7],
        ...points('-9,-7.35 -4,-6.2 2,-5.6 9,-5.9 15,-5.3 22,-5.7 29,-5'),
        [right, -5.2],
      ]
    : [[left, -5.9], ...points('2,-5.6 9,-5.9 15,-5.3'), [right, -5.7]];
  const schist: Point[] = [...surface, [right, bottom], [left, bottom]];
  sheet.polygon(['mask', 'tone'], ...schist);
  sheet.line('fine', ...surface);
  sheet.hatch('texture', schist, 64, 0.38, { rhythm: [true, false, true, true, false, true, false, false] });
  sheet.hatch('hatch', schist, -14, 0.9);
}

function subway(sheet: Sheet): void {
  const { left, top, width, height, wall, bed } = SUBWAY;
  sheet.rect('solid', left - wall, SUBWAY_BOTTOM - wall, width + 2 * wall, height + 2 * wall);
  sheet.rect(['mask', 'tone'], left, SUBWAY_BOTTOM, width, height);
  sheet.rect('solid', left, SUBWAY_BOTTOM, width, bed);
  const [first, second] = [left + 2.35, left + 2.35 + 4.7];
  track(sheet, first);
  train(sheet, first, RAIL_BED + 0.36);
  track(sheet, second);
  platform(sheet, [left + width - 1.35, RAIL_BED]);
  const column = left + width / 2 - 0.12;
  sheet.rect('maskEdge', column, SUBWAY_BOTTOM, 0.24, height);
  sheet.rect('fine', column - 0.1, top - 0.35, 0.44, 0.35);
  sheet.rect('fine', column - 0.1, RAIL_BED, 0.44, 0.2);
  for (const i of range(12)) sheet.rect('solid', left - 0.2 + i * 0.86, top + 0.12, 0.1, 0.32); // roof beams
}

/** Platform, 1.1 m above the track bed, with someone waiting for the next train. */
function platform(sheet: Sheet, [x, y]: Point): void {
  const height = 1.1;
  sheet.rect('solid', x, y, 1.35, height - 0.24);
  sheet.rect('maskFine', x - 0.12, y + height - 0.24, 1.47, 0.24);
  figure(sheet, [x + 0.5, y + height], { who: 'tenant', posture: 'stand', mirrored: true });
}

/** Tie and two rails, standard gauge. */
function track(sheet: Sheet, axis: number): void {
  sheet.rect('fine', axis - 1.2, RAIL_BED, 2.4, 0.14);
  for (const rail of [axis - 0.76, axis + 0.69]) sheet.rect('solid', rail, RAIL_BED + 0.14, 0.07, 0.16);
}

/** Subway car from the front, 2.96 m wide. */
function train(sheet: Sheet, axis: number, rail: number): void {
  const car = sheet.at([axis, rail]);
  car.polygon('maskEdge', ...symmetric(0, [1.4, 0.55], [1.48, 1.1], [1.42, 2.75], [1.1, 3.2]));
  for (const pane of [-1.2, 0.45]) car.roundRect('fine', pane, 1.5, 0.75, 1.05, 0.1);
  car.roundRect('fine', -0.36, 0.62, 0.72, 2.05, 0.06);
  car.roundRect('texture', -0.25, 1.5, 0.5, 0.9, 0.06);
  car.rect('texture', -0.9, 2.72, 1.8, 0.25);
  for (const lamp of [-1, 1]) car.circle('fine', [lamp, 0.85], 0.13);
  car.rect('fine', -1.1, 0.2, 2.2, 0.35);
  for (const wheel of [-0.75, 0.75]) car.circle('maskFine', [wheel, 0.22], 0.32);
}

/** Shaft under the sidewalk grating, and the passage to the tunnel. */
function ventilationShaft(sheet: Sheet): void {
  const tunnelRight = SUBWAY.left + SUBWAY.width;
  sheet.rect('mask', -7.7, -1.7, 1.2, 1.6);
  for (const wall of [-7.95, -6.5]) sheet.rect('solid', wall, -2.6, 0.25, 2.5);
  sheet.rect('mask', -7.7, -2.6, 1.2, 2.5);
  sheet.rect('mask', -7.9, -3.3, 1, 1);
  sheet.rect('mask', tunnelRight - 0.2, -3.3, 1.75, 0.7);
  sheet.rect('solid', tunnelRight + 0.5, -3.55, 2.05, 0.25);
  sheet.verticals('fine', spaced(-7.65, 0.14, 9), 0, -0.16);
}

/** Water, gas, electric ducts, sewer, steam. */
function mains(sheet: Sheet): void {
  const water: Point = [-5.2, -1.25];
  sheet.circle(['maskCold', 'coldTone'], water, 0.25);
  sheet.circle('maskFine', [-4.1, -0.95], 0.13);
  sheet.rect('maskFine', -3.3, -1.05, 0.5, 0.34);
  for (const i of range(4))
    sheet.circle('texture', [-3.18 + 0.24 * (i % 2), -0.97 + 0.17 * Math.trunc(i / 2)], 0.055);
  sheet.circle('maskEdge', [-5.4, -3.4], 0.55);
  sheet.circle('fine', [-5.4, -3.4], 0.45);
  const steam: Point = [-3.1, -2.3];
  sheet.circle('maskHot', steam, 0.36);
  sheet.circle('hotSolid', steam, 0.22);
}

/** Roadway, curb, sidewalk; a hydrant and someone walking the dog. */
function street(sheet: Sheet, { left, right }: Extent): void {
  const curb = -4.6;
  sheet.rect('solid', left, -0.32, curb - 0.15 - left, 0.18);
  sheet.polygon('maskEdge', [curb - 0.15, 0], [curb, 0], [curb, -0.5], [curb - 0.15, -0.5]);
  sheet.rect('solid', curb, -SIDEWALK, -curb, SIDEWALK);
  hydrant(sheet, [-4.1, 0]);
  figure(sheet, [-2.4, 0], { who: 'super', posture: 'walk', mirrored: true });
  dog(sheet, [-3.3, 0], { mirrored: true });
  sheet.line('texture', [-2.62, 0.85], [-3.9, 0.55]); // leash
  sheet.rect('solid', SHOP_RIGHT, -SIDEWALK, right - SHOP_RIGHT, SIDEWALK);
}

// Stairs, elevator, machine room, roof tank, chimney.

const THIN = 0.2;
const DOOR_HEAD = 2.1;
/** Approximate height of a riser; the height of each story determines the exact value. */
const RISER = 0.172;
/** Left faces of the core walls: stair side, between stair and elevator, elevator side. */
const [STAIR_WALL, SHAFT_WALL, ELEVATOR_WALL] = [8.5, 12, 14.2];

/** Draws the core; returns the level of the roof tank's floor, where the cold riser ends. */
export function core(sheet: Sheet): number {
  coreWalls(sheet);
  const levels = [CELLAR, ...FLOORS, ROOF];
  for (const [i, floor] of levels.slice(0, -1).entries())
    storyStair(sheet, floor, assertDefined(levels[i + 1]) - floor);
  bulkhead(sheet);
  figure(sheet, [11.4, floorAt(2) + 1.525], { who: 'tenant', posture: 'stand' });
  figure(sheet, [9.9, floorAt(4) + 0.84], { who: 'super', posture: 'walk' });
  elevator(sheet);
  machineRoom(sheet);
  const tankFloor = roofTank(sheet);
  chimney(sheet);
  return tankFloor;
}

function coreWalls(sheet: Sheet): void {
  wall(sheet, STAIR_WALL, CELLAR - 0.3, -SLAB, THIN);
  FLOORS.forEach((floor, n) => {
    wall(sheet, STAIR_WALL, floor + DOOR_HEAD, ceilingAt(n) + SLAB, THIN);
    sheet.rect('fine', STAIR_WALL + 0.02, floor, 0.16, DOOR_HEAD);
  });
  wall(sheet, SHAFT_WALL, CELLAR - 1.4, ROOF, THIN);
  wall(sheet, ELEVATOR_WALL, CELLAR - 1.4, ROOF, THIN);
}

/** The bulkhead on the roof, over the stairs and around the elevator's machine. */
function bulkhead(sheet: Sheet): void {
  sheet.rect(['mask', 'tone'], 8.7, ROOF, 5.6, 2.9);
  for (const x of [STAIR_WALL, 14.15]) sheet.rect('solid', x, ROOF, 0.25, BULKHEAD_ROOF - ROOF);
  sheet.rect('solid', 8.35, BULKHEAD_ROOF, 6.15, 0.28);
}

function storyStair(sheet: Sheet, floor: number, rise: number): void {
  const risers = 2 * Math.round(rise / 2 / RISER);
  stair(sheet, [8.98, floor], {
    rise,
    landingEnd: SHAFT_WALL,
    risers,
    tread: risers > 18 ? 2.15 / (risers / 2) : 0.235,
    slabStart: 8.6,
    farEnd: 8.75,
  });
}

/** Guide rails and ropes, the car at the fourth floor, the counterweight. */
function elevator(sheet: Sheet): void {
  const car = floorAt(3);
  sheet.verticals('texture', [12.32, 14.08], CELLAR - 1.3, ROOF);
  sheet.line('texture', [12.9, car + 2.5], [12.9, ROOF + 0.5]);
  sheet.line('texture', [13.55, floorAt(1) + 1.2], [13.55, ROOF + 0.5]);
  sheet.rect('maskEdge', 12.38, car, 1.55, 2.35);
  sheet.rect('fine', 12.45, car + 0.08, 1.4, 2.1);
  sheet.line('fine', [13.15, car + 0.08], [13.15, car + 2.18]);
  figure(sheet, [12.85, car + 0.08], { who: 'tenant', posture: 'stand' });
  sheet.rect('maskEdge', 13.98, floorAt(1) - 0.6, 0.18, 1.8);
  sheet.line('texture', [14.06, floorAt(1) + 1.2], [14.06, ROOF + 0.4]);
  sheet.line('texture', [13.15, car + 2.35], [13.15, ROOF + 0.4]);
}

/** Traction machine, controller cabinet, door to the roof. */
function machineRoom(sheet: Sheet): void {
  sheet.circle('maskEdge', [13.3, ROOF + 0.75], 0.42);
  sheet.circle('fine', [13.3, ROOF + 0.75], 0.1);
  sheet.rect('maskEdge', 12.5, ROOF, 1.7, 0.32);
  sheet.rect('maskFine', 12.45, ROOF + 0.45, 0.5, 0.5);
  sheet.rect('maskFine', 11.3, ROOF, 0.7, 1.8);
  sheet.horizontals('fine', [ROOF + 0.6, ROOF + 1.2], 11.35, 11.95);
  door(sheet, [9.1, ROOF], 2.05);
}

function roofTank(sheet: Sheet): number {
  for (const x of [9, 13.6]) sheet.rect('maskEdge', x, BULKHEAD_ROOF + 0.28, 0.3, 0.35);
  sheet.rect('maskEdge', 8.5, BULKHEAD_ROOF + 0.6, 5.9, 0.24);
  sheet.line('fine', [8.5, BULKHEAD_ROOF + 0.72], [14.4, BULKHEAD_ROOF + 0.72]);
  return waterTank(sheet, [11.4, BULKHEAD_ROOF + 0.84], { radius: 1.85, height: 2.7, legs: 0.8, roof: 1 });
}

/** Brick chimney 0.95 m wide with a warm flue, from the cellar to 2.2 m above the roof. */
function chimney(sheet: Sheet): void {
  const x = CHIMNEY;
  const top = ROOF + 2.2;
  sheet.rect('mask', x, CELLAR + 1.4, 0.95, top + 0.2 - CELLAR - 1.4);
  sheet.rect('solid', x, CELLAR + 1.4, 0.18, top - CELLAR - 1.4);
  sheet.rect('solid', x + 0.77, CELLAR + 0.4, 0.18, top - CELLAR - 0.4);
  sheet.line('hotAir', [x + 0.475, CELLAR + 2], [x + 0.475, top]);
  for (const cap of [x - 0.1, x + 0.77]) sheet.rect('solid', cap, top - 0.1, 0.28, 0.16);
  sheet.rect('solid', x + 0.18, CELLAR + 0.9, 0.6, 0.12);
}
