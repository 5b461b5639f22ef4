import { type Point, points } from '../../kit/geometry.ts';
import type { Placement, Sheet } from '../../kit/sheet.ts';

/** Terrier on a walk, facing right, 0.6 m to the tips of its ears, 0.87 m long. Its collar is at (0.54, 0.4). */
export function terrier(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  for (const [hip, foot] of [
    [0.15, 0.09],
    [0.5, 0.56],
  ] as const)
    own.polygon(
      'silhouette',
      [hip - 0.05, 0.22],
      [hip + 0.04, 0.22],
      [foot + 0.03, 0.02],
      [foot + 0.06, 0],
      [foot - 0.02, 0],
    );
  own.loop('silhouette', ...points('0.02,0.36 -0.07,0.45 -0.1,0.56 -0.075,0.57 -0.03,0.47 0.06,0.4'));
  own.loop(
    'silhouette',
    ...points(`
      0.04,0.26 0.03,0.35 0.09,0.41 0.28,0.4 0.44,0.42 0.56,0.4 0.6,0.3 0.54,0.2 0.42,0.21 0.28,0.23
      0.16,0.19 0.07,0.2
    `),
  );
  for (const [hip, foot] of [
    [0.12, 0.2],
    [0.54, 0.47],
  ] as const)
    own.polygon(
      'silhouette',
      [hip - 0.06, 0.28],
      [hip + 0.06, 0.26],
      [foot + 0.025, 0.02],
      [foot + 0.06, 0],
      [foot - 0.02, 0],
    );
  own.loop(
    'silhouette',
    ...points(`
      0.5,0.36 0.52,0.47 0.565,0.545 0.63,0.555 0.665,0.52 0.75,0.5 0.77,0.455 0.72,0.42 0.64,0.42
      0.59,0.33
    `),
  );
  own.polygon('silhouette', [0.53, 0.53], [0.56, 0.61], [0.6, 0.545]);
  own.spline('knockout', [0.545, 0.54], [0.56, 0.48], [0.59, 0.5]);
  own.line('knockout', [0.645, 0.51], [0.655, 0.505]);
  own.spline('knockout', [0.5, 0.43], [0.55, 0.41], [0.6, 0.37]);
}

/** Dog facing right, 0.5 m high at the shoulder, 0.8 m long; `position` is the point on the ground below its rear. */
export function dog(sheet: Sheet, position: Point, placement: Placement = {}): void {
  sheet.at(position, placement).loop(
    'maskFine',
    ...points(`
        -0.02,0.42 0.1,0.5 0.5,0.48 0.6,0.62 0.72,0.6 0.8,0.5 0.68,0.46 0.62,0.36 0.6,0 0.54,0 0.52,0.26
        0.14,0.26 0.1,0 0.04,0 0.04,0.3
      `),
  );
}
