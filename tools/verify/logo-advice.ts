/** Advice on a logo that is hard to see. */
import type { Logo } from '../../src/lib/logos/scale-logo.ts';

/** Share of a logo that may be hard to see; a dark badge with light letters exceeds it. */
const MOST_FAINT = 0.5;

/**
 * @param file - path of the logo or the icon in `content/brand/`
 * @returns one sentence if more than half of the logo is hard to see; otherwise none
 */
export function adviseOnLogo(file: string | undefined, logo: Pick<Logo, 'faint'> | undefined): string[] {
  if (!file || !logo || logo.faint <= MOST_FAINT) return [];
  return [
    `content/brand/${file}: ${Math.round(logo.faint * 100)}% of it is hard to see on the dark background that it is shown on; check that it looks right, or use the version of your logo for dark backgrounds.`,
  ];
}
