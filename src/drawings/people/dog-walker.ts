import type { Point } from '../kit/geometry.ts';
import { limb } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { canvasCloth, inCentimeters } from './anatomy.ts';
import { boot } from './boot.ts';
import { closedHand } from './hands.ts';
import { closeHead } from './profile-head.ts';

/** Someone in a long coat walking a dog, facing right, 1.7 m; the leash runs to `collar`, in centimeters. */
export function dogWalker(sheet: Sheet, position: Point, collar: Point): void {
  const own = inCentimeters(sheet, position);
  boot(own, [-27, 0]);
  canvasCloth(
    own,
    'maskEdge',
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
    'maskEdge',
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
    'maskEdge',
    ...limb(
      [
        [8, 128],
        [16, 110],
        [25, 96],
      ],
      [12, 11.5, 9],
    ),
  );
  closedHand(own, [27, 92], -60);
  canvasCloth(
    own,
    'maskEdge',
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
  closeHead(own, [8, 155], { hair: 'hat', beard: true });
  canvasCloth(own, 'maskEdge', [-2, 146], [8, 147], [16, 143], [15, 137], [6, 136], [-5, 138]);
  canvasCloth(
    own,
    'maskEdge',
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
