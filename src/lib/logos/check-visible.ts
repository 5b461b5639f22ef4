/** Whether a logo can be seen where it is shown: on night, in bar, footer, icons and cards. */
import sharp from 'sharp';
import { SURFACES } from '../styling/accent-colors.ts';
import { contrast } from '../styling/contrast.ts';
import { LogoError } from './logo-error.ts';
import { fitInto, type Picture, paintLogo } from './scale-logo.ts';

/** Pixels in which it must show something. */
const TRIAL = { width: 300, height: 300 };
/** Share of these pixels that it must show something in. */
const LEAST_SHARE = 0.01;
/** Share of a block of one color that its edges may be, which fall between pixels. */
const EDGES = 0.02;
/** Contrast with the ground below which nobody sees it, and below which it is hard to see (WCAG 2.2, 1.4.11). */
const UNSEEN = 1.5;
const FAINT = 3;

interface Look {
  /** Contrast with the ground of each pixel that is painted. */
  readonly contrasts: readonly number[];
  /** Share of all pixels that are painted. */
  readonly painted: number;
  /** Share of all pixels that have the most frequent color. */
  readonly uniform: number;
}

async function look(logo: Picture): Promise<Look> {
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
 * Looks at a logo on the ground that it is shown on.
 *
 * @returns the share of what it paints that is hard to see there, from 0 to 1
 * @throws LogoError where nobody would see anything of it, or a block of one color alone
 */
export async function measureFaint(logo: Picture): Promise<number> {
  const { contrasts, painted, uniform } = await look(logo);
  if (painted < LEAST_SHARE)
    throw new LogoError(
      'shows nothing, or next to nothing; save it again as a plain SVG or a PNG, without empty space around it',
    );
  if (Math.min(painted, uniform) > 1 - EDGES)
    throw new LogoError(
      'is a block of one color; save it again as a plain SVG or a PNG, with nothing behind it',
    );
  const shareOf = (isSo: (one: number) => boolean): number =>
    contrasts.filter(isSo).length / contrasts.length;
  if (painted * shareOf((one) => one >= UNSEEN) < LEAST_SHARE)
    throw new LogoError(
      'cannot be seen on the dark ground that it is shown on; take the version of your logo for dark grounds',
    );
  return shareOf((one) => one < FAINT);
}
