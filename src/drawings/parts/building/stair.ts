import { assertDefined } from '../../kit/assert-defined.ts';
import { climb, type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface StairOptions {
  /** Height from this floor to the next. */
  readonly rise: number;
  /** x of the end of the landing. */
  readonly landingEnd: number;
  /** Number of risers in both flights together; a 3.05 m story has 18 risers of 169 mm. */
  readonly risers: number;
  readonly tread: number;
  /** x of the left end of the slab that the upper flight reaches. */
  readonly slabStart: number;
  /** x of the left end of the visible part of the upper flight. */
  readonly farEnd: number;
}

const RAIL = 0.9;
const WAIST = 0.22;
const SLAB = 0.25;

/**
 * Dogleg stair in section: the near flight is cut, and the far one is visible behind it. `position` is the foot of the
 * first riser.
 */
export function stair(sheet: Sheet, [x0, floor]: Point, options: StairOptions): void {
  const { rise, landingEnd, risers, tread, slabStart, farEnd } = options;
  const half = Math.trunc(risers / 2);
  const riser = rise / risers;
  const turn = x0 + tread * half;
  const landing = floor + half * riser;
  const next = floor + rise;
  farFlight(sheet, [turn, landing], next, risers - half, riser, tread, farEnd);
  const steps = climb([x0, floor], half, riser, tread);
  sheet.polygon('solid', ...steps, [turn, landing - WAIST], [x0 + 0.12, floor - 0.12]);
  sheet.rect('solid', turn - 0.02, landing - WAIST, landingEnd - turn + 0.02, WAIST);
  sheet.rect('solid', slabStart, next - SLAB, Math.max(0.15, x0 - slabStart - 0.05), SLAB);
  sheet.line('fine', [x0, floor + 0.92], [turn, landing + 0.92]);
  for (const i of range(half + 1)) {
    const [x, y] = [x0 + i * tread, floor + i * riser];
    sheet.line('texture', [x, y], [x, y + 0.92]);
  }
  sheet.line('fine', [turn, landing + 0.92], [landingEnd - 0.1, landing + 0.92]);
}

function farFlight(
  sheet: Sheet,
  start: Point,
  next: number,
  count: number,
  riser: number,
  tread: number,
  farEnd: number,
): void {
  const steps = climb(start, count, riser, -tread);
  const [endX, endY] = assertDefined(steps.at(-1));
  sheet.line('fine', ...steps.slice(0, -1), [Math.max(endX, farEnd), endY]);
  sheet.line('fine', [start[0], start[1] - 0.3], [endX, next - 0.3]);
  sheet.line('texture', [start[0], start[1] + RAIL], [endX, next + RAIL]);
}
