import type { Point } from '../../kit/geometry.ts';
import { scalePoints } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Gas flame; `position` is the middle of its foot, `height` its height. */
export function flame(sheet: Sheet, position: Point, height: number): void {
  const own = sheet.at(position);
  own.spline(
    'hotSolid',
    ...scalePoints(
      [
        [-0.25, 0],
        [-0.32, 0.35],
        [-0.05, 0.65],
        [0, 1],
        [0.08, 0.62],
        [0.32, 0.35],
        [0.25, 0],
      ],
      height,
    ),
  );
  own.spline(
    'hotFine',
    ...scalePoints(
      [
        [-0.1, 0],
        [-0.1, 0.25],
        [0, 0.5],
        [0.1, 0.25],
        [0.1, 0],
      ],
      height,
    ),
  );
}
