import { type Point, symmetric, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Caged trouble light, 0.36 m long, that hangs from `hook`. */
export function workLamp(sheet: Sheet, hook: Point): void {
  const own = sheet.at(hook);
  own.spline('edge', [0.015, 0], [0.02, -0.03], [0, -0.06], [0, -0.08]);
  own.roundRect('silhouette', -0.028, -0.2, 0.056, 0.12, 0.02);
  own.polygon('silhouette', ...trapezoid(-0.03, -0.19, 0.06, -0.06, -0.055));
  own.circle('maskEdge', [0, -0.3], 0.045);
  own.spline('edge', ...symmetric(0, [0.07, -0.25], [0.075, -0.32], [0.04, -0.38]));
  own.line('fine', [-0.074, -0.31], [0.074, -0.31]);
}
