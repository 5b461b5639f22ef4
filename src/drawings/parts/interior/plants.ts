import { type Point, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Snake plant in a pot, 0.62 m high; `position` is the middle of the pot's base. */
export function pottedPlant(sheet: Sheet, position: Point, zoom = 1): void {
  const own = sheet.at(position, { zoom });
  for (const [lean, height] of [
    [-0.16, 0.34],
    [0.15, 0.36],
    [-0.07, 0.46],
    [0.06, 0.5],
    [0, 0.4],
  ] as const) {
    own.loop(
      'maskEdge',
      [lean * 0.25 - 0.02, 0.12],
      [lean * 0.75 - 0.035, 0.12 + height * 0.55],
      [lean, 0.12 + height],
      [lean * 0.75 + 0.035, 0.12 + height * 0.5],
      [lean * 0.25 + 0.02, 0.12],
    );
    own.spline(
      'fine',
      [lean * 0.25, 0.14],
      [lean * 0.75, 0.12 + height * 0.55],
      [lean * 0.96, 0.1 + height * 0.92],
    );
  }
  own.polygon('silhouette', ...trapezoid(-0.09, 0.15, 0.18, -0.15, 0.025));
  own.line('knockout', [-0.086, 0.115], [0.086, 0.115]);
}
