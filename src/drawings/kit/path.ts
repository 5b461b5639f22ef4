/** Writes SVG path data with one decimal, as short as possible. Points here are in pixels, y down. */
import svgpath from 'svgpath';
import { assertDefined, type Point } from './geometry.ts';

/** Rounds to a tenth of a pixel; exact ties round to the even digit so that both halves of a mirrored part match. */
export function toTenth(value: number): number {
  const isTie = Number.isInteger(value * 4) && !Number.isInteger(value * 2);
  if (!isTie) return Number(value.toFixed(1));
  const lower = Math.floor(value * 10);
  return (lower % 2 === 0 ? lower : lower + 1) / 10;
}

/**
 * Formats a number: `0.5` becomes `.5`, and `-0` becomes `0`.
 *
 * @throws RangeError if the value is not finite, so that a bug in a drawing stops the build
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing has the coordinate ${value}.`);
  const rounded = decimals === 1 ? toTenth(value) : Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

const f = formatNumber;

/** Returns straight lines with relative coordinates; steps too small to be visible are left out. */
export function polylinePath(points: readonly Point[], closed: boolean): string {
  const [start, ...rest] = points.map(([x, y]): Point => [toTenth(x), toTenth(y)]);
  if (!start) return '';
  let [x, y] = start;
  let path = `M${f(x)} ${f(y)}`;
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    const [still, level] = [Math.abs(dx) < 0.05, Math.abs(dy) < 0.05];
    if (still && level) continue;
    if (still) path += `v${f(dy)}`;
    else if (level) path += `h${f(dx)}`;
    else path += `l${f(dx)}${dy >= 0 ? ' ' : ''}${f(dy)}`;
    [x, y] = [nextX, nextY];
  }
  return closed ? `${path}z` : path;
}

/** A smooth (Catmull-Rom) curve through all the points, with a corner at every repeated point. */
export function splinePath(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (i: number): Point =>
    assertDefined(points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]);
  let path = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...leave, ...arrive, ...to].map((value) => f(value)).join(' ')}`;
  }
  return closed ? `${path}z` : path;
}

/** Rectangle with rounded corners; (x, y) is its upper left corner. */
export function roundRectPath([x, y]: Point, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${f(r)} ${f(r)} 0 0 1 ${f(dx)} ${f(dy)}`;
  return (
    `M${f(x + r)} ${f(y)}h${f(width - 2 * r)}${corner(r, r)}v${f(height - 2 * r)}${corner(-r, r)}` +
    `h${f(-width + 2 * r)}${corner(-r, -r)}v${f(-height + 2 * r)}${corner(r, -r)}z`
  );
}

export function ellipsePath([x, y]: Point, radiusX: number, radiusY: number): string {
  const half = (dx: number): string => `a${f(radiusX)} ${f(radiusY)} 0 1 0 ${f(dx)} 0`;
  return `M${f(x - radiusX)} ${f(y)}${half(2 * radiusX)}${half(-2 * radiusX)}z`;
}

/**
 * Returns the same path with every point relative to the previous one, rounded to a tenth of a pixel. Forty copies of a
 * window then have the same text, wherever they are, which compresses a quarter better than absolute points.
 *
 * @param decimals - 0 in a drawing that is shown at about half its size or smaller
 */
export function relativePath(path: string, decimals = 1): string {
  return svgpath(path).rel().round(decimals).toString();
}

/** Moves a path with absolute coordinates. */
export const moveDown = (path: string, distance: number): string =>
  svgpath(path).translate(0, distance).toString();
