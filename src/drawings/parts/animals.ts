import type { Point } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';

/** A dog 0.42 m at the shoulder, 0.8 m long, facing right; its feet stand on `position`. */
export function dog(sheet: Sheet, position: Point, placement: Placement = {}): void {
  sheet
    .at(position, placement)
    .loop(
      'maskFine',
      [-0.02, 0.42],
      [0.1, 0.5],
      [0.5, 0.48],
      [0.6, 0.62],
      [0.72, 0.6],
      [0.8, 0.5],
      [0.68, 0.46],
      [0.62, 0.36],
      [0.6, 0],
      [0.54, 0],
      [0.52, 0.26],
      [0.14, 0.26],
      [0.1, 0],
      [0.04, 0],
      [0.04, 0.3],
    );
}

/** A sitting cat seen from behind, 0.42 m to the ears, tail to the right: a silhouette, so that it reads small. */
export function cat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.spline('edge', [0.08, 0.02], [0.22, 0.02], [0.27, 0.07], [0.24, 0.12]);
  own.loop(
    'silhouette',
    [-0.1, 0],
    [-0.12, 0.08],
    [-0.07, 0.22],
    [-0.05, 0.28],
    [0.05, 0.28],
    [0.07, 0.22],
    [0.12, 0.08],
    [0.1, 0],
  );
  own.polygon(
    'silhouette',
    [-0.06, 0.27],
    [-0.075, 0.33],
    [-0.07, 0.42],
    [-0.025, 0.38],
    [0.025, 0.38],
    [0.07, 0.42],
    [0.075, 0.33],
    [0.06, 0.27],
  );
}
