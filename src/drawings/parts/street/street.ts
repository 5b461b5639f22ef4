/** Objects on the sidewalk. Positions are the middle of the foot, on the ground. */
import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Fire hydrant, 0.65 m. */
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

/** Parked car, 4.15 m long; `position` is the ground under its rear. */
export function car(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.loop(
    'maskEdge',
    [0, 0.35],
    [0, 0.85],
    [0.5, 0.98],
    [1.1, 1.45],
    [2.5, 1.47],
    [3.2, 1],
    [4, 0.9],
    [4.15, 0.6],
    [4.1, 0.35],
  );
  own.loop('fine', [0.75, 0.98], [1.2, 1.36], [1.75, 1.37], [1.75, 0.98]);
  own.loop('fine', [1.85, 0.98], [1.85, 1.37], [2.4, 1.37], [2.9, 0.98]);
  for (const wheel of [0.9, 3.3]) {
    own.circle('maskEdge', [wheel, 0.34], 0.33);
    own.circle('fine', [wheel, 0.34], 0.17);
  }
}

/** Picket fence, 0.97 m, from `left` to `right`. */
export function picketFence(sheet: Sheet, left: number, right: number): void {
  const [picket, pitch] = [0.12, 0.2];
  for (let x = left; x < right; x += pitch) {
    sheet.polygon('maskFine', [x, 0], [x + picket, 0], [x + picket, 0.85], [x + picket / 2, 0.97], [x, 0.85]);
  }
  sheet.horizontals('fine', [0.25, 0.65], left, right);
}
