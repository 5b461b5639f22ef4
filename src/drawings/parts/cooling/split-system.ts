/** Ductless split system: wall-mounted head, line set, outdoor unit on a stand. */

import { type Point, polar, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../air/airflow.ts';

/** Wall-mounted head seen from the front, 0.95 by 0.32 m, cooling. `position` is its lower left corner. */
export function wallHead(sheet: Sheet, [x, y]: Point): void {
  sheet.roundRect('maskCold', x, y, 0.95, 0.32, 0.07);
  sheet.rect('coldSolid', x + 0.07, y + 0.03, 0.81, 0.07);
  sheet.line('coldFine', [x + 0.05, y + 0.18], [x + 0.9, y + 0.18]);
  for (const share of [0.2, 0.5, 0.8]) {
    airArrow(sheet, 'cold', [x + 0.95 * share, y - 0.06], [x + 0.95 * share + (share - 0.5) * 0.5, y - 0.55]);
  }
}

/** Outdoor unit seen from its fan side, 0.95 by 0.85 m, on a 0.45 m stand. */
export function outdoorUnit(sheet: Sheet, [x, y]: Point): void {
  const base = y + 0.45;
  for (const leg of [x + 0.08, x + 0.81]) sheet.rect('maskEdge', leg, y, 0.06, 0.42);
  sheet.rect('maskEdge', x - 0.03, base - 0.06, 1.01, 0.06);
  sheet.roundRect('maskEdge', x, base, 0.95, 0.85, 0.04);
  const fan: Point = [x + 0.38, base + 0.43];
  sheet.circle('edge', fan, 0.33);
  for (const turn of range(3))
    sheet.loop(
      'toneDeep',
      polar(fan, 0.05, turn * 120),
      polar(fan, 0.3, turn * 120 + 10),
      polar(fan, 0.3, turn * 120 + 50),
      polar(fan, 0.12, turn * 120 + 60),
    );
  for (const share of [0.5, 0.75]) sheet.circle('fine', fan, 0.33 * share);
  sheet.circle('maskFine', fan, 0.07);
  sheet.verticals('fine', [x + 0.77], base, base + 0.85);
}

/** Insulated suction line (cold) and liquid line (warm) side by side. */
export function lineSet(sheet: Sheet, ...route: readonly Point[]): void {
  const gap = 0.075;
  sheet.line('cold', ...route);
  sheet.line('hotFine', ...route.map(([x, y]): Point => [x + gap, y + gap]));
}
