/** Computes corners and bounding boxes of path data. */
import svgpath from 'svgpath';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the bounding box. Control points count as points of the curve, so the box may be slightly too
 * large; an arc may extend beyond it by its radii.
 */
export function pathBounds(path: string): Bounds {
  const points = pathPoints(path);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Returns the corners and control points of a path; for an arc, only its end point. */
export function pathPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  svgpath(path)
    .abs()
    .iterate((segment, _, x, y) => {
      const [name, ...values] = segment;
      if (name === 'H') points.push([values[0] ?? x, y]);
      else if (name === 'V') points.push([x, values[0] ?? y]);
      else if (name === 'A') points.push([values[5] ?? x, values[6] ?? y]);
      else for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? x, values[i + 1] ?? y]);
    });
  return points;
}

/** Returns the largest arc radius of a path, or 0. */
export function largestRadius(path: string): number {
  let largest = 0;
  svgpath(path).iterate(([name, radiusX, radiusY]) => {
    if (name === 'a' || name === 'A') largest = Math.max(largest, radiusX ?? 0, radiusY ?? 0);
  });
  return largest;
}
