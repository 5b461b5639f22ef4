/** Hands for figures with faces. */
import type { Point } from '../kit/geometry.ts';
import { rotated } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { skin } from './anatomy.ts';

/** Closed hand with its thumb, about 10 cm, around something in the direction of `degrees`. */
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
