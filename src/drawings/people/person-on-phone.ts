import type { Point } from '../kit/geometry.ts';
import { limb, rotated } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { inCentimeters, solidCloth } from './anatomy.ts';
import { closedHand } from './hands.ts';
import { closeHead } from './head.ts';

/** Someone on the telephone behind a counter, writing; drawn from the waist up, facing right, 1.68 m. `position` is the floor. */
export function personOnPhone(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = inCentimeters(sheet, position, {
    mirrored: placement.mirrored ?? false,
    zoom: placement.zoom ?? 1,
  });
  solidCloth(
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
  closedHand(own, [50, 109], -10);
  own.line('edge', [52, 104], [46, 122]);
  closeHead(own, [8, 156], { tilt: -4, hair: 'bun', smiling: true });
  solidCloth(
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
  solidCloth(
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
  solidCloth(
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
  closedHand(own, [6.2, 147.6], 96);
}

/** Cordless telephone at the ear, along `degrees`. */
function handset(own: Sheet, at: Point, degrees: number): void {
  const p = rotated(at, degrees);
  const outline = [p(-7.6, -1.6), p(7.4, -1.6), p(7.4, 1.5), p(-7.6, 1.5)];
  own.polygon('rimmed', ...outline);
}
