/**
 * Packaged terminal unit in its sleeve, cut across the wall. Meters; `position` is where the inner face of the wall
 * meets the sill of the sleeve; the room is on the right, `wall` thick to the left.
 */

import type { Point } from '../../kit/geometry.ts';
import { range, span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { draftArrow } from '../air/draft.ts';

const SLEEVE_HEIGHT = 0.5;
const INDOOR = 0.42;
/** Slope of the sleeve toward the street. */
const PITCH = 0.02;

/** The opening: sleeve of sheet metal through the wall, louver outside. */
export function wallSleeve(sheet: Sheet, [x, y]: Point, wall: number): void {
  sheet.rect('mask', x - wall - 0.02, y, wall + 0.04, SLEEVE_HEIGHT);
  for (const level of [y, y + SLEEVE_HEIGHT])
    sheet.line('cut', [x - wall - 0.06, level - PITCH], [x + 0.02, level]);
  for (const i of range(5))
    sheet.line('edge', [x - wall - 0.1, y + 0.02 + i * 0.085], [x - wall - 0.02, y + 0.09 + i * 0.085]);
}

/**
 * The chassis: outdoor coil and fan, bulkhead, indoor coil and blower. `out` is how far it sticks out of the
 * sleeve.
 */
export function chassis(sheet: Sheet, [x, y]: Point, wall: number, out = 0): void {
  const own = sheet.at([x - wall + out, y + 0.02]);
  const width = wall + INDOOR;
  const high = SLEEVE_HEIGHT - 0.05;
  own.rect('maskEdge', 0, 0, width, high);
  own.rect('solid', 0, -0.01, width, 0.045);
  own.rect('maskFine', 0.05, 0.06, 0.08, high - 0.1);
  own.horizontals(
    'fine',
    span(1, 4).map((i) => 0.06 + (i * (high - 0.1)) / 4),
    0.05,
    0.13,
  );
  own.circle('maskFine', [0.25, 0.16], 0.09);
  own.line('cut', [wall * 0.86, 0.03], [wall * 0.86, high]);
  own.rect('hotSolid', width - 0.12, 0.06, 0.08, high - 0.12);
  own.horizontals(
    'knockout',
    span(1, 4).map((i) => 0.06 + (i * (high - 0.12)) / 4),
    width - 0.12,
    width - 0.04,
  );
  own.circle('maskFine', [width - 0.2, 0.13], 0.07);
}

/** Cabinet front in front of the chassis, with warm air leaving its top. */
export function cabinet(sheet: Sheet, [x, y]: Point, floor: number): void {
  sheet.rect('fine', x, floor, INDOOR + 0.06, y - floor);
  sheet.line(
    'edge',
    [x, y + SLEEVE_HEIGHT + 0.04],
    [x + INDOOR - 0.04, y + SLEEVE_HEIGHT + 0.04],
    [x + INDOOR + 0.06, y + SLEEVE_HEIGHT - 0.06],
    [x + INDOOR + 0.06, floor],
  );
  const outlet = y + SLEEVE_HEIGHT + 0.1;
  draftArrow(sheet, 'hot', [x + 0.12, outlet], [x + 0.1, outlet + 0.45], [x + 0.24, outlet + 0.95]);
  draftArrow(sheet, 'hot', [x + 0.28, outlet], [x + 0.3, outlet + 0.32], [x + 0.48, outlet + 0.66]);
}

/** Flat dolly for a chassis. */
export function dolly(sheet: Sheet, [x, y]: Point, length = 0.9): void {
  sheet.rect('solid', x, y + 0.12, length, 0.06);
  for (const wheel of [x + 0.12, x + length - 0.12]) sheet.circle('maskEdge', [wheel, y + 0.06], 0.06);
}
