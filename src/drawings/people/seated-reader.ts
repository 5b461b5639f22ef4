import type { Point } from '../kit/geometry.ts';
import { limb } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { canvasCloth, inCentimeters } from './anatomy.ts';
import { boot } from './boot.ts';
import { closedHand } from './hands.ts';
import { closeHead } from './head.ts';

/** Armchair with someone reading in it, facing right; `position` is the floor under the chair's back. 1.3 m high. */
export function seatedReader(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = inCentimeters(sheet, position, { mirrored: placement.mirrored ?? false });
  own.verticals('edge', [6, 66], 0, 14);
  own.loop('maskEdge', [0, 14], [-8, 60], [-14, 94], [-6, 100], [6, 94], [12, 50], [24, 14]);
  own.roundRect('maskEdge', 4, 14, 72, 30, 6);
  boot(own, [70, 0]);
  canvasCloth(
    own,
    'maskEdge',
    ...limb(
      [
        [30, 46],
        [52, 52],
        [74, 50],
        [73, 30],
        [70, 8],
      ],
      [17, 17, 15, 13, 12],
    ),
  );
  closeHead(own, [27, 116], { tilt: -20, hair: 'bun', smiling: true });
  canvasCloth(
    own,
    'maskEdge',
    [12, 42],
    [9, 66],
    [14, 92],
    [19, 103],
    [31, 104],
    [36, 92],
    [37, 66],
    [38, 42],
  );
  own.polygon('maskEdge', [58, 76], [67, 96], [72, 95], [63, 75]);
  own.polygon('maskEdge', [58, 76], [63, 99], [67, 97], [60, 75]);
  canvasCloth(
    own,
    'maskEdge',
    ...limb(
      [
        [24, 95],
        [28, 78],
        [36, 70],
        [52, 77],
      ],
      [13, 12.5, 11, 8.5],
    ),
  );
  closedHand(own, [58, 79], 60);
  boot(own, [58, 0]);
  canvasCloth(
    own,
    'maskEdge',
    ...limb(
      [
        [22, 46],
        [44, 51],
        [64, 48],
        [61, 30],
        [58, 8],
      ],
      [18, 18, 15, 13, 12],
    ),
  );
  own.roundRect('maskEdge', -2, 10, 62, 22, 5);
  own.roundRect('maskEdge', 2, 48, 50, 10, 5);
  own.verticals('edge', [6, 46], 32, 48);
}
