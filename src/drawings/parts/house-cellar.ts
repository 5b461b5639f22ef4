/** Equipment in a house cellar. A position is the lower left corner. */
import { acrossFirst, type Point, range, spaced, trapezoid } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { blower } from './air.ts';
import { flame } from './boilers.ts';
import { pipe } from './piping.ts';

export const FURNACE = { width: 0.56, height: 0.9, coil: 0.48 } as const;

/** Upflow condensing furnace, its front off: blower, secondary and primary heat exchangers, burners, coil. */
export function condensingFurnace(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  const { width, height, coil } = FURNACE;
  own.rect('maskEdge', 0, 0, width, height);
  own.line('edge', [0, 0.38], [width, 0.38]);
  blower(own, [0.27, 0.19], 0.15);
  for (const i of range(4)) own.line('hot', [0.1, 0.45 + i * 0.045], [0.46, 0.45 + i * 0.045]);
  own.line('hot', [0.46, 0.8], [0.14, 0.8], [0.14, 0.72], [0.46, 0.72], [0.46, 0.64]);
  for (const x of [0.26, 0.36, 0.46]) flame(own, [x - 0.04, 0.8], 0.08);
  own.rect('maskEdge', 0, height, width, coil);
  for (const side of [-1, 1]) {
    const [foot, bend, top] = [side * 0.22, side * 0.06, coil - 0.07];
    const slab = own.at([width / 2, height]);
    slab.polygon(['maskCold', 'coldTone'], [foot - 0.04, 0.08], [foot + 0.04, 0.08], [bend, top], [0, top]);
  }
  own.line('cold', [0.03, height + 0.06], [width - 0.03, height + 0.06]);
}

/** Plastic intake and exhaust pipes, from the right side of the furnace at `position` up to `ceiling`. */
export function furnaceVents(sheet: Sheet, position: Point, ceiling: number): void {
  const own = sheet.at(position);
  const plastic = { medium: 'neutral', diameter: 0.07 } as const;
  const { width } = FURNACE;
  pipe(own, plastic, ...acrossFirst([width, 0.62], width + 0.26, ceiling));
  pipe(own, plastic, ...acrossFirst([width, 0.78], width + 0.12, ceiling));
}

/** Sheet-metal duct with mastic over every joint. */
export function sealedDuct(
  sheet: Sheet,
  medium: 'hot' | 'neutral',
  [x, y]: Point,
  width: number,
  height: number,
  joints: readonly number[] = [],
): void {
  sheet.rect(medium === 'hot' ? 'maskHot' : 'maskEdge', x, y, width, height);
  for (const joint of joints) {
    if (width > height) sheet.rect('solid', joint - 0.035, y - 0.02, 0.07, height + 0.04);
    else sheet.rect('solid', x - 0.02, joint - 0.035, width + 0.04, 0.07);
  }
}

/** Blocks with a plank on top, to raise equipment above flood level. */
export function platform(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  const blocks = Math.max(2, Math.round(width / 0.5));
  for (const i of range(blocks)) {
    const left = x + 0.04 + (i * (width - 0.38)) / (blocks - 1);
    for (const course of range(Math.round(height / 0.2)))
      sheet.rect('maskFine', left, y + course * 0.2, 0.3, 0.2);
  }
  sheet.rect('solid', x - 0.06, y + height - 0.06, width + 0.12, 0.08);
}

/** Cutaway water heater, 0.55 by 1.3 m plus its hood; its pipes come down from `ceiling`, meters above its bottom. */
export function cutWaterHeater(sheet: Sheet, position: Point, ceiling: number): void {
  const own = sheet.at(position);
  own.roundRect('maskHot', 0, 0, 0.55, 1.3, 0.08);
  own.rect('hotSolid', 0.06, 0.55, 0.43, 0.62);
  own.rect('mask', 0.235, 0.2, 0.08, 1.1);
  own.verticals('hot', [0.235, 0.315], 0.2, 1.3);
  flame(own, [0.275, 0.06], 0.16);
  own.line('cold', [0.12, ceiling], [0.12, 0.3]);
  own.line('hot', [0.44, 1.3], [0.44, ceiling]);
  own.polygon('maskHot', ...trapezoid(0.14, 1.36, 0.27, 0.14, 0.08));
  own.line('edge', [0.55, 1.16], [0.66, 1.16], [0.66, 0.12]);
  own.line('edge', [-0.1, 0.09], [-0.1, 0.025], [0.76, 0.025], [0.76, 0.09]); // pan
}

/** Electrical panel, 0.42 by 0.9 m, open: two rows of breakers. */
export function electricalPanel(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskEdge', x, y, 0.42, 0.9);
  sheet.rect('edge', x + 0.07, y + 0.08, 0.28, 0.74);
  for (const i of range(5)) sheet.horizontals('fine', [y + 0.18 + i * 0.12], x + 0.1, x + 0.32);
}

/** Dashed line at flood level, with a gauge mark at its right end. */
export function highWaterLine(sheet: Sheet, left: number, right: number, level: number): void {
  for (const x of spaced(left, 0.34, Math.floor((right - left) / 0.34)))
    sheet.line('edge', [x, level], [x + 0.2, level]);
  const mark = sheet.at([right - 0.25, level]);
  mark.polygon('solid', [-0.09, 0.05], [0.09, 0.05], [0, 0]);
  mark.line('fine', [-0.1, -0.07], [0.1, -0.07]);
  mark.line('fine', [-0.05, -0.13], [0.05, -0.13]);
}
