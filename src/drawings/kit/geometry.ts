/** Plane geometry in meters, y up. Pure functions, no drawing. */

/**
 * Returns a value that must be defined, such as an entry of a table.
 *
 * @throws Error if it is not, because an incomplete drawing must not be written
 */
export function assertDefined<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null)
    throw new Error('A drawing needs a table entry that does not exist.');
  return value;
}

export type Point = readonly [x: number, y: number];

/** A box: the corner with the lowest coordinates, and its size. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Repeats each point, which makes it a corner of a smooth outline. */
export const sharp = (...points: readonly Point[]): Point[] => points.flatMap((point) => [point, point]);

/** Maps coordinates of its own to points in the plane. */
type Place = (u: number, v: number) => Point;

/**
 * The points of an outline.
 *
 * @param text - the points as in the SVG attribute `points`, "x,y x,y …"; "!" after a point makes it a corner
 * @param place - where these points are measured from, or a function that returns where each of them is
 * @throws if a coordinate is not a number
 */
export function points(text: string, place: Point | Place = [0, 0]): Point[] {
  const at: Place = typeof place === 'function' ? place : (x, y) => [place[0] + x, place[1] + y];
  return text
    .trim()
    .split(/\s+/)
    .flatMap((written) => {
      const [x = Number.NaN, y = Number.NaN] = written.split(',').map(Number.parseFloat);
      if (!Number.isFinite(x + y)) throw new Error(`“${written}” is not a point.`);
      return written.endsWith('!') ? sharp(at(x, y)) : [at(x, y)];
    });
}

/** Pairs of numbers in the same notation, for loops over two values. */
export const pairsOf = (text: string): Point[] => points(text);

/** The outline in counterclockwise order. Overlapping shapes of one path merge if their directions are the same. */
export function counterclockwise(outline: readonly Point[]): readonly Point[] {
  const area = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = assertDefined(outline[(i + 1) % outline.length]);
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 ? outline : outline.toReversed();
}

/** 0, 1, … count − 1. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** first, first + 1, … last − 1. */
export function span(first: number, last: number): number[] {
  return range(last - first).map((index) => first + index);
}

/** `count` values from `first`, `step` apart. */
export function spaced(first: number, step: number, count: number): number[] {
  return range(count).map((i) => first + i * step);
}

/** The values between `start` and `start + length` that divide the length into `parts` equal parts. */
export function dividing(start: number, length: number, parts: number): number[] {
  return span(1, parts).map((i) => start + (length * i) / parts);
}

/** Values from `start` in equal steps, as long as they are below `end`. */
export function stepsBelow(start: number, end: number, step: number): number[] {
  const values: number[] = [];
  for (let value = start; value < end; value += step) values.push(value);
  return values;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Point at `degrees` (counterclockwise from +x) on a circle or ellipse. */
export function polar([x, y]: Point, radius: number, degrees: number, radiusY = radius): Point {
  const angle = radians(degrees);
  return [x + radius * Math.cos(angle), y + radiusY * Math.sin(angle)];
}

/** Direction from one point to another, in degrees counterclockwise from +x. */
export function heading([fromX, fromY]: Point, [x, y]: Point): number {
  return (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
}

/** Maps local (u, v) coordinates to the plane: turned by `degrees`, with (0, 0) at `origin`. */
export function rotated(origin: Point, degrees: number): (u: number, v: number) => Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return (u, v) => [origin[0] + u * cos - v * sin, origin[1] + u * sin + v * cos];
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A rectangle whose upper side is shorter by `inset` at both ends; a negative value makes it longer. */
export function trapezoid(x: number, y: number, width: number, height: number, inset: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width - inset, y + height],
    [x + inset, y + height],
  ];
}

/**
 * An outline that is symmetric about the vertical line x = `axis`: its left side, then its right side in reverse.
 *
 * @param side - points of one side as [distance from the axis, y]
 */
export function symmetric(axis: number, ...side: readonly Point[]): Point[] {
  const left = side.map(([distance, y]): Point => [axis - distance, y]);
  const right = side.map(([distance, y]): Point => [axis + distance, y]);
  return [...left, ...right.reverse()];
}

const squareRoute =
  (axis: 0 | 1) =>
  ([startX, startY]: Point, ...turns: readonly number[]): Point[] => {
    let [x, y] = [startX, startY];
    const corners = turns.map((turn, i): Point => {
      if ((i + axis) % 2) y = turn;
      else x = turn;
      return [x, y];
    });
    return [[startX, startY], ...corners];
  };

/** Route of level and plumb runs in turn, as of a pipe: level to an x, plumb to a y, level to an x … */
export const acrossFirst = squareRoute(0);
/** The same route, but its first run is plumb: up or down to a y, then level to an x, and so on. */
export const upFirst = squareRoute(1);

