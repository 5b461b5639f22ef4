/** Computes corners and bounding boxes of path data. */
import svgpath from 'svgpath';
import type { Edges } from './geometry.ts';

/** A box in pixels, y down. */
export type Bounds = Edges;

/**
 * Returns the bounding box of a path's corners and control points, so the box may be slightly too large for a curve and,
 * without `margin`, too small for an arc.
 *
 * @param margin - added on all sides, together with the largest arc radius, because an arc may bulge beyond its ends
 */
export function pathBounds(path: string, margin?: number): Bounds {
  const [xs, ys]: [number[], number[]] = [[], []];
  let radius = 0;
  svgpath(path)
    .abs()
    .iterate(([name, ...values], _, x, y) => {
      if (name === 'A') radius = Math.max(radius, ...values.slice(0, 2));
      const ends = name === 'H' ? [...values, y] : name === 'V' ? [x, ...values] : values;
      // of an arc's points, only the end point
      for (const [i, value] of (name === 'A' ? ends.slice(5) : ends).entries()) (i % 2 ? ys : xs).push(value);
    });
  const reach = margin === undefined ? 0 : margin + radius;
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
