/** Reads and measures the owner's logo, an SVG or a PNG. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { SURFACES } from '../styling/accent-colors.ts';
import { fitInto, type Logo, paintLogo } from './scale-logo.ts';

/** A logo that cannot be shown; the message is appended to its file name. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

/** Minimum height of a PNG in pixels: more than twice its height in the bar. */
const LEAST_HEIGHT = 96;
/** Maximum side of a PNG in pixels; a larger one takes a long time to decode, however small its file is. */
const MOST_SIDE = 4000;
/** Maximum ratios of width to height and of height to width; the bar has no room for more. */
const LONGEST = { wide: 8, high: 2 } as const;

async function measure(bytes: Buffer): Promise<Logo> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'svg' && format !== 'png')
    throw new LogoError('is neither an SVG nor a PNG; save it as one of the two');
  return { format, bytes, width, height };
}

function checkSize({ format, width, height }: Logo): void {
  if (format === 'png' && height < LEAST_HEIGHT)
    throw new LogoError(`is ${height} pixels high; use one that is at least ${LEAST_HEIGHT}`);
  if (format === 'png' && Math.max(width, height) > MOST_SIDE)
    throw new LogoError(`is ${width} × ${height} pixels; reduce it to at most ${MOST_SIDE} on each side`);
  if (width > height * LONGEST.wide || height > width * LONGEST.high)
    throw new LogoError(
      `is ${Math.round(width)} × ${Math.round(height)}; use one whose width is at most ${LONGEST.wide} times its height, and whose height is at most twice its width`,
    );
}

/** Maximum size in pixels at which the logo is measured. */
const TRIAL = { width: 300, height: 300 };
/** Least standard deviation of lightness, of 255. A fifth of the area at 1.5:1 has 11, a hundredth of it in white 23. */
const LEAST_VARIATION = 14;

/**
 * Looks at a logo on the background on which it is shown.
 *
 * @throws LogoError if the logo would be invisible, or only a block of one color
 */
async function checkVisible(logo: Logo): Promise<void> {
  const shown = await sharp(await paintLogo(logo, fitInto(TRIAL, logo)))
    .flatten({ background: SURFACES.night })
    .greyscale()
    .toBuffer();
  const { channels } = await sharp(shown).stats();
  if ((channels[0]?.stdev ?? 0) < LEAST_VARIATION)
    throw new LogoError(
      'is invisible, or a block of one color, on the dark background on which it is shown; use the version of your logo for dark backgrounds, with a transparent background and without empty space around it',
    );
}

/**
 * Reads and checks a logo. It is rendered once, because only a full decode detects a truncated PNG. Pages never show the
 * file itself, so nothing in an SVG can run or load anything in a browser.
 *
 * @throws LogoError that says why the logo cannot be used, and what to do
 */
export async function readLogo(path: string): Promise<Logo> {
  try {
    const picture = await measure(readFileSync(path));
    checkSize(picture);
    await checkVisible(picture);
    return picture;
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError(
      'cannot be read; open it in the program it was made with and save it again as SVG or PNG',
    );
  }
}
