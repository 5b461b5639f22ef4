import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Bicycle leaning on a wall, 1.65 m long, facing right; `position` is under its rear hub. */
export function bicycle(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const hub of [0, 1]) own.circle('edge', [hub, 0.33], 0.32);
  own.line('edge', [0, 0.33], [0.42, 0.3], [0.3, 0.78], [0, 0.33]);
  own.line('edge', [0.42, 0.3], [0.84, 0.78], [0.32, 0.72]);
  own.line('edge', [1, 0.33], [0.84, 0.78], [0.8, 0.92], [0.94, 0.95]);
  own.line('cut', [0.2, 0.82], [0.4, 0.82]);
}

/** Three coats on a rail, 1.0 m wide; `position` is the rail's left end. */
export function coatRail(sheet: Sheet, [x, y]: Point): void {
  sheet.line('cut', [x, y], [x + 1, y]);
  for (const [left, drop] of [
    [0.04, 0.95],
    [0.42, 1.15],
    [0.8, 0.85],
  ] as const) {
    const coat: Point[] = [
      [0.1, -0.05],
      [-0.05, -0.16],
      [-0.08, -0.6],
      [-0.02, -0.6],
      [0, -drop],
      [0.26, -drop],
      [0.28, -0.6],
      [0.34, -0.6],
      [0.31, -0.16],
      [0.16, -0.05],
    ];
    for (const pen of ['maskFine', 'tone'] as const)
      sheet.polygon(pen, ...coat.map(([u, v]): Point => [x + left + u, y + v]));
  }
}
