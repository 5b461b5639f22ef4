/** The claims of the site as a document for people, and the dates on which their sources are to be looked at again. */
import type { Claim } from '../../src/content/claim-schema.ts';

/** Claims that had to be looked up again before this day. */
export function findDueClaims(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({ checkAgainBy }) => checkAgainBy < today)
    .map(
      ({ id, checked, checkAgainBy, url }) =>
        `Claim “${id}” was to be checked again by ${checkAgainBy} (last checked ${checked}): look at ${url}`,
    );
}

/** The claims as a page for people, soonest check first. */
export function renderClaims(claims: readonly Claim[]): string {
  const sorted = [...claims].sort(
    (a, b) => a.checkAgainBy.localeCompare(b.checkAgainBy) || a.id.localeCompare(b.id),
  );
  const sections = sorted.map(({ id, claim, source, url, words, checked, checkAgainBy }) =>
    [
      `## ${id}`,
      '',
      claim,
      '',
      `- Check again by **${checkAgainBy}**; last checked ${checked}`,
      `- Source: [${source}](${url})`,
      `- Words on the site: ${words.map((word) => `“${word.replaceAll('\u00a0', ' ')}”`).join(', ')}`,
    ].join('\n'),
  );
  return `${[HEADING.trim(), ...sections].join('\n\n')}\n`;
}

const HEADING = `
# Claims

What the site says about law, code, dates, temperatures, sizes and service life, with its source.
Written by \`npm run claims -- --write\` from \`src/content/claims.ts\`; change it there.

S-numbers are those of the fact sheet the words were written from. It worked from stored copies of the sources,
so read each live page once before launch. \`npm run check\` warns when a date has passed.
`;
