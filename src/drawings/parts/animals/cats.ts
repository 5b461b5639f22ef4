import type { Point } from '../../kit/geometry.ts';
import { symmetric } from '../../kit/geometry.ts';
import type { Placement, Sheet } from '../../kit/sheet.ts';

/** Cat asleep, curled, 0.46 m long, head to the right. Solid, so that it is recognizable at a small size. */
export function sleepingCat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.loop(
    'silhouette',
    [0.02, 0],
    [-0.02, 0.06],
    [0.02, 0.14],
    [0.12, 0.185],
    [0.24, 0.17],
    [0.33, 0.13],
    [0.42, 0.08],
    [0.45, 0.03],
    [0.42, 0],
  );
  own.loop(
    'silhouette',
    [0.3, 0.06],
    [0.295, 0.14],
    [0.305, 0.195],
    [0.345, 0.165],
    [0.39, 0.165],
    [0.43, 0.185],
    [0.438, 0.13],
    [0.44, 0.07],
    [0.4, 0.03],
    [0.34, 0.03],
  );
  own.spline('knockout', [0.3, 0.15], [0.29, 0.09], [0.33, 0.035], [0.4, 0.03]);
  own.spline('knockout', [0.325, 0.1], [0.345, 0.088], [0.36, 0.1]);
  own.spline('knockout', [0.39, 0.098], [0.408, 0.086], [0.424, 0.096]);
  own.line('knockout', [0.372, 0.075], [0.384, 0.075]);
  own.spline('knockout', [0.03, 0.05], [0.1, 0.03], [0.2, 0.035], [0.27, 0.02]);
  own.spline('knockout', [0.13, 0.15], [0.17, 0.11], [0.17, 0.07]);
}

/** Cat sitting in profile, looking up to the right, 0.42 m high, tail along the floor. */
export function sittingCat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.loop(
    'silhouette',
    [0, 0.02],
    [-0.1, 0.01],
    [-0.2, 0.03],
    [-0.25, 0.09],
    [-0.235, 0.11],
    [-0.19, 0.065],
    [-0.1, 0.05],
    [0, 0.06],
  );
  own.loop(
    'silhouette',
    [0, 0],
    [-0.03, 0.05],
    [-0.02, 0.13],
    [0.03, 0.22],
    [0.075, 0.3],
    [0.1, 0.34],
    [0.16, 0.33],
    [0.185, 0.28],
    [0.185, 0.2],
    [0.19, 0.1],
    [0.195, 0.03],
    [0.23, 0.012],
    [0.22, 0],
    [0.1, 0],
  );
  own.loop(
    'silhouette',
    [0.078, 0.35],
    [0.083, 0.4],
    [0.112, 0.43],
    [0.15, 0.432],
    [0.182, 0.41],
    [0.222, 0.385],
    [0.226, 0.362],
    [0.2, 0.335],
    [0.15, 0.315],
    [0.1, 0.32],
  );
  own.polygon('silhouette', [0.082, 0.385], [0.084, 0.456], [0.13, 0.422]);
  own.polygon('silhouette', [0.126, 0.42], [0.158, 0.462], [0.18, 0.405]);
  own.spline('knockout', [-0.005, 0.12], [0.05, 0.16], [0.095, 0.11], [0.1, 0.03]);
  own.spline('knockout', [0.163, 0.386], [0.176, 0.397], [0.192, 0.388]);
  own.line('knockout', [0.212, 0.352], [0.196, 0.35]);
  own.spline('knockout', [0.09, 0.32], [0.13, 0.306], [0.168, 0.318]);
}

/**
 * A sitting cat seen from behind, 0.42 m to the ears, tail to the right: a silhouette, so that it is
 * recognizable at a small size.
 */
export function cat(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.spline('edge', [0.08, 0.02], [0.22, 0.02], [0.27, 0.07], [0.24, 0.12]);
  own.loop('silhouette', ...symmetric(0, [0.1, 0], [0.12, 0.08], [0.07, 0.22], [0.05, 0.28]));
  own.polygon('silhouette', ...symmetric(0, [0.06, 0.27], [0.075, 0.33], [0.07, 0.42], [0.025, 0.38]));
}
