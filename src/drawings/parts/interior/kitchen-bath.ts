/** Kitchens and bathrooms. A position is the lower left corner, on the floor. */

import { type Point, points, range, spaced, span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface Width {
  readonly width?: number;
}

const CABINET = 0.6;
const WORKTOP = 0.92;

/** Base cabinets with countertop at 0.92 m, tiles, faucet, wall cabinets from 1.45 m. */
export function kitchen(sheet: Sheet, [x, y]: Point, { width = 2.4 }: Width = {}): void {
  const cabinets = Math.trunc(width / CABINET);
  const joints = span(1, cabinets).map((i) => x + (i * width) / cabinets);
  sheet.rect('maskFine', x, y + 0.1, width, 0.78);
  sheet.rect('maskFine', x - 0.02, y + 0.88, width + 0.04, 0.04);
  sheet.verticals('fine', joints, y + 0.1, y + 0.88);
  sheet.horizontals('texture', [y + 0.72], x, x + width);
  sheet.line('fine', [x + 0.04, y], [x + width - 0.04, y], [x + width - 0.04, y + 0.1]);
  sheet.rect('maskFine', x, y + 1.45, width, 0.75);
  sheet.verticals('fine', joints, y + 1.45, y + 2.2);
  const tap = x + width * 0.4;
  sheet.line('fine', [tap, y + WORKTOP], [tap, y + 1.2]);
  sheet.arc('fine', [tap + 0.09, y + 1.2], 0.09, 180, 20);
  sheet.horizontals('hatch', spaced(y + WORKTOP + 0.11, 0.11, 4), x, x + width);
}

/** Range, 0.6 m wide, with a pan on it. */
export function stove(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y + 0.05, 0.6, 0.85);
  sheet.rect('fine', x + 0.08, y + 0.2, 0.44, 0.35);
  sheet.line('fine', [x, y + 0.7], [x + 0.6, y + 0.7]);
  for (const knob of range(4)) sheet.circle('texture', [x + 0.1 + knob * 0.133, y + 0.78], 0.03);
  sheet.rect('fine', x + 0.05, y + 0.9, 0.22, 0.03);
  sheet.rect('fine', x + 0.33, y + 0.93, 0.2, 0.14);
  sheet.line('fine', [x + 0.53, y + 1.02], [x + 0.7, y + 1.04]);
}

/** Refrigerator, 0.7 by 1.75 m. */
export function fridge(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y, 0.7, 1.75);
  sheet.line('fine', [x, y + 1.2], [x + 0.7, y + 1.2]);
  sheet.verticals('fine', [x + 0.08], y + 1.28, y + 1.5);
  sheet.verticals('fine', [x + 0.08], y + 0.8, y + 1.1);
}

/** Bathtub with a tiled wall and a shower; usual length: 1.55 m. */
export function bathtub(sheet: Sheet, [x, y]: Point, { width = 1.55 }: Width = {}): void {
  const right = x + width;
  sheet.spline(
    'maskFine',
    [x, y + 0.56],
    [x + 0.04, y + 0.2],
    [x + 0.3, y + 0.1],
    [right - 0.3, y + 0.1],
    [right - 0.04, y + 0.2],
    [right, y + 0.56],
  );
  sheet.line('fine', [x - 0.06, y + 0.57], [right + 0.06, y + 0.57]);
  sheet.line('fine', [x + 0.2, y], [x + 0.24, y + 0.1]);
  sheet.line('fine', [right - 0.2, y], [right - 0.24, y + 0.1]);
  sheet.horizontals('hatch', spaced(y + 0.6 + 0.13, 0.13, 9), x - 0.1, right + 0.1);
  sheet.line('fine', [right - 0.04, y + 0.7], [right - 0.04, y + 1.95], [right - 0.3, y + 2.05]);
  sheet.polygon('fine', [right - 0.25, y + 2.07], [right - 0.42, y + 2], [right - 0.33, y + 1.94]);
}

/** Pedestal sink with a mirror, rim at 0.82 m. */
export function basin(sheet: Sheet, [x, y]: Point): void {
  const rim = y + 0.82;
  sheet.spline(
    'maskFine',
    [x, rim],
    [x + 0.05, y + 0.68],
    [x + 0.25, y + 0.66],
    [x + 0.45, y + 0.68],
    [x + 0.5, rim],
  );
  sheet.line('fine', [x - 0.02, rim], [x + 0.52, rim]);
  sheet.line('fine', [x + 0.2, y + 0.66], [x + 0.22, y]);
  sheet.line('fine', [x + 0.3, y + 0.66], [x + 0.28, y]);
  sheet.rect('fine', x, y + 1.15, 0.5, 0.7);
}

/** Toilet with its tank on the left. */
export function toilet(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at([x, y]);
  own.rect('maskFine', 0, 0.38, 0.2, 0.42);
  own.spline('maskFine', ...points('0.18,0.4 0.62,0.4 0.55,0.22 0.4,0.12 0.42,0 0.14,0 0.16,0.2'));
  own.line('fine', [0.15, 0.42], [0.62, 0.42]);
}
