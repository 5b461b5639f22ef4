import { type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface SteamRadiatorOptions {
  /** Fraction of the radiator that is hot, starting at the pipe. Steam fills it section by section. */
  readonly share: number;
  readonly pipe: 'left' | 'right';
}

const SECTIONS = 9;
const PITCH = 0.13;
const FOOT = 0.1;
const HEIGHT = 0.78;
export const RADIATOR_SPAN = SECTIONS * PITCH;

/** Column radiator at the scale of a whole house: hot sections solid, cold ones empty. `position` is its left foot. */
export function steamRadiator(sheet: Sheet, [x, y]: Point, { share, pipe }: SteamRadiatorOptions): void {
  const hot = Math.round(share * SECTIONS);
  for (const i of range(SECTIONS)) {
    const fromPipe = pipe === 'left' ? i : SECTIONS - 1 - i;
    const left = x + i * PITCH;
    sheet.roundRect(
      fromPipe < hot ? 'hotSolid' : 'maskFine',
      left + 0.012,
      y + FOOT,
      PITCH - 0.024,
      HEIGHT - FOOT,
      0.05,
    );
  }
  for (const leg of [x + 0.03, x + RADIATOR_SPAN - 0.08]) sheet.rect('solid', leg, y, 0.05, FOOT);
}
