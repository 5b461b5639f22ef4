/** What portraits share: the sheet, arms at work, collars and the name on the clothes, in centimeters. */
import { heading, limb, type Point, points, polar, rotated, sharp } from '../kit/geometry.ts';
import { CAPITAL, textWidth } from '../kit/lettering.ts';
import type { Pens, Sheet, SheetSize } from '../kit/sheet.ts';
import { type HandName, type HandOptions, hand } from './hands.ts';
import { skinPens } from './heads.ts';

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

/** A cloth: the pens of its shape, and the pen of its seams and creases. */
export interface Cloth {
  readonly shape: Pens;
  readonly seam: 'knockout' | 'fine';
}
export const DARK: Cloth = { shape: 'rimmed', seam: 'knockout' };
export const GRAY: Cloth = { shape: ['mask', 'toneDeep', 'edge'], seam: 'fine' };
export const LIGHT: Cloth = { shape: 'maskEdge', seam: 'fine' };

/** An arm that is bent forward, whose hand holds something. */
export interface Arm {
  readonly cloth: Cloth;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Half the width of the sleeve at the shoulder. */
  readonly half: number;
  /** True for a short sleeve and a wristwatch. */
  readonly bare?: boolean;
  readonly tone?: boolean;
  readonly hand: HandName;
  /** Direction of the fingers. */
  readonly angle: number;
  readonly hold?: HandOptions['hold'];
}

export function arm(sheet: Sheet, { cloth, shoulder, elbow, wrist, half, ...options }: Arm): void {
  const { bare = false, tone = false, hold } = options;
  const [down, forward] = [heading(shoulder, elbow), heading(elbow, wrist)];
  const [atShoulder, upper, lower] = [rotated(shoulder, down), rotated(elbow, down), rotated(elbow, forward)];
  const cuff = rotated(wrist, forward);
  // the cloth creases in the bend, and is tight around the point of the elbow
  const inner = (180 + down - forward) / 2;
  const bend = polar(elbow, (half * 0.9) / Math.sin((inner * Math.PI) / 180), forward + inner);
  const yoke = [atShoulder(-half, -1), atShoulder(-half * 0.3, half), atShoulder(8, half + 0.6)];
  if (bare) {
    const skin = limb([polar(shoulder, 8, down), elbow, polar(wrist, 1, forward)], [10, 8.4, 6]);
    sheet.loop(skinPens('face', tone), ...skin);
    const hem = sharp(upper(-6, half + 0.4), upper(-7.4, -half - 0.4));
    sheet.loop(cloth.shape, ...yoke, ...hem, atShoulder(4, -half - 1));
  } else {
    sheet.loop(
      cloth.shape,
      ...yoke,
      ...sharp(bend, cuff(0, 4.4), cuff(0, -4.4)),
      lower(8, -half + 1),
      polar(elbow, half, forward + inner + 180),
      upper(-9, -half + 0.6),
      atShoulder(4, -half - 1),
    );
    const crease = rotated(bend, forward + inner + 180);
    sheet.spline(cloth.seam, bend, crease(2.4, 0.2), crease(5, 1.8));
    sheet.spline(cloth.seam, bend, crease(2, -0.6), crease(3.6, -2.2));
  }
  const [end, thick] = bare ? [-2.2, 3.6] : [-4, 5];
  hand(sheet, options.hand, polar(wrist, 1, forward), options.angle, {
    detail: 'face',
    tone,
    hold(own, grip, degrees) {
      // hoses hang over the cuff
      sheet.polygon(
        bare ? 'rimmed' : cloth.shape,
        ...[cuff(end, thick), cuff(1.4, thick), cuff(1.4, -thick), cuff(end, -thick)],
      );
      hold?.(own, grip, degrees);
    },
  });
}

/** A collar that lies open: its far half, then its near half. `throat` is where the halves meet. */
export function collar(sheet: Sheet, { shape }: Cloth, throat: Point): void {
  const at = rotated(throat, 0);
  sheet.polygon(shape, at(-1, 0.6), at(5.4, -2.6), at(6.4, -7.6), at(2.8, -5.6));
  sheet.loop(shape, ...points('-12,7.4! -6,4 0,0! 4.2,-7.4! -1.6,-5.4 -8.6,0 -15.6,2.4!', at));
}
