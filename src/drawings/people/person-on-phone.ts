import type { Point } from '../kit/geometry.ts';
import { rotated } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { cloth, fist, inCentimetres, limb, profile } from './close-figure.ts';

/** Someone on the telephone behind a counter, writing; drawn from the waist up, facing right, 1.68 m. `position` is the floor. */
export function personOnPhone(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = inCentimetres(sheet, position, {
    mirrored: placement.mirrored ?? false,
    zoom: placement.zoom ?? 1,
  });
  cloth(
    own,
    ...limb(
      [
        [8, 130],
        [20, 112],
        [30, 106],
        [46, 108],
      ],
      [12, 12, 10, 8],
    ),
  );
  fist(own, [50, 109], -10);
  own.line('edge', [52, 104], [46, 122]);
  profile(own, [8, 156], { tilt: -4, headgear: 'bun', smiling: true });
  cloth(
    own,
    [0, 143],
    [-8, 137],
    [-13, 124],
    [-13, 104],
    [-12, 80],
    [15, 80],
    [16, 104],
    [18, 122],
    [15, 134],
    [11, 142],
  );
  cloth(
    own,
    ...limb(
      [
        [-1, 132],
        [3, 119],
        [9, 106],
      ],
      [13, 13.5, 11],
    ),
  );
  cloth(
    own,
    ...limb(
      [
        [9, 104],
        [11, 122],
        [9, 142],
      ],
      [11.5, 11, 8.5],
    ),
  );
  handset(own, [9.4, 152.4], 132);
  fist(own, [6.2, 147.6], 96);
}

/** Cordless telephone at the ear, along `degrees`. */
function handset(own: Sheet, at: Point, degrees: number): void {
  const p = rotated(at, degrees);
  const outline = [p(-7.6, -1.6), p(7.4, -1.6), p(7.4, 1.5), p(-7.6, 1.5)];
  own.polygon('silhouette', ...outline);
  own.polygon('knockout', ...outline);
}
