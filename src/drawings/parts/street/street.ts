/** Objects along a street. A position is the middle of the base unless the docstring says otherwise. */
import { type Point, points, symmetric } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Fire hydrant, 0.65 m high. */
export function hydrant(sheet: Sheet, [x, y]: Point): void {
  sheet.polygon(
    'maskFine',
    [x - 0.12, y],
    [x + 0.12, y],
    [x + 0.12, y + 0.06],
    [x + 0.09, y + 0.06],
    [x + 0.09, y + 0.5],
    [x - 0.09, y + 0.5],
    [x - 0.09, y + 0.06],
    [x - 0.12, y + 0.06],
  );
  sheet.arc('fine', [x, y + 0.5], 0.09, 0, 180);
  sheet.circle('maskFine', [x, y + 0.36], 0.07);
  sheet.rect('maskFine', x + 0.09, y + 0.32, 0.06, 0.09);
  sheet.rect('maskFine', x - 0.15, y + 0.32, 0.06, 0.09);
  sheet.line('fine', [x - 0.02, y + 0.59], [x - 0.02, y + 0.65], [x + 0.02, y + 0.65], [x + 0.02, y + 0.59]);
}

const WHEEL = 0.31;

/** Parked car, 4.15 m long; `position` is the ground under its rear. */
export function car(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect('mask', 0.05, 0, 4.05, 0.3); // hides what is behind the car, such as the trunk of a tree
  own.loop(
    'maskEdge',
    ...points(`
      0.04,0.26! 0,0.6 0.07,0.9 0.6,0.97 1.1,1.36 1.65,1.46 2.3,1.4 2.98,0.98 3.7,0.88 4.1,0.7 4.15,0.5
      4.12,0.26!
    `),
  );
  own.polygon(['glass', 'fine'], ...symmetric(1.8, [0.96, 0.98], [0.62, 1.26], [0.22, 1.36]));
  own.line('fine', [1.84, 1.36], [1.84, 0.34]);
  own.rect('solid', 1.96, 0.84, 0.18, 0.04);
  for (const lamp of [0.02, 4]) own.rect('solid', lamp, 0.66, 0.12, 0.1);
  for (const wheel of [0.82, 3.32]) {
    own.circle('mask', [wheel, WHEEL], WHEEL + 0.08);
    own.circle('silhouette', [wheel, WHEEL], WHEEL);
    own.circle('mask', [wheel, WHEEL], WHEEL * 0.5);
  }
}

/** Picket fence, 0.97 m high, from `left` to `right`. */
export function picketFence(sheet: Sheet, left: number, right: number): void {
  const [picket, pitch] = [0.12, 0.2];
  for (let x = left; x < right; x += pitch) {
    sheet.polygon('maskFine', [x, 0], [x + picket, 0], [x + picket, 0.85], [x + picket / 2, 0.97], [x, 0.85]);
  }
  sheet.horizontals('fine', [0.25, 0.65], left, right);
}
