/**
 * The mark: a floor line and, in the company’s color, the riser that crosses it and the riser’s base. The header
 * (src/ui/icon), social cards and app icons show the same shapes.
 */
import { GROUNDS } from '../../kit/themes.ts';

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
