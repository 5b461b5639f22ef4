/** Defines which rooms are lit, and switches the colors of pipes at the walls of those rooms. */
import { assertDefined, type Point } from '../../kit/geometry.ts';
import type { Pen } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Box } from '../../parts/cut-building.ts';
import {
  ceilingAt,
  floorAt,
  HOUSE_RIGHT,
  LEFT_BAY,
  PARTITION_WIDTH,
  PARTITIONS,
  RIGHT_BAY,
  RIGHT_PARTITION,
  SHOP_CHASE,
} from './hero-dimensions.ts';

const room = (n: number, left: number, right: number): Box => ({
  left,
  right,
  floor: floorAt(n),
  ceiling: ceilingAt(n),
});
const front = (n: 1 | 2 | 3 | 4 | 5): Box => room(n, LEFT_BAY.left, PARTITIONS[n]);
const inner = (n: 1 | 2 | 3 | 4 | 5): Box => room(n, PARTITIONS[n] + PARTITION_WIDTH, LEFT_BAY.right);

/**
 * The lit rooms, scattered over the house. With the deli and the restaurant, they are about 60% of all rooms. Shaft,
 * stair, elevator, cellar and the heat pump's room stay dark, so that the red boiler stands out.
 */
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
  for (const [from, to] of route
    .slice(1)
    .map((point, i): [Point, Point] => [assertDefined(route[i]), point])) {
    for (const [start, end] of pieces(from, to, rooms)) {
      const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      const found = rooms.find((one) => isIn(middle, one));
      if (run.length === 0 || found !== around) {
        flush();
        [run, around] = [[start], found];
      }
      run.push(end);
    }
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
