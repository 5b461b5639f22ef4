/**
 * The mark: the line of the floor, the riser that passes it, and the base that it comes from, in the company’s color. The header (src/ui/icon),
 * social cards and app icons show the same shapes.
 */
import { GROUNDS } from '../../kit/themes.ts';

/** Units of its square: few, so that every edge falls on a pixel of the smallest icon. */
export const MARK_GRID = 12;
/** Path data of its two colors. */
export const MARK = {
  ink: 'M0 3h6v2H0zM10 3h2v2h-2z',
  hot: 'M7 0h2v8h3v4H0V8h7z',
} as const;

/** The color of its base on night. */
export const MARK_COLOR = GROUNDS.night.hot;

/**
 * The mark on night, its upper left corner on (0, 0), as paths with plain attributes.
 *
 * @param color - of its base
 */
export function markPaths(size: number, color: string): string {
  const { ink } = GROUNDS.night;
  return (
    `<g transform="scale(${Number((size / MARK_GRID).toFixed(4))})"><path fill="${ink}" d="${MARK.ink}"/>` +
    `<path fill="${color}" d="${MARK.hot}"/></g>`
  );
}
