import { arcPoints, type Point, points } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

const WHEEL = 0.34;

/**
 * High-roofed work van, 5.4 m long, facing left, with a ladder on the roof. `position` is the ground under its nose.
 */
export function van(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.polygon(
    ['maskEdge', 'toneDeep'],
    ...points('0.05,0.36 0,0.86 0.14,1.06 0.82,1.24 1.42,2.2 1.68,2.42 5.4,2.46 5.4,0.36'),
  );
  own.polygon('maskEdge', [0.96, 1.26], [1.5, 2.1], [2.06, 2.1], [2.06, 1.26]);
  own.line('edge', [2.2, 0.5], [2.2, 2.26]);
  own.line('edge', [0.86, 1.2], [0.92, 0.62], [1.02, 0.5]);
  own.rect('solid', 1.82, 1.02, 0.22, 0.05);
  own.roundRect('maskEdge', 0.06, 0.78, 0.22, 0.16, 0.05);
  own.rect('solid', 0, 0.36, 0.7, 0.12);
  own.roundRect('maskEdge', 0.7, 1.3, 0.16, 0.28, 0.04);
  own.horizontals('edge', [2.58, 2.7], 1.7, 5.4);
  own.verticals('edge', [2, 2.4, 2.8, 3.2], 2.58, 2.7);
  own.verticals('edge', [1.9, 3.4], 2.43, 2.58);
  for (const x of [1.1, 4.3]) {
    own.polygon('mask', ...arcPoints([x, WHEEL], WHEEL + 0.09, -10, 190)); // the wheel well, open to the ground
    own.circle('silhouette', [x, WHEEL], WHEEL);
    own.circle('mask', [x, WHEEL], WHEEL * 0.58);
    own.circle('edge', [x, WHEEL], WHEEL * 0.3);
  }
}
