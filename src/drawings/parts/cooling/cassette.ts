import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface CassetteOptions {
  /** How far the body's underside is above the panel's. */
  readonly body?: number;
  readonly height?: number;
}

/**
 * Ceiling cassette, 0.84 m wide with a 0.96 m panel; `position` is at the body's left side, level with the panel's
 * lower edge.
 */
export function ceilingCassette(
  sheet: Sheet,
  [x, y]: Point,
  { body = 0.05, height = 0.24 }: CassetteOptions = {},
): void {
  sheet.rect('maskCold', x, y + body, 0.84, height);
  sheet.rect('maskCold', x - 0.06, y, 0.96, 0.05);
}
