/**
 * Stacked water-source heat pump in its closet, with its panels off: 0.8 by 2.05 m. `position` is its lower left
 * corner.
 */

import { type Point, range, spaced } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { blower } from '../air/fans.ts';
import { ballValve } from '../piping/piping.ts';
import { coil, compressor } from './refrigeration.ts';

export const UNIT_WIDTH = 0.8;
const UNIT_HEIGHT = 2.05;
/** Levels at which the supply and return hoses leave the left side of the cabinet. */
export const PORTS = { supply: 0.42, return: 0.72 } as const;

export function closetHeatPump(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at([x, y]);
  own.rect('solid', 0.03, 0, UNIT_WIDTH - 0.06, 0.06);
  own.rect('maskEdge', 0, 0.06, UNIT_WIDTH, UNIT_HEIGHT - 0.06);
  own.line('edge', [0, 0.95], [UNIT_WIDTH, 0.95]);
  own.line('edge', [0, 1.56], [UNIT_WIDTH, 1.56]);
  compressor(own, [0.56, 0.14], { width: 0.26, height: 0.5 });
  coaxialCoil(own);
  coil(own, [0.12, 1.06], { width: 0.56, height: 0.4, medium: 'cold', rows: 5, tubes: 3 });
  own.line('coldFine', [0.08, 1], [0.72, 1]);
  blower(own, [0.4, 1.8], 0.19);
}

/** The coil in which refrigerant gives off its heat to the loop. */
function coaxialCoil(own: Sheet): void {
  for (const i of range(4))
    own.roundRect('hot', 0.08 + i * 0.012, 0.3 + i * 0.06, 0.26 - i * 0.024, 0.36 - i * 0.06, 0.08);
  own.line('hotFine', [0.3, 0.7], [0.44, 0.7], [0.44, 0.6]);
}

interface HoseKit {
  /** x of the center lines of the two risers. */
  readonly supply: number;
  readonly return: number;
}

/**
 * A branch from each riser to the cabinet, with a ball valve, a P/T port and a hose. The supply also has a strainer.
 */
export function hoseKit(sheet: Sheet, [x, y]: Point, risers: HoseKit): void {
  for (const [medium, riser, level, strainer] of [
    ['hot', risers.return, PORTS.return, false],
    ['cold', risers.supply, PORTS.supply, true],
  ] as const) {
    const port = y + level;
    sheet.line(medium, [riser, port], [x, port]);
    const valve = Math.max(risers.supply, risers.return) + 0.16;
    ballValve(sheet, [valve, port], 0.07);
    sheet.rect('maskFine', valve + 0.21, port, 0.06, 0.13);
    sheet.circle('silhouette', [valve + 0.24, port + 0.15], 0.045);
    if (strainer)
      sheet.at([valve, port]).polygon('maskEdge', [0.32, 0.02], [0.42, 0.02], [0.46, -0.14], [0.37, -0.17]);
  }
}

/** Condensate line: out of the pan, down through a trap, into the condensate riser in the closet. */
export function condensateTrap(sheet: Sheet, [x, y]: Point): void {
  const right = x + UNIT_WIDTH;
  sheet.spline(
    'coldFine',
    [right, y + 0.98],
    [right + 0.1, y + 0.96],
    [right + 0.12, y + 0.8],
    [right + 0.18, y + 0.72],
    [right + 0.24, y + 0.8],
    [right + 0.26, y + 0.88],
    [right + 0.32, y + 0.86],
  );
}

/** Supply plenum from the top of the cabinet to just below the ceiling. */
export function plenum(sheet: Sheet, [x, y]: Point, ceiling: number): void {
  sheet.rect(
    ['maskCold', 'coldTone'],
    x + 0.12,
    y + UNIT_HEIGHT,
    UNIT_WIDTH - 0.24,
    ceiling - y - UNIT_HEIGHT - 0.06,
  );
  sheet.horizontals('coldFine', spaced(y + UNIT_HEIGHT + 0.1, 0.1, 2), x + 0.12, x + UNIT_WIDTH - 0.12);
}
