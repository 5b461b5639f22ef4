import { type Point, range, symmetric } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

const PLAIN = { pitch: 0.13, height: 0.62, foot: 0.08 };

/** Cast-iron radiator full of steam: solid, 0.62 m high, 0.13 m per section. `position` is its left foot. */
export function radiator(sheet: Sheet, [x, y]: Point, sections: number): void {
  const { pitch, height, foot } = PLAIN;
  for (const i of range(sections))
    sheet.roundRect('hotSolid', x + i * pitch, y + foot, pitch * 0.76, height - foot, 0.045);
  for (const leg of [x + 0.05, x + sections * pitch - 0.06]) sheet.line('hotFine', [leg, y], [leg, y + 0.1]);
}

export const RADIATOR_HEIGHT = 0.66;
/** Distance from the end section to the center line of the radiator's pipe. */
export const RISER_DISTANCE = 0.12;
const SECTION_PITCH = 0.1;
const FOOT = 0.09;

/** Hot columns of a one-pipe radiator, red, with joints in the ground's color; `position` is its left foot. */
export function columnRadiator(sheet: Sheet, position: Point, sections = 10): void {
  const own = sheet.at(position);
  const width = sections * SECTION_PITCH;
  for (const x of [0.05, width - 0.05])
    own.polygon('hotSolid', ...symmetric(x, [0.034, 0], [0.018, 0.03], [0.026, FOOT + 0.04]));
  for (const i of range(sections)) {
    const section = own.at([i * SECTION_PITCH, FOOT]);
    const height = RADIATOR_HEIGHT - FOOT;
    section.roundRect('hotSolid', 0.004, 0, SECTION_PITCH - 0.008, height, 0.045);
    section.roundRect('knockout', 0.036, 0.075, SECTION_PITCH - 0.072, height - 0.15, 0.014);
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

interface SteamRadiatorOptions {
  /** Fraction of the radiator that is hot, starting at the pipe. Steam fills it section by section. */
  readonly share: number;
  readonly pipe: 'left' | 'right';
}

const HOUSE = { sections: 9, pitch: 0.13, foot: 0.1, height: 0.78 };
export const RADIATOR_SPAN = HOUSE.sections * HOUSE.pitch;

/** Column radiator at the scale of a whole house: hot sections solid, cold ones empty. `position` is its left foot. */
export function steamRadiator(sheet: Sheet, [x, y]: Point, { share, pipe }: SteamRadiatorOptions): void {
  const { sections, pitch, foot, height } = HOUSE;
  const hot = Math.round(share * sections);
  for (const i of range(sections)) {
    const fromPipe = pipe === 'left' ? i : sections - 1 - i;
    const pen = fromPipe < hot ? 'hotSolid' : 'maskFine';
    sheet.roundRect(pen, x + i * pitch + 0.012, y + foot, pitch - 0.024, height - foot, 0.05);
  }
  for (const leg of [x + 0.03, x + RADIATOR_SPAN - 0.08]) sheet.rect('solid', leg, y, 0.05, foot);
}
