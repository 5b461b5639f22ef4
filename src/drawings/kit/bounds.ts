/** Computes corners and bounding boxes of path data. */
import svgpath from 'svgpath';
import type { Edges } from './geometry.ts';

/** A box in pixels, y down. */
export type Bounds = Edges;

interface Trace {
  readonly points: [x: number, y: number][];
  /** The largest radius of an arc, or 0. */
  readonly radius: number;
}

/** Returns a path's corners, control points and largest arc radius; of an arc's points, only the end point. */
function tracePath(path: string): Trace {
  const points: [number, number][] = [];
  let radius = 0;
  svgpath(path)
    .abs()
    .iterate((segment, _, x, y) => {
      const [name, ...values] = segment;
      if (name === 'H') points.push([values[0] ?? x, y]);
      else if (name === 'V') points.push([x, values[0] ?? y]);
      else if (name === 'A') {
        points.push([values[5] ?? x, values[6] ?? y]);
        radius = Math.max(radius, values[0] ?? 0, values[1] ?? 0);
      } else for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? x, values[i + 1] ?? y]);
    });
  return { points, radius };
}

/** Returns the corners and control points of a path; for an arc, only its end point. */
export const pathPoints = (path: string): [x: number, y: number][] => tracePath(path).points;

/**
 * Returns the bounding box of the corners and control points, so the box may be slightly too large for a curve and,
 * without `margin`, too small for an arc.
 *
 * @param margin - added on all sides, together with the largest arc radius, because an arc may bulge beyond its ends
 */
export function pathBounds(path: string, margin?: number): Bounds {
  const { points, radius } = tracePath(path);
  const reach = margin === undefined ? 0 : margin + radius;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  };
}

/** Returns the smallest box around all boxes. */
export const unite = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});
