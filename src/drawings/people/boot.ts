import type { Point } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { solidCloth } from './anatomy.ts';

/** Work boot, sole on y = 0 under `ankle`, toe to the right. */
export function boot(sheet: Sheet, [x]: Point): void {
  solidCloth(
    sheet,
    [x - 7, 13],
    [x - 8.5, 5],
    [x - 8, 1.2],
    [x + 4, 1.2],
    [x + 17, 1.2],
    [x + 18, 4],
    [x + 13, 7],
    [x + 7, 9],
    [x + 6, 14],
  );
  sheet.rect('solid', x - 9, 0, 27, 1.8);
  sheet.line('knockout', [x - 9, 2.4], [x + 18, 2.4]);
}
