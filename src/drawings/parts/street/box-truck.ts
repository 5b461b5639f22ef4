import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Delivery truck, 6.6 m long, with its tail at a dock on the left. */
export function boxTruck(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect(['maskEdge', 'tone'], 0, 1, 4.6, 2.5);
  own.rect('solid', 0, 0.8, 6.4, 0.2);
  own.polygon('maskEdge', [4.75, 0.8], [4.75, 2.7], [5.7, 2.7], [6.2, 1.8], [6.6, 1.7], [6.6, 0.8]);
  own.polygon('fine', [5.1, 1.8], [5.1, 2.5], [5.6, 2.5], [5.95, 1.8]);
  for (const wheel of [1.1, 5.5]) {
    own.circle('silhouette', [wheel, 0.48], 0.48);
    own.circle('mask', [wheel, 0.48], 0.22);
  }
}
