/** Things in the hero's rooms that must read from afar: few lines, solid where it counts. */

import type { Point } from '../../kit/geometry.ts';
import { span, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window on the far wall: the night stands in it. */
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
