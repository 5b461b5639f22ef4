/** What portraits share: the sheet and the name on the sleeve, in centimeters. */
import type { Point } from '../kit/geometry.ts';
import { CAPITAL, textWidth } from '../kit/lettering.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { StageSize } from '../kit/stage.ts';

/** Head to waist, four by five; the origin is the floor below the person's middle. */
export const PORTRAIT: StageSize = {
  width: 480,
  height: 600,
  scale: 630,
  origin: [196, 1184],
  shown: 0.9,
  weights: 'standard',
};

/** Pixels per centimeter. */
const SCALE = PORTRAIT.scale / 100;

/** Embroidered name patch, left out without a name; `position` is its center. A long name is smaller. */
export function namePatch(sheet: Sheet, name: string | undefined, [x, y]: Point): void {
  if (!name) return;
  const [width, height, rim] = [11, 5, 0.6];
  const size = Math.min(3.1, (width - 4 * rim) / textWidth(name, 1));
  sheet.roundRect('mask', x - width / 2, y - height / 2, width, height, 0.9);
  sheet.roundRect('fine', x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, 0.6);
  sheet.text(name, [x, y - (size * CAPITAL) / 2], size * SCALE, 'middle');
}
