import { type Point, spaced } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Board fence seen from the front, from `left` to `right`. */
export function boardFence(sheet: Sheet, left: number, right: number, height = 1.7, board = 0.42): void {
  sheet.rect(['maskFine', 'tone'], left, 0, right - left, height);
  sheet.verticals('texture', spaced(left, board, Math.ceil((right - left) / board)), 0, height);
  sheet.rect('solid', left - 0.05, height, right - left + 0.1, 0.07);
}

/** Three cartons, two of them side by side. */
export function cartons(sheet: Sheet, [x, y]: Point): void {
  for (const [u, v, width, height] of [
    [0, 0, 0.6, 0.45],
    [0.65, 0, 0.5, 0.4],
    [0.1, 0.45, 0.5, 0.36],
  ] as const) {
    sheet.rect('maskFine', x + u, y + v, width, height);
    sheet.line('texture', [x + u + width / 2, y + v + height], [x + u + width / 2, y + v + height * 0.6]);
  }
}
