import { type Point, points } from '../../kit/geometry.ts';
import type { Placement, Sheet } from '../../kit/sheet.ts';

/** Rock pigeon standing, facing right, 0.3 m high. Body toned, neck and wing bars solid. */
export function pigeon(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  for (const x of [0.005, 0.05]) {
    own.line('edge', [x, 0.08], [x + 0.005, 0.012]);
    own.line('edge', [x - 0.02, 0.004], [x + 0.005, 0.012], [x + 0.045, 0.004]);
  }
  own.loop(
    ['maskEdge', 'toneDeep'],
    ...points(`
      -0.2,0.055 -0.1,0.075 0,0.07 0.075,0.095 0.105,0.15 0.1,0.2 0.098,0.235 0.135,0.26 0.135,0.285
      0.1,0.303 0.062,0.29 0.045,0.25 0.02,0.205 -0.04,0.185 -0.1,0.145 -0.19,0.08
    `),
  );
  own.loop(
    'silhouette',
    ...points(`
      0.045,0.25 0.062,0.29 0.1,0.303 0.135,0.285 0.135,0.26 0.1,0.232 0.102,0.2 0.075,0.185 0.03,0.205
    `),
  );
  own.polygon('maskEdge', [0.134, 0.276], [0.17, 0.262], [0.133, 0.257]);
  own.circle('mask', [0.108, 0.278], 0.009);
  own.loop(
    'maskEdge',
    ...points(`
      0.055,0.17 0.045,0.12 -0.02,0.1 -0.13,0.085 -0.215,0.068 -0.12,0.125 -0.03,0.17 0.02,0.185
    `),
  );
  for (const x of [-0.035, -0.08])
    own.polygon(
      'solid',
      [x, 0.155 + x * 0.35],
      [x + 0.022, 0.158 + x * 0.35],
      [x - 0.012, 0.098],
      [x - 0.036, 0.096],
    );
}
