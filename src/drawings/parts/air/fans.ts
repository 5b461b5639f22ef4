import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

const BLADES = 26;

/** Blower wheel seen along its shaft, forward-curved blades. */
export function blower(sheet: Sheet, center: Point, radius: number): void {
  const [x, y] = center;
  sheet.circle('maskFine', center, radius);
  sheet.circle('fine', center, radius * 0.72);
  sheet.circle('fine', center, radius * 0.16);
  for (const blade of range(BLADES)) {
    const angle = (2 * Math.PI * blade) / BLADES;
    const sweep = angle + 0.25;
    sheet.line(
      'fine',
      [x + radius * 0.73 * Math.cos(angle), y + radius * 0.73 * Math.sin(angle)],
      [x + radius * 0.98 * Math.cos(sweep), y + radius * 0.98 * Math.sin(sweep)],
    );
  }
}

/** Propeller fan seen from the side, shaft horizontal; its motor is drawn separately. */
export function propeller(sheet: Sheet, [x, y]: Point, radius: number): void {
  for (const way of [1, -1]) {
    const tip: Point = [x + radius * 0.02, y + way * radius];
    for (const belly of [-0.1, 0.12]) {
      sheet.spline('edge', [x, y], [x + radius * belly, y + way * radius * 0.5], tip);
    }
  }
  sheet.rect('maskFine', x - radius * 0.1, y - radius * 0.1, radius * 0.2, radius * 0.2);
}
