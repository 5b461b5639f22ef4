/** Checks what the site claims about law, dates, temperatures and sizes against `src/content/claims.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../src/content/schema.ts';
import { splitSentences } from '../../src/lib/text/copy-metrics.ts';
import { readPages, withPlainSpaces } from './visible-text.ts';

export interface Findings {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface CheckOptions {
  readonly claims: readonly Claim[];
  /** Texts in which the words of every claim must stand. */
  readonly texts: readonly string[];
  /** The day of the check, YYYY-MM-DD. */
  readonly today: string;
  /** Whether a claim past its date stops the check. */
  readonly strict: boolean;
}

/** Checks dates and words of all claims. */
export function checkClaims({ claims, texts, today, strict }: CheckOptions): Findings {
  const due = findDueClaims(claims, today);
  const lost = findLostWords(claims, texts);
  return strict ? { errors: [...lost, ...due], warnings: [] } : { errors: lost, warnings: due };
}

/** Claims that had to be looked up again before this day. */
export function findDueClaims(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({ checkAgainBy }) => checkAgainBy < today)
    .map(
      ({ id, checked, checkAgainBy, url }) =>
        `Claim “${id}” was to be checked again by ${checkAgainBy} (last checked ${checked}): look at ${url}`,
    );
}

/** Words of claims that stand nowhere on the site any more. */
export function findLostWords(claims: readonly Claim[], texts: readonly string[]): string[] {
  const site = texts.map(withPlainSpaces);
  return claims.flatMap(({ id, words }) =>
    words
      .map(withPlainSpaces)
      .filter((word) => !site.some((text) => text.includes(word)))
      .map(
        (word) => `Claim “${id}”: the site no longer says “${word}”. Correct the words or drop the claim.`,
      ),
  );
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Figures and names that make a sentence a claim. */
const CLAIM_SIGNS: readonly RegExp[] = [
  /\d+ ?°/,
  /\bpsi\b/,
  /\b(?:19|20)\d\d\b(?!s)/,
  new RegExp(String.raw`\b(?:${MONTHS}) \d{1,2}\b`),
  /\bLocal Law\b/,
  /\d ?BTU\b/,
  /\b(?:\d+|two|three|four|five) tons\b/,
  /\d ?(?:lb|pounds|gallons a minute|volts)\b/,
  /\d [x×] \d+[¼½¾]/,
  /\b\d+ to \d+ years\b/,
  /\b(?:six or more|fewer than six) families\b/,
  /\bNo\. \d/,
  /\bone .{0,30}each calendar year\b/,
];

/** Sentences with such a sign that are no claim: what a page says about itself, examples, figures of speech. */
export const NO_CLAIMS: readonly { readonly words: string; readonly reason: string }[] = [
  { words: '©', reason: 'the year of the footer' },
  { words: '68° by day', reason: 'a label; the claim stands beside it' },
  { words: '62° by night', reason: 'a label; the claim stands beside it' },
  { words: '120° hot water', reason: 'a label; the claim stands beside it' },
  { words: 'If the ducts carry air for three tons', reason: 'an example of a mismatch' },
  { words: 'We still burn No. 4 oil', reason: 'a visitor speaks; the claim stands on the same page' },
];

/** Sentences that look like a claim and are covered by none. */
export function findUncoveredSentences(texts: readonly string[], claims: readonly Claim[]): string[] {
  const covered = [...claims.flatMap(({ words }) => words), ...NO_CLAIMS.map(({ words }) => words)].map(
    withPlainSpaces,
  );
  const sentences = texts.map(withPlainSpaces).flatMap(splitSentences);
  const open = sentences.filter(
    (sentence) =>
      CLAIM_SIGNS.some((sign) => sign.test(sentence)) && !covered.some((words) => sentence.includes(words)),
  );
  return [...new Set(open)];
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
      `- Words on the site: ${words.map((word) => `“${withPlainSpaces(word)}”`).join(', ')}`,
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

/** Folders whose files hold words of the site; without a build these are all there is. */
const SOURCES = ['src/content', 'src/features', 'src/site'];

/** The texts of the sources, with markup of links and line breaks taken out. */
export function readSources(root = '.'): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'claims.ts')
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .map((text) =>
        text.replaceAll('\\u00a0', ' ').replace(/\[([^\]]+)\]\((?:service|borough|page):[a-z-]+\)/g, '$1'),
      )
      .map(withPlainSpaces),
  );
}

/** Every text of the built pages. */
export function readBuiltTexts(folder: string): string[] {
  return readPages(folder).flatMap(({ title, description, all }) => [
    title,
    description,
    ...all.map(({ text }) => text),
  ]);
}
