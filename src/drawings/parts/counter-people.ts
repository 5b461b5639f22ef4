import type { Point } from '../kit/geometry.ts';
import { rotated } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { boot, canvasCloth, cloth, fist, inCentimetres, limb, profile } from './figure.ts';

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

/** Someone in a long coat walking a dog, facing right, 1.7 m; the leash runs to `dog`, centimetres. */
export function dogWalker(sheet: Sheet, position: Point, collar: Point): void {
  const own = inCentimetres(sheet, position);
  boot(own, [-27, 0]);
  canvasCloth(
    own,
    ...limb(
      [
        [-2, 82],
        [-14, 46],
        [-27, 9],
      ],
      [18, 14, 11],
    ),
  );
  boot(own, [20, 0]);
  canvasCloth(
    own,
    ...limb(
      [
        [2, 82],
        [14, 48],
        [20, 9],
      ],
      [18, 14, 11],
    ),
  );
  own.spline('edge', [27, 92], [44, 70], collar);
  canvasCloth(
    own,
    ...limb(
      [
        [8, 128],
        [16, 110],
        [25, 96],
      ],
      [12, 11.5, 9],
    ),
  );
  fist(own, [27, 92], -60);
  canvasCloth(
    own,
    [2, 142],
    [-8, 138],
    [-13, 124],
    [-13, 100],
    [-19, 60],
    [-17, 52],
    [0, 50],
    [19, 53],
    [20, 60],
    [15, 100],
    [17, 122],
    [14, 136],
    [9, 142],
  );
  own.spline('fine', [14, 138], [12, 100], [14, 54]);
  profile(own, [8, 155], { headgear: 'brimmedHat', beard: true });
  canvasCloth(own, [-2, 146], [8, 147], [16, 143], [15, 137], [6, 136], [-5, 138]);
  canvasCloth(
    own,
    ...limb(
      [
        [-1, 131],
        [-7, 112],
        [-2, 97],
      ],
      [13, 12.5, 10.5],
    ),
  );
  own.line('edge', [-9, 93], [6, 97]);
}
