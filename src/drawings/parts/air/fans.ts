import { type Point, polar, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

const BLADES = 26;
/** Degrees from the inner to the outer end of a blade. */
const SWEEP = 45 / Math.PI;

/** Blower wheel with forward-curved blades, seen along its shaft. */
export function blower(sheet: Sheet, center: Point, radius: number): void {
  sheet.circle('maskFine', center, radius);
  sheet.circle('fine', center, radius * 0.72);
  sheet.circle('fine', center, radius * 0.16);
  for (const blade of range(BLADES)) {
    const angle = (360 * blade) / BLADES;
    sheet.line('fine', polar(center, radius * 0.73, angle), polar(center, radius * 0.98, angle + SWEEP));
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
