/** Corners and bounding box of path data. */
import { ARGUMENTS, readPath } from './path-data.ts';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Control points count as if they were on the curve, so the box may be a little too large; an arc may bulge out of it by its radii. */
export function pathBounds(path: string): Bounds {
  const points = pathPoints(path);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The corners and control points of a path; of an arc only its end. */
export function pathPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { name, isRelative, values } of readPath(path)) {
    const axes = ARGUMENTS[name] ?? '';
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    for (const [i, value] of values.entries()) {
      if (axes[i] === 'x') x = baseX + value;
      if (axes[i] === 'y') y = baseY + value;
      if (axes[i] === 'y' || axes === 'x') points.push([x, y]);
    }
    if (name === 'M') [startX, startY] = [x, y];
    if (name === 'Z') [x, y] = [startX, startY];
  }
  return points;
}
