import { type Point, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Floor lamp, 1.5 m high by default; `shade` returns the sheet for its shade. `position` is the middle of its base. */
export function floorLamp(stand: Sheet, shade: () => Sheet, [x, y]: Point, height = 1.5): void {
  stand.line('edge', [x, y + 0.03], [x, y + height - 0.3]);
  stand.roundRect('solid', x - 0.13, y, 0.26, 0.03, 0.015);
  shade().polygon('maskEdge', ...trapezoid(x - 0.18, y + height - 0.3, 0.36, 0.3, 0.07));
}
