/**
 * Packaged terminal unit in its sleeve, cut across the wall. In meters; `position` is where the inner face of the wall
 * meets the sill of the sleeve. The room is to the right of it, and the wall, `wall` meters thick, to the left.
 */

import { type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { draftArrow } from '../air/draft.ts';
import { blower, propeller } from '../air/fans.ts';
import { coil, compressor } from './refrigeration.ts';

const SLEEVE_HEIGHT = 0.5;
const INDOOR = 0.42;
/** How far the sleeve drops toward the street. */
const PITCH = 0.02;

/** The opening in the wall: a sheet-metal sleeve with a louver outside. */
export function wallSleeve(sheet: Sheet, [x, y]: Point, wall: number): void {
  sheet.rect('mask', x - wall - 0.02, y, wall + 0.04, SLEEVE_HEIGHT);
  for (const level of [y, y + SLEEVE_HEIGHT])
    sheet.line('cut', [x - wall - 0.06, level - PITCH], [x + 0.02, level]);
  for (const i of range(5))
    sheet.line('edge', [x - wall - 0.1, y + 0.02 + i * 0.085], [x - wall - 0.02, y + 0.09 + i * 0.085]);
}

/** Height of the chassis's top above the sill of the sleeve. */
export const CHASSIS_TOP = SLEEVE_HEIGHT - 0.03;

/**
 * The chassis in section, cut along its centerline. `out` is how far the chassis sticks out of the sleeve. The bulkhead divides the
 * outdoor side on the left from the indoor side.
 */
export function chassis(sheet: Sheet, [x, y]: Point, wall: number, out = 0): void {
  const own = sheet.at([x - wall + out, y + 0.02]);
  const [width, high, bulkhead] = [wall + INDOOR, CHASSIS_TOP - 0.02, wall * 0.86];
  own.rect('maskEdge', 0, 0, width, high);
  own.rect('solid', 0, -0.01, width, 0.045);
  refrigerantLines(own, { width, bulkhead });
  outdoorSide(own, bulkhead);
  own.rect('solid', bulkhead, 0.03, 0.02, high - 0.03);
  indoorSide(own.at([width, 0]), high);
  const box = bulkhead + 0.035;
  own.rect('maskFine', box, high - 0.115, 0.11, 0.085);
  for (const knob of [0.03, 0.08]) own.circle('fine', [box + knob, high - 0.0725], 0.015);
}

/** The hot-gas line to the condenser, and the liquid line through the bulkhead to the evaporator. */
function refrigerantLines(
  own: Sheet,
  { width, bulkhead }: { readonly width: number; readonly bulkhead: number },
): void {
  const compressorTop: Point = [bulkhead - 0.08, 0.22];
  own.line('hot', compressorTop, [compressorTop[0], 0.41], [0.07, 0.41]);
  own.line('cold', [0.07, 0.065], [width - 0.08, 0.065]);
}

/** From the street inward: condenser coil, propeller fan with its motor, compressor. */
function outdoorSide(own: Sheet, bulkhead: number): void {
  coil(own, [0.025, 0.05], { width: 0.065, height: 0.375, medium: 'hot', rows: 1, tubes: 8 });
  const fan: Point = [0.15, 0.27];
  propeller(own, fan, 0.15);
  own.roundRect('maskEdge', fan[0] + 0.018, fan[1] - 0.035, 0.075, 0.07, 0.015);
  compressor(own, [bulkhead - 0.08, 0.04], { width: 0.105, height: 0.19 });
}

/** From the room inward: filter in its slots, evaporator coil, hot-water coil, blower below the grille. */
function indoorSide(front: Sheet, high: number): void {
  front.rect('maskFine', -0.03, 0.07, 0.016, high - 0.13);
  for (const slot of [0.055, high - 0.06]) front.line('edge', [-0.038, slot], [-0.006, slot]);
  coil(front, [-0.1, 0.06], { width: 0.055, height: 0.34, medium: 'cold', rows: 1, tubes: 7 });
  coil(front, [-0.155, 0.06], { width: 0.04, height: 0.26, medium: 'hot', rows: 1, tubes: 6 });
  blower(front, [-0.255, 0.19], 0.09);
  for (const slat of range(5)) {
    const left = -0.31 + slat * 0.032;
    front.line('edge', [left, high - 0.03], [left + 0.02, high]);
  }
}

/** Cabinet around the indoor side, drawn before the chassis, with warm air leaving its top. */
export function cabinet(sheet: Sheet, [x, y]: Point, floor: number): void {
  const front = x + INDOOR + 0.06;
  sheet.polygon(
    'maskEdge',
    [x, floor],
    [x, y + SLEEVE_HEIGHT + 0.04],
    [front - 0.1, y + SLEEVE_HEIGHT + 0.04],
    [front, y + SLEEVE_HEIGHT - 0.06],
    [front, floor],
  );
  const outlet = y + SLEEVE_HEIGHT + 0.1;
  draftArrow(sheet, 'hot', [x + 0.12, outlet], [x + 0.1, outlet + 0.45], [x + 0.24, outlet + 0.95]);
  draftArrow(sheet, 'hot', [x + 0.28, outlet], [x + 0.3, outlet + 0.32], [x + 0.48, outlet + 0.66]);
}

/** Low cart for a chassis, with closed sides and fork casters; `deck` is the height of its platform. */
export function cart(
  sheet: Sheet,
  [x, y]: Point,
  { length, deck }: { readonly length: number; readonly deck: number },
): void {
  const radius = 0.065;
  sheet.rect(['maskEdge', 'toneDeep'], x + 0.02, y, length - 0.04, deck - 0.03);
  for (const wheel of [x + 0.13, x + length - 0.13]) {
    const hub = y + radius;
    sheet.circle('silhouette', [wheel, hub], radius);
    sheet.circle('maskFine', [wheel, hub], 0.022);
    sheet.polygon(
      'maskEdge',
      [wheel - 0.05, y + deck - 0.05],
      [wheel - 0.016, hub],
      [wheel + 0.016, hub],
      [wheel + 0.05, y + deck - 0.05],
    );
  }
  sheet.rect('silhouette', x, y + deck - 0.055, length, 0.055);
  sheet.line('knockout', [x + 0.03, y + deck - 0.0275], [x + length - 0.03, y + deck - 0.0275]);
}
