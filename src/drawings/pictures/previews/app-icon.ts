/** The mark as an app icon, on night. */
import { GROUNDS } from '../../kit/themes.ts';
import { markPaths } from './brand-mark.ts';

const SIZE = 64;
/** Two pixels on an icon of sixteen. */
const MARGIN = 2 / 16;

/**
 * A square stays inside the circle of 80 percent that every mask leaves (web app manifest, maskable icons) with this
 * much around it: its diagonal is 0.795 of the icon.
 */
export const MASKABLE_MARGIN = 7 / 32;

/**
 * SVG text of the square icon, 64 units wide, without stylesheet.
 *
 * @param margin share of the width that stays empty on each side of the mark
 */
export function drawAppIcon(margin = MARGIN): string {
  const edge = SIZE * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<path fill="${GROUNDS.night.paper}" d="M0 0h${SIZE}v${SIZE}H0z"/>` +
    `<g transform="translate(${edge} ${edge})">${markPaths(SIZE - 2 * edge)}</g></svg>`
  );
}
