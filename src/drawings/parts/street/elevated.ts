import { dividing, type Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface Viaduct {
  /** Level of the rails. */
  readonly rail: number;
  readonly width: number;
}

/**
 * Elevated railroad in cross section: two steel columns, girders, ties, rails. `position` is the point on the street
 * midway between the columns.
 */
export function viaduct(sheet: Sheet, [x, y]: Point, { rail, width }: Viaduct): void {
  const half = width / 2;
  const deck = y + rail - 0.35;
  for (const side of [-1, 1]) {
    const column = x + side * (half - 0.8);
    sheet.rect('solid', column - 0.16, y, 0.32, deck - 0.9 - y);
    sheet.rect('solid', column - 0.34, y, 0.68, 0.18);
    sheet.line('edge', [column - side * 0.16, deck - 2.2], [column - side * 1.2, deck - 0.9]);
  }
  sheet.rect('maskEdge', x - half, deck - 0.9, width, 0.75);
  sheet.line('fine', [x - half, deck - 0.74], [x + half, deck - 0.74]);
  sheet.verticals('fine', dividing(x - half, width, 8), deck - 0.74, deck - 0.3);
  sheet.rect('solid', x - half - 0.2, deck - 0.15, width + 0.4, 0.2);
  for (const side of [-1, 1]) {
    sheet.line('edge', [x + side * (half + 0.1), deck], [x + side * (half + 0.1), deck + 1.1]);
    sheet.rect('solid', x + side * 0.72 - 0.05, deck + 0.05, 0.1, 0.18);
  }
}

/** Front of a subway car, 2.7 by 3.4 m; its windows and lights are drawn on `lamp`. */
export function subwayFront(sheet: Sheet, lamp: () => Sheet, [x, rail]: Point): void {
  sheet.rect('solid', x - 1.1, rail, 2.2, 0.5);
  sheet.roundRect(['maskEdge', 'tone'], x - 1.35, rail + 0.4, 2.7, 3, 0.35);
  const light = lamp();
  for (const left of [-1.12, 0.42]) light.roundRect('maskFine', x + left, rail + 1.7, 0.7, 0.9, 0.08);
  light.rect('maskFine', x - 0.34, rail + 1.6, 0.68, 1.05);
  light.circle('maskFine', [x, rail + 3.02], 0.2);
  for (const side of [-0.95, 0.95]) light.circle('maskFine', [x + side, rail + 1.1], 0.13);
}
