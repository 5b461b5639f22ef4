/** Checks whether a logo is visible on the dark background that the bar, footer, icons and social cards have. */
import sharp from 'sharp';
import { SURFACES } from '../styling/accent-colors.ts';
import { LogoError } from './logo-error.ts';
import { fitInto, type Logo, paintLogo } from './scale-logo.ts';

/** Maximum size in pixels at which the logo is measured. */
const TRIAL = { width: 300, height: 300 };
/**
 * Minimum standard deviation of the lightness, 0 to 255: a fifth of the area in a color with a contrast of 1.5:1
 * against the background has 11, strokes that fill a hundredth of it in white have 23.
 */
const LEAST_VARIATION = 14;

/**
 * Looks at a logo on the background on which it is shown.
 *
 * @throws LogoError if the logo would be invisible, or only a block of one color
 */
export async function checkVisible(logo: Logo): Promise<void> {
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
