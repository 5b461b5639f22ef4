import { type Point, pairsOf, points } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';

/** Cat asleep, curled, 0.46 m long, head to the right. Solid, so that it is recognizable at a small size. */
export function sleepingCat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.loop(
    'silhouette',
    ...points('0.02,0 -0.02,0.06 0.02,0.14 0.12,0.185 0.24,0.17 0.33,0.13 0.42,0.08 0.45,0.03 0.42,0'),
  );
  const head = points(`
    0.3,0.06 0.295,0.14 0.305,0.195 0.345,0.165 0.39,0.165 0.43,0.185 0.438,0.13 0.44,0.07 0.4,0.03
    0.34,0.03
  `);
  own.loop('silhouette', ...head);
  own.spline('knockout', [0.3, 0.15], [0.29, 0.09], [0.33, 0.035], [0.4, 0.03]);
  own.spline('knockout', [0.325, 0.1], [0.345, 0.088], [0.36, 0.1]);
  own.spline('knockout', [0.39, 0.098], [0.408, 0.086], [0.424, 0.096]);
  own.line('knockout', [0.372, 0.075], [0.384, 0.075]);
  own.spline('knockout', [0.03, 0.05], [0.1, 0.03], [0.2, 0.035], [0.27, 0.02]);
  own.spline('knockout', [0.13, 0.15], [0.17, 0.11], [0.17, 0.07]);
}

/** Cat sitting in profile, looking up to the right, 0.48 m to the tips of its ears, tail along the floor. */
export function sittingCat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  const tail = points(`
    0,0.005 -0.12,0 -0.2,0.015 -0.255,0.065 -0.265,0.12 -0.245,0.125 -0.228,0.08 -0.19,0.052
    -0.12,0.045 0,0.07
  `);
  own.loop('silhouette', ...tail);
  const trunk = points(`
    0.03,0 -0.03,0.015 -0.055,0.07 -0.045,0.15 -0.005,0.23 0.05,0.3 0.085,0.36 0.13,0.38 0.18,0.34
    0.192,0.28 0.184,0.2 0.184,0.1 0.188,0.035 0.222,0.025 0.222,0 0.12,0
  `);
  own.loop('silhouette', ...trunk);
  const head = points(`
    0.078,0.37 0.086,0.415 0.12,0.44 0.16,0.436 0.19,0.412 0.213,0.392 0.219,0.374 0.205,0.353
    0.165,0.33 0.11,0.328
  `);
  own.loop('silhouette', ...head);
  own.polygon('silhouette', [0.082, 0.39], [0.088, 0.482], [0.136, 0.432]);
  own.polygon('silhouette', [0.126, 0.43], [0.162, 0.48], [0.184, 0.408]);
  own.spline('knockout', [-0.005, 0.165], [0.055, 0.16], [0.096, 0.1], [0.09, 0.035], [0.115, 0.02]);
  own.line('knockout', [0.152, 0.15], [0.15, 0.02]);
  own.spline('knockout', [0.16, 0.394], [0.172, 0.402], [0.186, 0.394]);
}

/** A sitting cat from behind, 0.43 m high, looking over its left shoulder; solid, to be recognizable when small. */
export function cat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.spline('cut', [0.08, 0.014], [0.15, 0.03], [0.165, 0.07], [0.145, 0.11]);
  const outline = points(`
    0.1,0! -0.1,0! -0.125,0.07 -0.055,0.25 -0.1,0.286 -0.096,0.33 -0.066,0.36! -0.06,0.428!
    -0.016,0.392! 0.036,0.424! 0.05,0.35! 0.05,0.25 0.128,0.07
  `);
  own.loop('silhouette', ...outline);
  own.line('knockout', [-0.076, 0.326], [-0.058, 0.332]);
}

