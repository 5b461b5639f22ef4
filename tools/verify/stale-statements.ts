/** Finds statements that became untrue when the owner changed something else: the address, the people. */
import { isSearchForOther } from '../../src/lib/contact/map-link.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { IDENTITY_FILE, SAMPLES } from '../identity/unfinished.ts';
import { judgeTexts } from './site-texts.ts';

/** Returns a sentence if the map shows an old address. */
export function findStaleMap({ mapUrl, address }: Pick<Business, 'mapUrl' | 'address'>): string[] {
  if (!mapUrl || !isSearchForOther(mapUrl, address)) return [];
  return [
    `${IDENTITY_FILE}: mapUrl shows a different address from the one in “address”; remove mapUrl, and the map will show the right address`,
  ];
}

/** Finds texts of /about and /portfolio that call people or projects samples although none of them is one. */
export function findStaleSampleLines({
  pages,
  team,
  projects,
}: Pick<ContentFiles, 'pages' | 'team' | 'projects'>): string[] {
  const names = {
    about: team.files.map(({ value }) => value?.name ?? ''),
    portfolio: projects.files.map(({ value }) => value?.title ?? ''),
  };
  return (['about', 'portfolio'] as const)
    .filter((page) => !SAMPLES[page].some((sample) => names[page].some((name) => name.includes(sample))))
    .flatMap((page) =>
      judgeTexts([pages[page]], (text) => {
        const words = text.match(/\bsamples?\b/i)?.[0];
        return words ? [`says “${words}”, but that page no longer shows samples; remove the word`] : [];
      }),
    );
}
