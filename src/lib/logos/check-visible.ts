/** Checks whether a logo is visible on the dark background that the bar, footer, icons and social cards have. */
import sharp from 'sharp';
import { SURFACES } from '../styling/accent-colors.ts';
import { contrast } from '../styling/contrast.ts';
import { LogoError } from './logo-error.ts';
import { fitInto, type Logo, paintLogo } from './scale-logo.ts';

/** Maximum size in pixels at which the logo is measured. */
const TRIAL = { width: 300, height: 300 };
/** Minimum fraction of the measured pixels that must show something. */
const LEAST_SHARE = 0.01;
/** A logo is a block of one color if all its pixels but this fraction have that color; the rest are blended edges. */
const EDGES = 0.02;
/** A pixel whose contrast against the background is lower is invisible. */
const UNSEEN = 1.5;

interface Look {
  readonly contrasts: readonly number[];
  readonly painted: number;
  /** Fraction of all pixels that have the most frequent color. */
  readonly uniform: number;
}

async function look(logo: Logo): Promise<Look> {
  const png = await paintLogo(logo, fitInto(TRIAL, logo));
  const alphas = await sharp(png).ensureAlpha().extractChannel(3).raw().toBuffer();
  const shown = await sharp(png)
    .flatten({ background: SURFACES.night })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = shown.info;
  const colors = new Map<string, { count: number; readonly ratio: number }>();
  const contrasts = [...alphas].flatMap((alpha, place) => {
    const color = `#${shown.data.toString('hex', place * channels, place * channels + 3)}`;
    const known = colors.get(color) ?? { count: 0, ratio: contrast(color, SURFACES.night) };
    known.count += 1;
    colors.set(color, known);
    return alpha > 0 ? [known.ratio] : [];
  });
  return {
    contrasts,
    painted: contrasts.length / alphas.length,
    uniform: Math.max(...[...colors.values()].map(({ count }) => count)) / alphas.length,
  };
}

/**
 * Looks at a logo on the background on which it is shown.
 *
 * @throws LogoError if the logo would be invisible, or only a block of one color
 */
export async function checkVisible(logo: Logo): Promise<void> {
  const { contrasts, painted, uniform } = await look(logo);
  if (painted < LEAST_SHARE)
    throw new LogoError(
      'shows nothing, or next to nothing; save it again as a plain SVG or a PNG, without empty space around it',
    );
  if (Math.min(painted, uniform) > 1 - EDGES)
    throw new LogoError(
      'is a block of one color; save it again as a plain SVG or a PNG with a transparent background',
    );
  const seen = contrasts.filter((one) => one >= UNSEEN).length / contrasts.length;
  if (painted * seen < LEAST_SHARE)
    throw new LogoError(
      'is invisible on the dark background on which it is shown; use the version of your logo for dark backgrounds',
    );
}
