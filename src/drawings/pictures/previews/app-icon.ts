/** The mark and the app icon. */
import { GROUNDS } from '../../kit/themes.ts';

// The mark: a floor line and, in the company’s color, the riser that crosses it and the riser’s base. The header
// (src/ui/icon), social cards and app icons show the same shapes.

/** Side of the mark's square, in units so coarse that every edge is on a pixel boundary of the smallest icon. */
export const MARK_GRID = 12;
/** Path data of the mark, keyed by color. */
export const MARK = {
  ink: 'M0 3h6v2H0zM10 3h2v2h-2z',
  hot: 'M7 0h2v8h3v4H0V8h7z',
} as const;

/** The color of the mark's riser and base on a night background. */
export const MARK_COLOR = GROUNDS.night.hot;

/**
 * Returns the mark for a night background, with its upper left corner at (0, 0), as paths with plain attributes.
 *
 * @param color - color of its riser and base
 */
export function markPaths(size: number, color: string): string {
  const { ink } = GROUNDS.night;
  return (
    `<g transform="scale(${Number((size / MARK_GRID).toFixed(4))})"><path fill="${ink}" d="${MARK.ink}"/>` +
    `<path fill="${color}" d="${MARK.hot}"/></g>`
  );
}

// The app icon: the mark or the company’s own image, on a night background.

const SIZE = 64;
/** Two pixels on a 16-pixel icon. */
const MARGIN = 2 / 16;

/** Keeps a square inside the circle, 80 percent wide, that every mask shows (web app manifest, maskable icons). */
export const MASKABLE_MARGIN = 7 / 32;

/** Returns the sign (the mark or an image) at this size as SVG text, with its upper left corner at (0, 0). */
type DrawSign = (size: number) => string;

/** The mark as a sign. @param color - color of its riser and base */
export const markSign =
  (color = MARK_COLOR): DrawSign =>
  (size) =>
    markPaths(size, color);

/** An image as a sign. @param address - a `data:` URL, because image converters do not fetch anything */
export const imageSign =
  (address: string): DrawSign =>
  (size) =>
    `<image width="${size}" height="${size}" href="${address}"/>`;

/**
 * Returns the square icon as SVG text, 64 units wide, without a stylesheet.
 *
 * @param margin - fraction of the width that stays empty on each side of the sign
 */
export function drawAppIcon(margin = MARGIN, drawSign = markSign()): string {
  const edge = SIZE * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<path fill="${GROUNDS.night.paper}" d="M0 0h${SIZE}v${SIZE}H0z"/>` +
    `<g transform="translate(${edge} ${edge})">${drawSign(SIZE - 2 * edge)}</g></svg>`
  );
}
