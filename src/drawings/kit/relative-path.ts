import svgpath from 'svgpath';

/**
 * Returns the same path with every point relative to the previous one, rounded to a tenth of a pixel. A window
 * drawn forty times is then the same text forty times, at any position, which compresses a quarter better
 * than absolute points.
 *
 * @param decimals - 0 in a drawing that is shown at about half its size or smaller
 */
export function relativePath(path: string, decimals = 1): string {
  return svgpath(path).rel().round(decimals).toString();
}
