/** Draws freehand outlines: smooth through single points, with a corner at every repeated point. */
import { assertDefined } from './assert-defined.ts';
import type { Point } from './geometry.ts';
import { range } from './geometry.ts';
import type { Pens, Sheet } from './sheet.ts';

/** Marks corners in an outline. */
export const sharp = (...points: readonly Point[]): Point[] => points.flatMap((point) => [point, point]);

/** Straight pieces per span of a curve. */
const PIECES = 6;

export function shape(sheet: Sheet, pens: Pens, ...points: readonly Point[]): void {
  sheet.polygon(pens, ...smoothed(points, true));
}

export function stroke(sheet: Sheet, pens: Pens, ...points: readonly Point[]): void {
  sheet.line(pens, ...smoothed(points, false));
}

function smoothed(points: readonly Point[], closed: boolean): Point[] {
  const start = closed
    ? points.findIndex((point, i) => same(point, assertDefined(points[(i + 1) % points.length])))
    : -1;
  if (closed && start < 0)
    return catmullRom([
      assertDefined(points.at(-1)),
      ...points,
      assertDefined(points[0]),
      assertDefined(points[1]),
    ]);
  const turned = closed ? [...points.slice(start + 1), ...points.slice(0, start + 1)] : points;
  return runs(turned).flatMap((run) =>
    catmullRom([assertDefined(run[0]), ...run, assertDefined(run.at(-1))]),
  );
}

/** Splits an outline at its corners; each run keeps its corner points. */
function runs(points: readonly Point[]): Point[][] {
  const all: Point[][] = [[]];
  for (const point of points) {
    const run = assertDefined(all.at(-1));
    if (run.length > 0 && same(assertDefined(run.at(-1)), point)) all.push([point]);
    else run.push(point);
  }
  return all.filter((run) => run.length > 1);
}

const same = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;

/** Samples the curve through all points except the first and the last, which only set its direction. */
function catmullRom(points: readonly Point[]): Point[] {
  const sampled = range(points.length - 3).flatMap((i) => {
    const [before, from, to, after] = [
      assertDefined(points[i]),
      assertDefined(points[i + 1]),
      assertDefined(points[i + 2]),
      assertDefined(points[i + 3]),
    ];
    return range(PIECES).map((piece) => between(before, from, to, after, piece / PIECES));
  });
  return [...sampled, assertDefined(points.at(-2))];
}

function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [along(0), along(1)];
}
