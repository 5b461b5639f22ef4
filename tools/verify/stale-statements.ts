/** Finds statements that became untrue when the owner changed something else: the address, the people, the areas. */
import type { PARTS } from '../../src/content/parts.ts';
import { zipGroups } from '../../src/content/zip-codes.ts';
import { isSearchForOther } from '../../src/lib/contact/map-link.ts';
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import { capitalize } from '../../src/lib/hours/week-hours.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { IDENTITY_FILE } from '../identity/identity-file.ts';
import { SAMPLES } from '../identity/sample-names.ts';
import { listEnglishFiles, listSiteTexts } from './site-texts.ts';

/** Returns a sentence if the map shows an old address. */
export function findStaleMap({ mapUrl, address }: Pick<Business, 'mapUrl' | 'address'>): string[] {
  if (!mapUrl || !isSearchForOther(mapUrl, address)) return [];
  return [
    `${IDENTITY_FILE}: mapUrl shows a different address from the one in “address”; remove mapUrl, and the map will show the right address`,
  ];
}

type Shown = Pick<ContentFiles, 'pages' | 'team' | 'projects'>;

/**
 * Returns, for /about and /portfolio, the names that the owner has added, whether samples are left, and a function that
 * reports texts with the word “sample”.
 */
function findSampleLines({ pages, team, projects }: Shown) {
  const names = {
    about: team.files.map(({ value }) => value?.name ?? ''),
    portfolio: projects.files.map(({ value }) => value?.title ?? ''),
  };
  return (['about', 'portfolio'] as const).map((page) => {
    const own = names[page].filter((name) => !SAMPLES[page].some((sample) => name.includes(sample)));
    const hasSamples = own.length < names[page].length;
    const nameLines = (remedy: string) => nameWords(pages[page], /\bsamples?\b/i, remedy);
    return { own, hasSamples, nameLines };
  });
}

/** Finds texts that call people or projects samples although none of them is one. */
export const findStaleSampleLines = (shown: Shown): string[] =>
  findSampleLines(shown)
    .filter(({ hasSamples }) => !hasSamples)
    .flatMap(({ nameLines }) => nameLines('but that page no longer shows samples; remove the word'));

/** Finds texts that call people or projects samples although some of them are the owner’s own. */
export const adviseOnMixedSamples = (shown: Shown): string[] =>
  findSampleLines(shown)
    .filter(({ own, hasSamples }) => hasSamples && own.length > 0)
    .flatMap(({ own, nameLines }) =>
      nameLines(`but “${own[0]}” is your own; remove the samples, or say which ones they are`),
    );

/** Returns one sentence for each text in a file that contains a match for the pattern. */
function nameWords(file: ContentFile<unknown>, pattern: RegExp, remedy: string): string[] {
  return listSiteTexts(file).flatMap(({ path, text }) => {
    const words = text.match(pattern)?.[0];
    return words ? [file.describe(path, `says “${words}”, ${remedy}`)] : [];
  });
}

/** Returns a pattern that finds a borough's name in texts: “Staten Island” for `staten-island`. */
const patternOf = (slug: string): RegExp =>
  new RegExp(String.raw`\b${slug.split('-').map(capitalize).join(' ')}\b`);

/** Patterns that find machines in texts, keyed by system. */
const MACHINE_NAMES: Readonly<Partial<Record<keyof typeof PARTS, RegExp>>> = {
  furnace: /\bfurnaces?\b/i,
  ptac: /\bPTACs?\b|\bwall units?\b/i,
  wshp: /\bWSHPs?\b|\bwater-source heat pumps?\b/i,
  'mini-split': /\bmini-splits?\b/i,
  'vrf-vrv': /\bVRF\b|\bVRV\b/,
  rtu: /\bRTUs?\b|\brooftop units?\b/i,
  boiler: /\bboilers?\b/i,
  'water-heater': /\bwater heaters?\b/i,
};

/** Returns one sentence for each text that mentions a borough or a machine that is not in the content. */
export function adviseOnAbsent(content: ContentFiles): string[] {
  const areas = content.boroughs.files.map(({ value }) => value?.slug);
  const machines = content.services.files.map(({ value }) => value?.system);
  const patterns = [
    ...[...new Set(zipGroups.map(({ borough }) => borough))]
      .filter((slug) => !areas.includes(slug))
      .map(patternOf),
    ...Object.entries(MACHINE_NAMES)
      .filter(([key]) => !machines.some((one) => one === key))
      .map(([, pattern]) => pattern),
  ];
  const remedy = 'which is no longer in your content; check whether the text is still correct';
  return listEnglishFiles(content)
    .filter(({ path }) => !path.endsWith('systems.yaml'))
    .flatMap((file) => patterns.flatMap((pattern) => nameWords(file, pattern, remedy)));
}
