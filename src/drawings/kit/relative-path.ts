import svgpath from 'svgpath';

/**
 * Returns the same path with every point relative to the previous one, rounded to a tenth of a pixel. Forty copies of a
 * window then have the same text, wherever they are, which compresses a quarter better than absolute points.
 *
 * @param decimals - 0 in a drawing that is shown at about half its size or smaller
 */
export function relativePath(path: string, decimals = 1): string {
  return svgpath(path).rel().round(decimals).toString();
}