/** Outline of `count` steps, each with its riser first. */
export function climb(start: Point, count: number, riser: number, tread: number): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  for (const _ of range(count)) {
    y += riser;
    points.push([x, y]);
    x += tread;
    points.push([x, y]);
  }
  return points;
}

/** Points of an arc as a polyline of at least six segments, each of about nine degrees. */
export function arcPoints(
  center: Point,
  radius: number,
  from: number,
  to: number,
  radiusY = radius,
): Point[] {
  const count = Math.max(6, Math.trunc(Math.abs(to - from) / 9));
  return range(count + 1).map((i) => polar(center, radius, from + ((to - from) * i) / count, radiusY));
}

/** Points between the lines `a` and `b` in turn, one at each position, as in filter pleats and corrugated deck. */
export function zigzag(positions: readonly number[], a: number, b: number, axis: 'x' | 'y'): Point[] {
  return positions.map((position, index) => {
    const across = index % 2 ? b : a;
    return axis === 'x' ? [position, across] : [across, position];
  });
}

/** The polyline moved sideways by `distance` (left of travel is positive), its corners mitered. */
function offsetPolyline(points: readonly Point[], distance: number): Point[] {
  const normals = points.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = assertDefined(points[i]);
    const length = Math.hypot(x - fromX, y - fromY);
    return [-(y - fromY) / length, (x - fromX) / length];
  });
  return points.map(([x, y], i) => {
    const before = assertDefined(normals[Math.max(0, i - 1)]);
    const after = assertDefined(normals[Math.min(normals.length - 1, i)]);
    const reach = distance / (1 + before[0] * after[0] + before[1] * after[1]);
    return [x + (before[0] + after[0]) * reach, y + (before[1] + after[1]) * reach];
  });
}

/** Outline of a band `width` wide along the polyline: one side, then the other side in reverse. */
export function bandAlong(points: readonly Point[], width: number): Point[] {
  return [...offsetPolyline(points, width / 2), ...offsetPolyline(points, -width / 2).toReversed()];
}

/** Outline of a sleeve, a pant leg or a bough. `widths` has its width at each joint, or one width for all joints. */
export function limb(joints: readonly Point[], widths: readonly number[] | number): Point[] {
  const side = (way: 1 | -1): Point[] =>
    joints.map(([x, y], i): Point => {
      const [before, after] = [
        assertDefined(joints[Math.max(0, i - 1)]),
        assertDefined(joints[Math.min(joints.length - 1, i + 1)]),
      ];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const half = (way * (typeof widths === 'number' ? widths : assertDefined(widths[i]))) / 2;
      return [x - ((after[1] - before[1]) / length) * half, y + ((after[0] - before[0]) / length) * half];
    });
  return [...side(1), ...side(-1).reverse()];
}

export interface HatchOptions {
  /** How far all lines are shifted, in meters. */
  readonly offset?: number;
  /** Which lines of a repeating group are drawn, e.g. [true, true, false]. */
  readonly rhythm?: readonly boolean[];
}

/** Parallel lines at `degrees`, `spacing` apart, clipped exactly to a simple polygon. */
export function hatchLines(
  polygon: readonly Point[],
  degrees: number,
  spacing: number,
  { offset = 0, rhythm }: HatchOptions = {},
): [Point, Point][] {
  const along: Point = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const distanceOf = ([x, y]: Point): number => x * -along[1] + y * along[0];
  const distances = polygon.map(distanceOf);
  const last = Math.max(...distances);
  const lines: [Point, Point][] = [];
  let index = Math.ceil((Math.min(...distances) - offset) / spacing);
  for (; index * spacing + offset < last; index += 1) {
    if (rhythm && !rhythm[((index % rhythm.length) + rhythm.length) % rhythm.length]) continue;
    const crossings = crossingsAt(polygon, distances, index * spacing + offset).sort(
      (a, b) => a[0] * along[0] + a[1] * along[1] - (b[0] * along[0] + b[1] * along[1]),
    );
    for (let i = 0; i + 1 < crossings.length; i += 2)
      lines.push([assertDefined(crossings[i]), assertDefined(crossings[i + 1])]);
  }
  return lines;
}

function crossingsAt(polygon: readonly Point[], distances: readonly number[], level: number): Point[] {
  return polygon.flatMap((from, i): Point[] => {
    const next = (i + 1) % polygon.length;
    const [before, after] = [assertDefined(distances[i]) - level, assertDefined(distances[next]) - level];
    if (before < 0 === after < 0) return [];
    const to = assertDefined(polygon[next]);
    const share = before / (before - after);
    return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}
