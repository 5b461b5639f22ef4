import type { Point } from '../kit/geometry.ts';
import { limb } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { flashlight, pipeWrench } from '../parts/tools/hand-tools.ts';
import { canvasCloth, inCentimeters, solidCloth } from './anatomy.ts';
import { boot } from './boot.ts';
import { closedHand } from './hands.ts';
import { closeHead } from './profile-head.ts';

/** Positions of the hands, in centimeters from the midpoint between the feet. */
const LIGHT_HAND: Point = [54, 129];
const LIGHT_ANGLE = -14;
const WRENCH_HAND: Point = [-21, 84];

/** Middle of the lens, in meters from the technician's feet. */
export const LENS: Point = [0.69, 1.255];

/** Lou, 1.75 m: steps forward with a flashlight, a pipe wrench in the other hand. Faces right. */
export function boilerTechnician(sheet: Sheet, position: Point): void {
  const own = inCentimeters(sheet, position);
  farArm(own);
  legs(own);
  torso(own);
  closeHead(own, [13, 162], { tilt: -13, hair: 'cap', mustache: true });
  collar(own);
  nearArm(own);
}

function farArm(own: Sheet): void {
  flashlight(own, LIGHT_HAND, LIGHT_ANGLE);
  solidCloth(
    own,
    ...limb(
      [
        [10, 138],
        [20, 124],
        [32, 117],
        [48, 126],
      ],
      [13, 13, 11.5, 9],
    ),
  );
  closedHand(own, LIGHT_HAND, LIGHT_ANGLE);
}

function legs(own: Sheet): void {
  boot(own, [21, 0]);
  canvasCloth(
    own,
    'maskEdge',
    ...limb(
      [
        [5, 92],
        [10, 74],
        [17, 50],
        [20, 26],
        [21, 9],
      ],
      [19, 20, 16, 14, 13.5],
    ),
  );
  boot(own, [-17, 0]);
  canvasCloth(
    own,
    'maskEdge',
    ...limb(
      [
        [-1, 92],
        [-4, 74],
        [-6, 50],
        [-12, 26],
        [-17, 9],
      ],
      [22, 21.5, 17, 15, 14],
    ),
  );
  own.spline('fine', [2, 52], [-3, 49], [-8, 50]);
  own.spline('fine', [-1, 84], [-6, 72], [-8, 60]);
  own.roundRect('fine', -4, 60, 8, 14, 1);
}

function torso(own: Sheet): void {
  solidCloth(
    own,
    [2, 149],
    [-7, 144],
    [-12, 131],
    [-12, 114],
    [-10.6, 98],
    [-13, 84],
    [-11, 80.6],
    [0, 79.6],
    [13, 80.6],
    [14.4, 84],
    [13.6, 98],
    [17, 114],
    [19, 130],
    [16.6, 141],
    [11, 148],
  );
  own.spline('knockout', [-12.6, 86.4], [0, 84.6], [14.2, 86.4]);
  own.spline('knockout', [16.4, 141], [15.6, 120], [11, 100], [11.6, 80]);
  own.polygon('maskFine', [10, 127], [15.4, 126.4], [15.2, 122.6], [9.8, 123.2]);
}

function collar(own: Sheet): void {
  solidCloth(own, [2, 150], [6, 147], [15, 149], [18, 144], [13, 139.6], [3, 142], [-3, 146]);
}

function nearArm(own: Sheet): void {
  pipeWrench(own, WRENCH_HAND, -104);
  solidCloth(
    own,
    ...limb(
      [
        [2, 139],
        [-7, 127],
        [-15, 113],
        [-19, 100],
        [-20.4, 90],
      ],
      [14, 14.5, 13, 11, 9.6],
    ),
  );
  own.line('knockout', [-25.6, 94], [-15.2, 93.2]);
  own.spline('knockout', [-9.6, 117], [-13, 113.6], [-16.4, 114]);
  closedHand(own, WRENCH_HAND, 76);
}
