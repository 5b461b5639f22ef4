/** What portraits share: the sheet, the person in a work jacket and the name on the sleeve, in centimeters. */
import { heading, type Point, polar, rotated, sharp } from '../kit/geometry.ts';
import { CAPITAL, textWidth } from '../kit/lettering.ts';
import type { Sheet, SheetSize } from '../kit/sheet.ts';
import { BUILDS } from './figure.ts';
import { type HandName, type HandOptions, hand } from './hands.ts';
import { head, type PersonName } from './heads.ts';

/** A frame from head to waist, four by five; the origin is the floor below the person's middle. */
export const PORTRAIT: SheetSize = {
  width: 480,
  height: 600,
  scale: 630,
  origin: [150, 1184],
  shown: 0.9,
  weights: 'standard',
};

/** Pixels per centimeter. */
const SCALE = PORTRAIT.scale / 100;

/** Embroidered name patch, left out if there is no name; `position` is its center. A long name is set smaller. */
export function namePatch(sheet: Sheet, name: string | undefined, [x, y]: Point): void {
  if (!name) return;
  const [width, height, rim] = [11, 5, 0.6];
  const size = Math.min(3.1, (width - 4 * rim) / textWidth(name, 1));
  sheet.roundRect('mask', x - width / 2, y - height / 2, width, height, 0.9);
  sheet.roundRect('fine', x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, 0.6);
  sheet.text(name, [x, y - (size * CAPITAL) / 2], size * SCALE, 'middle');
}

/** A person whose near arm hangs and whose far arm, in front of the chest, holds something. */
export interface Bust {
  readonly who: PersonName;
  /** How far the head tilts up, in degrees. */
  readonly tilt: number;
  readonly wrist: Point;
  readonly hand: HandName;
  /** Direction of the fingers. */
  readonly angle: number;
  readonly hold: NonNullable<HandOptions['hold']>;
}

const FAR_SHOULDER: Point = [9, 137];
const FAR_ELBOW: Point = [17.6, 112];
const EAR: Point = [3, 162.6];

/** Head, jacket and arms down to the waist; the origin is the floor below the person. */
export function bust(sheet: Sheet, { who, tilt, ...far }: Bust): void {
  const { girth, tone = false } = BUILDS[who];
  const forward = heading(FAR_ELBOW, far.wrist);
  sleeve(sheet, FAR_SHOULDER, FAR_ELBOW, far.wrist);
  hand(sheet, far.hand, polar(far.wrist, 1, forward), far.angle, {
    detail: 'face',
    tone,
    hold(own, grip, degrees) {
      // hoses hang over the cuff
      cuff(sheet, far.wrist, forward);
      far.hold(own, grip, degrees);
    },
  });
  head(sheet, who, EAR, { tilt, detail: 'face' });
  jacket(sheet, girth);
  sleeve(sheet, [-3, 138.6], [-6.4, 110], [1, 86]);
}

/** A jacket that ends in a knitted band at the waist, and the trousers below it. */
function jacket(sheet: Sheet, girth: number): void {
  const on = (x: number, y: number): Point => [x * girth, y];
  sheet.polygon(['mask', 'toneDeep', 'edge'], on(-12, 99), on(-12.6, 88), on(11.4, 88), on(11.4, 99));
  sheet.polygon('rimmed', on(-12.6, 103), on(-12.2, 97), on(11.8, 97), on(12, 103));
  const back = [...sharp([-4, 152]), on(-10.6, 146), on(-14.8, 137), on(-15.4, 125), on(-14.4, 112)];
  const chest = [on(14, 112), on(14.8, 126), on(13.4, 137), ...sharp([6, 147])];
  sheet.loop('rimmed', ...back, ...sharp(on(-12.6, 102), on(12, 102)), ...chest);
  sheet.spline('knockout', [8.6, 143], on(10.8, 136), on(11.6, 126), on(10.6, 112), on(9, 102));
  // the collar, its far half first
  sheet.polygon('rimmed', [5.6, 147.6], [12, 144.4], [13, 139.4], [9.4, 141.4]);
  sheet.loop(
    'rimmed',
    ...sharp([-5.4, 154.4]),
    [0.6, 151],
    ...sharp([6.6, 147], [10.8, 139.6]),
    [5, 141.6],
    [-2, 147],
    ...sharp([-9, 149.4]),
  );
}

/** Half the width of a sleeve at the elbow. */
const ELBOW = 5.8;

/** A sleeve without its cuff; the arm bends forward. */
function sleeve(sheet: Sheet, shoulder: Point, elbow: Point, wrist: Point): void {
  const [down, forward] = [heading(shoulder, elbow), heading(elbow, wrist)];
  const [atShoulder, upper] = [rotated(shoulder, down), rotated(elbow, down)];
  const [lower, atWrist] = [rotated(elbow, forward), rotated(wrist, forward)];
  // the cloth creases in the bend, and is tight around the point of the elbow
  const half = (180 + down - forward) / 2;
  const bend = polar(elbow, ELBOW / Math.sin((half * Math.PI) / 180), forward + half);
  sheet.loop(
    'rimmed',
    atShoulder(-6.6, -0.6),
    atShoulder(-2, 6.6),
    atShoulder(8, 7),
    ...sharp(bend),
    ...sharp(atWrist(0, 4.4), atWrist(0, -4.4)),
    lower(8, -5.6),
    polar(elbow, ELBOW + 0.8, forward + half + 180),
    upper(-9, -6),
    atShoulder(4, -7.6),
  );
  const crease = rotated(bend, forward + half + 180);
  sheet.spline('knockout', bend, crease(2.4, 0.2), crease(5, 1.8));
  sheet.spline('knockout', bend, crease(2, -0.6), crease(3.6, -2.2));
}

/** The end of a sleeve, over the wrist of a hand. */
function cuff(sheet: Sheet, wrist: Point, forward: number): void {
  const at = rotated(wrist, forward);
  sheet.polygon('rimmed', at(-4, 5), at(1.4, 5), at(1.4, -5), at(-4, -5));
}
