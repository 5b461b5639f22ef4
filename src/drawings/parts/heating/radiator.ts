import { type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface RadiatorOptions {
  readonly sections?: number;
}

const PITCH = 0.13;
const HEIGHT = 0.62;
const FOOT = 0.08;

/**
 * Cast-iron column radiator full of steam, seen from the room: solid, 0.62 m high, 0.13 m per section. `position` is
 * its left foot.
 */
export function radiator(sheet: Sheet, [x, y]: Point, { sections = 8 }: RadiatorOptions = {}): void {
  for (const i of range(sections)) {
    sheet.roundRect('hotSolid', x + i * PITCH, y + FOOT, PITCH * 0.76, HEIGHT - FOOT, 0.045);
  }
  for (const leg of [x + 0.05, x + sections * PITCH - 0.06]) sheet.line('hotFine', [leg, y], [leg, y + 0.1]);
}
