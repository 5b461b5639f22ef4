import { type Point, points } from '../../kit/geometry.ts';
import type { Placement, Sheet } from '../../kit/sheet.ts';

/** Cat asleep, curled, 0.46 m long, head to the right. Solid, so that it is recognizable at a small size. */
export function sleepingCat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.loop(
    'silhouette',
    ...points('0.02,0 -0.02,0.06 0.02,0.14 0.12,0.185 0.24,0.17 0.33,0.13 0.42,0.08 0.45,0.03 0.42,0'),
  );
  own.loop(
    'silhouette',
    ...points(`
      0.3,0.06 0.295,0.14 0.305,0.195 0.345,0.165 0.39,0.165 0.43,0.185 0.438,0.13 0.44,0.07 0.4,0.03
      0.34,0.03
    `),
  );
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
  own.loop(
    'silhouette',
    ...points(`
      0,0.005 -0.12,0 -0.2,0.015 -0.255,0.065 -0.265,0.12 -0.245,0.125 -0.228,0.08 -0.19,0.052
      -0.12,0.045 0,0.07
    `),
  );
  own.loop(
    'silhouette',
    ...points(`
      0.03,0 -0.03,0.015 -0.055,0.07 -0.045,0.15 -0.005,0.23 0.05,0.3 0.085,0.36 0.13,0.38 0.18,0.34
      0.192,0.28 0.184,0.2 0.184,0.1 0.188,0.035 0.222,0.025 0.222,0 0.12,0
    `),
  );
  own.loop(
    'silhouette',
    ...points(`
      0.078,0.37 0.086,0.415 0.12,0.44 0.16,0.436 0.19,0.412 0.213,0.392 0.219,0.374 0.205,0.353
      0.165,0.33 0.11,0.328
    `),
  );
  own.polygon('silhouette', [0.082, 0.39], [0.088, 0.482], [0.136, 0.432]);
  own.polygon('silhouette', [0.126, 0.43], [0.162, 0.48], [0.184, 0.408]);
  own.spline('knockout', [-0.005, 0.165], [0.055, 0.16], [0.096, 0.1], [0.09, 0.035], [0.115, 0.02]);
  own.line('knockout', [0.152, 0.15], [0.15, 0.02]);
  own.spline('knockout', [0.16, 0.394], [0.172, 0.402], [0.186, 0.394]);
}

/**
 * A sitting cat seen from behind, 0.43 m to the tips of its ears, looking over its left shoulder, tail curled to the right.
 * Solid, so that it is recognizable at a small size.
 */
export function cat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.spline('cut', [0.08, 0.014], [0.15, 0.03], [0.165, 0.07], [0.145, 0.11]);
  own.loop(
    'silhouette',
    ...points(`
      0.1,0! -0.1,0! -0.125,0.07 -0.055,0.25 -0.1,0.286 -0.096,0.33 -0.066,0.36! -0.06,0.428!
      -0.016,0.392! 0.036,0.424! 0.05,0.35! 0.05,0.25 0.128,0.07
    `),
  );
  own.line('knockout', [-0.076, 0.326], [-0.058, 0.332]);
}
