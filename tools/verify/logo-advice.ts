/** Advice on a logo: parts that were removed, and parts that are hard to see. */
import type { Logo } from '../../src/lib/logos/scale-logo.ts';

/** Maximum number of names in a sentence. */
const MOST_NAMES = 6;
/** Share of a logo that may be hard to see; a dark badge with light letters exceeds it. */
const MOST_FAINT = 0.5;

function describeDropped(dropped: readonly string[]): string {
  const more = dropped.length > MOST_NAMES ? ` and ${dropped.length - MOST_NAMES} more` : '';
  const names = dropped.slice(0, MOST_NAMES).join(', ');
  return `the site leaves out parts that it does not know (${names}${more}); check that it looks right.`;
}

/**
 * @param file - path of the logo or the icon, below `content/brand/`
 * @returns one sentence for each, or none if all of it is visible
 */
export function adviseOnLogo(
  file: string | undefined,
  logo: Pick<Logo, 'dropped' | 'faint'> | undefined,
): string[] {
  if (!file || !logo) return [];
  const { dropped, faint } = logo;
  return [
    ...(dropped.length > 0 ? [describeDropped(dropped)] : []),
    ...(faint > MOST_FAINT
      ? [
          `${Math.round(faint * 100)}% of it is hard to see on the dark background that it is shown on; check that it looks right, or use the version of your logo for dark backgrounds.`,
        ]
      : []),
  ].map((sentence) => `content/brand/${file}: ${sentence}`);
}
