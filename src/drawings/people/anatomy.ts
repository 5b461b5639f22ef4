/**
 * What people share at every size at which clothes and faces are visible. In centimeters, facing right;
 * `zoom: 0.01` converts to meters.
 */
import type { Point } from '../kit/geometry.ts';
import type { Pen } from '../kit/pens.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';

/** An outline as drawn: from point to point (`polygon`) or smoothly through all points (`loop`). */
export type OutlineStyle = 'polygon' | 'loop';

/** Returns a sheet in centimeters, for a figure that stands at `position` (in meters). */
export function inCentimeters(
  sheet: Sheet,
  position: Point,
  { mirrored = false, zoom = 1 }: Placement = {},
): Sheet {
  return sheet.at(position, { mirrored, zoom: zoom / 100 });
}

/**
 * Work clothes: solid, with a rim of the color of the ground, so that an arm is distinct from the body behind
 * it.
 */
export function solidCloth(sheet: Sheet, ...outline: readonly Point[]): void {
  sheet.loop('rimmed', ...outline);
}

/** Canvas trousers, skirts, coats: toned, with an outline. */
export function canvasCloth(sheet: Sheet, pen: 'maskEdge' | 'maskFine', ...outline: readonly Point[]): void {
  sheet.loop(pen, ...outline);
  sheet.loop('toneDeep', ...outline);
}

/** Skin is paper with a tone. */
export function skin(sheet: Sheet, style: OutlineStyle, pen: Pen, ...outline: readonly Point[]): void {
  sheet[style](pen, ...outline);
  sheet[style]('tone', ...outline);
}
