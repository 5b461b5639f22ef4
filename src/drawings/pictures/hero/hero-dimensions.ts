/** The apartment house: six stories and a cellar next to a shop, x from its front; lit rooms, and lines through them. */
import { assertDefined, type Point } from '../../kit/geometry.ts';
import type { Pen } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Box } from '../../parts/cut-building.ts';

export const FLOORS = [0, 4.2, 7.25, 10.3, 13.35, 16.4] as const;
export const ROOF = 19.45;
export const CELLAR = -3.5;
export const CELLAR_CEILING = -0.3;
export const HOUSE_RIGHT = 21;
export const SHOP_RIGHT = 33;
export const SHOP_ROOF = 5.02;
export const WALL = 0.42;
export const SLAB = 0.3;
/** The two bays of rooms; the stair and elevator core is between them. */
const LEFT_BAY = { left: 0.42, right: 7.5 };
const RIGHT_BAY = { left: 15.2, right: 20.58 };
/** Pipe shaft between the elevator and the right bay: tower water, heat pump loop, flue of the loop boiler. */
export const CHASE = { left: 14.4, right: 15.12 };
/** Chase for the furnace's flue, next to the shop's lot-line wall. */
export const SHOP_CHASE = { left: 32.02, right: 32.58 };
/** Left faces of the left bay's partitions, keyed by floor as in `floorAt`. */
export const PARTITIONS = { 5: 4.4, 4: 4.9, 3: 3.9, 2: 4.6, 1: 4.2 } as const;
/** Left face of the partition in the right bay. */
export const RIGHT_PARTITION = 17.6;
/** Left side of the heat pump's closet on the fourth floor. */
export const CLOSET = 19.8;
export const PARTITION_WIDTH = 0.12;
export const BULKHEAD_ROOF = ROOF + 2.9;
/** Left face of the chimney. */
export const CHIMNEY = 7.55;

/** Returns the level of the nth floor: 0 is the ground floor, 5 the sixth, 6 the roof. */
export const floorAt = (n: number): number => FLOORS[n] ?? ROOF;
/** Returns the underside of the slab above the nth floor. */
export const ceilingAt = (n: number): number => floorAt(n + 1) - SLAB;
/** The five apartment floors above the ground floor. */
export const UPPER_FLOORS = [1, 2, 3, 4, 5] as const;

/** How much of the street and the block is on the sheet. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether the shop and the subway are shown; the phone sheet shows only the house. */
  readonly shop: boolean;
}

const room = (n: number, left: number, right: number): Box => ({
  left,
  right,
  floor: floorAt(n),
  ceiling: ceilingAt(n),
});
const front = (n: 1 | 2 | 3 | 4 | 5): Box => room(n, LEFT_BAY.left, PARTITIONS[n]);
const inner = (n: 1 | 2 | 3 | 4 | 5): Box => room(n, PARTITIONS[n] + PARTITION_WIDTH, LEFT_BAY.right);

/** The lit rooms: about 60% of all, with the shops. Others stay dark, so that the red boiler stands out. */
const HOUSE: readonly Box[] = [
  front(5),
  inner(4),
  front(3),
  inner(3),
  inner(2),
  front(1),
  room(0, LEFT_BAY.left, LEFT_BAY.right),
  room(5, RIGHT_PARTITION + PARTITION_WIDTH, RIGHT_BAY.right),
  room(4, RIGHT_BAY.left, RIGHT_BAY.right),
  room(2, RIGHT_BAY.left, RIGHT_BAY.right),
];

export function litRooms(shop: boolean): Box[] {
  const deli = room(0, RIGHT_BAY.left, shop ? 20.7 : RIGHT_BAY.right);
  const restaurant: Box = {
    left: HOUSE_RIGHT,
    right: SHOP_CHASE.left,
    floor: 0,
    ceiling: 4.7,
  };
  return [...HOUSE, deli, ...(shop ? [restaurant] : [])];
}

const isIn = ([x, y]: Point, { left, right, floor, ceiling }: Box): boolean =>
  x >= left && x <= right && y >= floor && y <= ceiling;

/** Returns the sheet on which the room around `point` is drawn. */
export function roomAt(sheet: Sheet, point: Point): Sheet {
  const isLit = litRooms(true).some((one) => isIn(point, one));
  return isLit ? sheet.lit : sheet.dark;
}

/** Draws lines that pass through the house; in each lit room, they have the room's colors. */
export function linesThrough(sheet: Sheet, pens: readonly Pen[], ...route: readonly Point[]): void {
  const rooms = litRooms(sheet.size.width > 1000);
  let [run, around]: [Point[], Box | undefined] = [[], undefined];
  const flush = (): void => {
    for (const pen of run.length > 1 ? pens : []) (around ? sheet.lit : sheet.dark).line(pen, ...run);
  };
  for (const [from, to] of route.slice(1).map((point, i): [Point, Point] => [assertDefined(route[i]), point]))
    for (const [start, end] of pieces(from, to, rooms)) {
      const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      const found = rooms.find((one) => isIn(middle, one));
      if (run.length === 0 || found !== around) {
        flush();
        [run, around] = [[start], found];
      }
      run.push(end);
    }
  flush();
}

export const lineThrough = (sheet: Sheet, pen: Pen, ...route: readonly Point[]): void =>
  linesThrough(sheet, [pen], ...route);

/** Divides a segment at the planes of the walls, floors and ceilings of lit rooms. */
function pieces(from: Point, to: Point, rooms: readonly Box[]): [Point, Point][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shares = rooms.flatMap(({ left, right, floor, ceiling }) => [
    ...(dx ? [(left - from[0]) / dx, (right - from[0]) / dx] : []),
    ...(dy ? [(floor - from[1]) / dy, (ceiling - from[1]) / dy] : []),
  ]);
  const cuts = [0, ...new Set(shares.filter((share) => share > 0 && share < 1)), 1].sort((a, b) => a - b);
  const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
  return cuts.slice(1).map((share, i): [Point, Point] => [at(assertDefined(cuts[i])), at(share)]);
}
