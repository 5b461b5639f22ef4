/** The app icon: the mark, or an image of the company’s, on night. */
import { GROUNDS } from '../../kit/themes.ts';
import { MARK_COLOR, markPaths } from './brand-mark.ts';

const SIZE = 64;
/** Two pixels on an icon of sixteen. */
const MARGIN = 2 / 16;

/**
 * A square stays inside the circle of 80 percent that every mask leaves (web app manifest, maskable icons) with this
 * much around it: its diagonal is 0.795 of the icon.
 */
export const MASKABLE_MARGIN = 7 / 32;

/** The drawing in the square, of this size and with its upper left corner on (0, 0). */
type DrawSign = (size: number) => string;

/** The mark. @param color - of its base */
export const markSign =
  (color = MARK_COLOR): DrawSign =>
  (size) =>
    markPaths(size, color);

/** An image. @param address - with its bytes in it (`data:`), because image converters fetch nothing */
export const imageSign =
  (address: string): DrawSign =>
  (size) =>
    `<image width="${size}" height="${size}" href="${address}"/>`;

/**
 * SVG text of the square icon, 64 units wide, without stylesheet.
 *
 * @param margin - share of the width that stays empty on each side of the sign
 */
export function drawAppIcon(margin = MARGIN, drawSign = markSign()): string {
  const edge = SIZE * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<path fill="${GROUNDS.night.paper}" d="M0 0h${SIZE}v${SIZE}H0z"/>` +
    `<g transform="translate(${edge} ${edge})">${drawSign(SIZE - 2 * edge)}</g></svg>`
  );
}
