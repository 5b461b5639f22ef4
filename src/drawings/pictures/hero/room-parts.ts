/**
 * Objects in the hero's rooms that must be recognizable from a distance: few lines, with key shapes solid.
 */

import { type Point, span, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window in the far wall, with the night outside. */
export function windowAtNight(sheet: Sheet, [x, y]: Point, { width, height }: Size): void {
  sheet.rect('maskFine', x - 0.08, y - 0.08, width + 0.16, height + 0.16);
  const glass = sheet.dark;
  glass.rect('mask', x, y, width, height);
  glass.rect('tone', x, y, width, height / 2);
  glass.line('fine', [x, y + height / 2], [x + width, y + height / 2]);
  glass.line('fine', [x + width / 2, y], [x + width / 2, y + height]);
  sheet.rect('solid', x - 0.14, y - 0.14, width + 0.28, 0.09);
}

/** A fern on the floor: solid pot, arching leaves. */
export function pottedFern(sheet: Sheet, [x, y]: Point): void {
  for (const leaf of span(-3, 4)) {
    const reach = leaf * 0.13;
    sheet.spline(
      'edge',
      [x, y + 0.36],
      [x + reach * 0.5, y + 0.95 - Math.abs(leaf) * 0.06],
      [x + reach, y + 0.98 - Math.abs(leaf) * 0.11],
      [x + reach * 1.25, y + 0.82 - Math.abs(leaf) * 0.13],
    );
  }
  sheet.polygon('solid', ...trapezoid(x - 0.15, y, 0.3, 0.38, -0.05));
}

/** A fish tank on its stand: 1.1 by 1.22 m. */
export function aquarium(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y, 1.1, 0.62);
  sheet.line('fine', [x + 0.55, y], [x + 0.55, y + 0.62]);
  sheet.rect('maskFine', x, y + 0.62, 1.1, 0.6);
  sheet.line('fine', [x, y + 1.08], [x + 1.1, y + 1.08]);
  for (const [left, level] of [
    [0.22, 0.92],
    [0.62, 0.78],
  ] as const)
    sheet.polygon(
      'solid',
      [x + left, y + level],
      [x + left + 0.12, y + level + 0.07],
      [x + left + 0.24, y + level],
      [x + left + 0.34, y + level + 0.07],
      [x + left + 0.34, y + level - 0.07],
      [x + left + 0.24, y + level],
      [x + left + 0.12, y + level - 0.07],
    );
}

/** An easel, 1.9 m high, with a canvas. */
export function easel(sheet: Sheet, [x, y]: Point): void {
  sheet.line('edge', [x, y], [x + 0.42, y + 1.9], [x + 0.84, y]);
  sheet.rect('maskEdge', x + 0.02, y + 0.75, 0.8, 0.85);
  sheet.polygon('solid', [x + 0.14, y + 0.87], [x + 0.4, y + 1.3], [x + 0.52, y + 1.1], [x + 0.7, y + 0.87]);
  sheet.line('edge', [x - 0.02, y + 0.72], [x + 0.86, y + 0.72]);
}

/** Tall glass case of bottles and cans, 1.3 by 2.1 m. */
export function coldCase(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskEdge', x, y, 1.3, 2.1);
  sheet.rect('solid', x, y + 1.9, 1.3, 0.2);
  sheet.rect('solid', x, y, 1.3, 0.14);
  sheet.line('edge', [x + 0.65, y + 0.14], [x + 0.65, y + 1.9]);
  for (const shelf of [0.14, 0.6, 1.04, 1.46])
    for (const bottle of span(0, 6))
      sheet.rect(
        'solid',
        x + 0.1 + bottle * 0.2 + (bottle > 2 ? 0.04 : 0),
        y + shelf + 0.03,
        0.1,
        0.26 + (bottle % 2) * 0.06,
      );
}