/** Terrier on a walk, facing right, 0.6 m to the tips of its ears, 0.87 m long. Its collar is at (0.54, 0.4). */
export function terrier(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  for (const [hip, foot] of pairsOf('0.15,0.09 0.5,0.56'))
    own.polygon(
      'silhouette',
      [hip - 0.05, 0.22],
      [hip + 0.04, 0.22],
      [foot + 0.03, 0.02],
      [foot + 0.06, 0],
      [foot - 0.02, 0],
    );
  own.loop('silhouette', ...points('0.02,0.36 -0.07,0.45 -0.1,0.56 -0.075,0.57 -0.03,0.47 0.06,0.4'));
  const trunk = points(`
    0.04,0.26 0.03,0.35 0.09,0.41 0.28,0.4 0.44,0.42 0.56,0.4 0.6,0.3 0.54,0.2 0.42,0.21 0.28,0.23
    0.16,0.19 0.07,0.2
  `);
  own.loop('silhouette', ...trunk);
  for (const [hip, foot] of pairsOf('0.12,0.2 0.54,0.47'))
    own.polygon(
      'silhouette',
      [hip - 0.06, 0.28],
      [hip + 0.06, 0.26],
      [foot + 0.025, 0.02],
      [foot + 0.06, 0],
      [foot - 0.02, 0],
    );
  const head = points(`
    0.5,0.36 0.52,0.47 0.565,0.545 0.63,0.555 0.665,0.52 0.75,0.5 0.77,0.455 0.72,0.42 0.64,0.42
    0.59,0.33
  `);
  own.loop('silhouette', ...head);
  own.polygon('silhouette', [0.53, 0.53], [0.56, 0.61], [0.6, 0.545]);
  own.spline('knockout', [0.545, 0.54], [0.56, 0.48], [0.59, 0.5]);
  own.line('knockout', [0.645, 0.51], [0.655, 0.505]);
  own.spline('knockout', [0.5, 0.43], [0.55, 0.41], [0.6, 0.37]);
}

/** Dog facing right, 0.5 m high at the shoulder, 0.8 m long; `position` is the point on the ground below its rear. */
export function dog(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const outline = points(`
    -0.02,0.42 0.1,0.5 0.5,0.48 0.6,0.62 0.72,0.6 0.8,0.5 0.68,0.46 0.62,0.36 0.6,0 0.54,0 0.52,0.26
    0.14,0.26 0.1,0 0.04,0 0.04,0.3
  `);
  sheet.at(position, placement).loop('maskFine', ...outline);
}

/** Rock pigeon standing, facing right, 0.3 m high. Body toned, neck and wing bars solid. */
export function pigeon(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  for (const x of [0.005, 0.05]) {
    own.line('edge', [x, 0.08], [x + 0.005, 0.012]);
    own.line('edge', [x - 0.02, 0.004], [x + 0.005, 0.012], [x + 0.045, 0.004]);
  }
  const trunk = points(`
    -0.2,0.055 -0.1,0.075 0,0.07 0.075,0.095 0.105,0.15 0.1,0.2 0.098,0.235 0.135,0.26 0.135,0.285
    0.1,0.303 0.062,0.29 0.045,0.25 0.02,0.205 -0.04,0.185 -0.1,0.145 -0.19,0.08
  `);
  own.loop(['maskEdge', 'toneDeep'], ...trunk);
  const head = points(`
    0.045,0.25 0.062,0.29 0.1,0.303 0.135,0.285 0.135,0.26 0.1,0.232 0.102,0.2 0.075,0.185 0.03,0.205
  `);
  own.loop('silhouette', ...head);
  own.polygon('maskEdge', [0.134, 0.276], [0.17, 0.262], [0.133, 0.257]);
  own.circle('mask', [0.108, 0.278], 0.009);
  const wing = points(`
    0.055,0.17 0.045,0.12 -0.02,0.1 -0.13,0.085 -0.215,0.068 -0.12,0.125 -0.03,0.17 0.02,0.185
  `);
  own.loop('maskEdge', ...wing);
  for (const x of [-0.035, -0.08])
    own.polygon(
      'solid',
      [x, 0.155 + x * 0.35],
      [x + 0.022, 0.158 + x * 0.35],
      [x - 0.012, 0.098],
      [x - 0.036, 0.096],
    );
}
