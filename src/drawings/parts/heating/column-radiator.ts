import { type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

export const RADIATOR_HEIGHT = 0.66;
/** Distance from the end section to the center line of the radiator's pipe. */
export const RISER_DISTANCE = 0.12;
const SECTION_PITCH = 0.1;
const FOOT = 0.09;

/**
 * Hot cast-iron radiator, close enough to show its columns: solid red, with joints in the ground's color. One-pipe
 * steam: angle valve on the right, air vent on the left. `position` is its left foot.
 */
export function columnRadiator(sheet: Sheet, position: Point, sections = 10): void {
  const own = sheet.at(position);
  const width = sections * SECTION_PITCH;
  for (const x of [0.05, width - 0.05])
    own.polygon(
      'hotSolid',
      [x - 0.026, FOOT + 0.04],
      [x + 0.026, FOOT + 0.04],
      [x + 0.018, 0.03],
      [x + 0.034, 0],
      [x - 0.034, 0],
      [x - 0.018, 0.03],
    );
  for (const i of range(sections)) {
    const x = i * SECTION_PITCH;
    own.roundRect('hotSolid', x + 0.004, FOOT, SECTION_PITCH - 0.008, RADIATOR_HEIGHT - FOOT, 0.045);
    own.roundRect(
      'knockout',
      x + 0.036,
      FOOT + 0.075,
      SECTION_PITCH - 0.072,
      RADIATOR_HEIGHT - FOOT - 0.15,
      0.014,
    );
  }
  const riser = width + RISER_DISTANCE;
  own.rect('hotSolid', width, 0.122, RISER_DISTANCE, 0.036);
  own.rect('hotSolid', riser - 0.022, 0, 0.044, 0.1);
  own.rect('hotSolid', riser - 0.034, 0.095, 0.068, 0.085);
  own.rect('solid', riser - 0.01, 0.18, 0.02, 0.05);
  own.roundRect('solid', riser - 0.05, 0.225, 0.1, 0.028, 0.014);
  own.line('cut', [0, 0.42], [-0.045, 0.42], [-0.045, 0.45]);
  own.roundRect('maskFine', -0.065, 0.45, 0.04, 0.1, 0.02);
}
