/**
 * Hands of portraits, in pixels of the portrait sheet: about 150 long. They are behind what they hold, with
 * fingers around it.
 */
import { assertDefined } from '../kit/assert-defined.ts';
import { shape, sharp, stroke } from '../kit/contour.ts';
import type { Point } from '../kit/geometry.ts';
import { limb, rotated } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { DARK_SKIN } from './portrait.ts';

/** Coordinates along and across the held object; the back of the hand is on the positive side. */
type Local = (along: number, across: number) => Point;

interface FingerOptions {
  /** Skin tone over the paper, or none. */
  readonly tone?: boolean;
  readonly hasNail?: boolean;
}

/**
 * A finger, open where it joins the hand; `joints` run from there to the tip, `widths` across each of them.
 */
export function portraitFinger(
  sheet: Sheet,
  joints: readonly Point[],
  widths: readonly number[],
  { tone = false, hasNail = false }: FingerOptions = {},
): void {
  const [before, tip] = [assertDefined(joints.at(-2)), assertDefined(joints.at(-1))];
  const heading = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const place = rotated(tip, heading);
  const width = assertDefined(widths.at(-1));
  const sides = limb(joints, widths);
  const outline: Point[] = [
    ...sides.slice(0, joints.length),
    place(width * 0.36, width * 0.4),
    place(width * 0.54, 0),
    place(width * 0.36, -width * 0.4),
    ...sides.slice(joints.length),
  ];
  const filled = [
    ...sharp(assertDefined(outline[0])),
    ...outline.slice(1, -1),
    ...sharp(assertDefined(outline.at(-1))),
  ];
  shape(sheet, tone ? ['mask', 'tone'] : 'mask', ...filled);
  stroke(sheet, 'edge', ...outline);
  if (hasNail)
    stroke(
      sheet,
      'fine',
      place(width * 0.44, width * 0.22),
      place(-width * 0.12, width * 0.26),
      place(-width * 0.24, 0),
      place(-width * 0.12, -width * 0.26),
      place(width * 0.44, -width * 0.22),
    );
}

/**
 * The hand behind an upright bar that it holds, with the thumb up along the far side. Drawn before the bar.
 */
export function handBehindBar(sheet: Sheet, at: Local): void {
  portraitFinger(sheet, [at(-8, -2), at(26, -22), at(62, -31)], [40, 32, 25], { hasNail: true });
  shape(
    sheet,
    'maskEdge',
    at(46, -16),
    at(52, 22),
    at(42, 56),
    at(8, 78),
    at(-38, 82),
    at(-68, 66),
    at(-70, 24),
    at(-50, -14),
  );
}

/** Three fingers around the front of the bar; the little finger is inside the cuff. Drawn after the bar. */
export function fingersAroundBar(sheet: Sheet, at: Local): void {
  const fingers = [
    { joints: [at(-40, 62), at(-45, 22), at(-41, -22)], widths: [28, 30, 24] },
    { joints: [at(-9, 66), at(-13, 24), at(-11, -31)], widths: [31, 32, 26] },
    { joints: [at(23, 60), at(20, 20), at(23, -26)], widths: [30, 31, 25] },
  ] as const;
  for (const { joints, widths } of fingers) portraitFinger(sheet, joints, widths);
  for (const [along, across] of [
    [-45, 24],
    [-13, 27],
    [20, 23],
  ] as const)
    stroke(sheet, 'fine', at(along + 9, across), at(along, across + 4), at(along - 9, across + 1));
  stroke(sheet, 'fine', at(36, 60), at(26, 68), at(14, 66));
  stroke(sheet, 'fine', at(4, 72), at(-7, 77), at(-19, 74));
}

/**
 * A hand that holds a flat case from the side: palm behind its edge, thumb on its front, fingertips around
 * the far side.
 */
export interface Grip {
  /** Coordinates along and across the case; the hand comes from the +across side. */
  readonly at: Local;
  /** Half the width of the case. */
  readonly reach: number;
  readonly tone?: boolean;
}

/** Three fingertips, the middle one longest. Drawn before the case. */
export function fingersBehind(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  for (const [along, length] of [
    [24, 15],
    [-3, 21],
    [-29, 14],
  ] as const)
    portraitFinger(
      sheet,
      [at(along, 24 - reach), at(along, -reach), at(along - 1, -reach - length + 12)],
      [27, 27, 24],
      {
        tone,
      },
    );
}

/** Drawn after the case. */
export function palmAndThumb(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  const place = (along: number, value: number): Point => at(along, value + reach - 44);
  shape(
    sheet,
    tone ? DARK_SKIN : 'maskEdge',
    place(16, 42),
    place(14, 60),
    place(-14, 78),
    place(-60, 84),
    place(-108, 78),
    place(-124, 44),
    place(-108, 32),
    place(-60, 36),
  );
  portraitFinger(sheet, [place(-46, 60), place(-6, 47), place(28, 28), place(58, 9)], [46, 36, 29, 26], {
    tone,
    hasNail: true,
  });
  stroke(sheet, 'fine', place(37, 34), place(31, 25), place(22, 19));
}
