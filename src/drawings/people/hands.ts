/** Hands for figures with faces, and for close-ups. */
import { assertDefined } from '../kit/assert-defined.ts';
import type { Point } from '../kit/geometry.ts';
import { limb, rotated } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { skin } from './anatomy.ts';

/** Closed hand with its thumb, about 10 cm, around something that lies along `degrees`. */
export function closedHand(sheet: Sheet, at: Point, degrees: number): void {
  const p = rotated(at, degrees);
  skin(
    sheet,
    'loop',
    'maskFine',
    p(-4.4, -2.6),
    p(-4.6, 2),
    p(-2, 4.6),
    p(2.8, 4.6),
    p(4.8, 2.4),
    p(4.6, -2.4),
    p(2.2, -4.4),
    p(-2.4, -4.4),
  );
  for (const knuckle of [-2.1, 0.3, 2.6])
    sheet.spline('fine', p(knuckle, -4.2), p(knuckle + 0.3, -1.6), p(knuckle, 0.6));
  sheet.loop(
    'maskFine',
    p(-4.2, 2.2),
    p(-1.8, 1),
    p(1.8, 1.6),
    p(3.2, 2.8),
    p(1.6, 3.8),
    p(-1.6, 3.6),
    p(-3.6, 4.2),
  );
}

/** A finger, tip at `tip`, with its nail; `joints` run from the hand to the tip. */
export function finger(sheet: Sheet, joints: readonly Point[], widths: readonly number[]): void {
  const [before, tip] = [assertDefined(joints.at(-2)), assertDefined(joints.at(-1))];
  const heading = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const p = rotated(tip, heading);
  const width = assertDefined(widths.at(-1));
  const [left, right] = [
    limb(joints, widths).slice(0, joints.length),
    limb(joints, widths).slice(joints.length),
  ];
  skin(
    sheet,
    'loop',
    'maskEdge',
    ...left,
    p(width * 0.42, width * 0.34),
    p(width * 0.56, 0),
    p(width * 0.42, -width * 0.34),
    ...right,
  );
  sheet.loop(
    'maskFine',
    p(-width * 0.3, width * 0.34),
    p(width * 0.36, width * 0.3),
    p(width * 0.46, width * 0.04),
    p(width * 0.3, -width * 0.16),
    p(-width * 0.3, -width * 0.1),
  );
}
