/** Stairs, elevator, machine room, roof tank, chimney. */
import { assertDefined } from '../../kit/geometry.ts';

import type { Sheet } from '../../kit/sheet.ts';
import { door, stair } from '../../parts/cut-building.ts';
import { waterTank } from '../../parts/facade.ts';
import { figure } from '../../people/figure.ts';
import { BULKHEAD_ROOF, CELLAR, CHIMNEY, ceilingAt, FLOORS, floorAt, ROOF, SLAB } from './hero-dimensions.ts';
import { wall } from './shell.ts';

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
