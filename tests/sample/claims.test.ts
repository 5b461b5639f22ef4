/** Checks that the site's claims are those of `src/content/claims.yaml`. */
import { expect, test } from 'vitest';
import { claims } from '../../src/site/claims.ts';
import { splitSentences } from '../support/copy-metrics.ts';
import { normalize } from '../support/html.ts';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';
import { readPages } from '../support/visible-text.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Numbers and names that make a sentence a claim. */
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

/** Words in sentences that look like claims but are not: labels, examples, statements about the page itself. */
const NO_CLAIMS: readonly { readonly words: string; readonly reason: string }[] = [
  { words: '©', reason: 'the year in the footer' },
  { words: 'Last checked', reason: 'the date when a source was checked' },
  { words: '68° by day', reason: 'a label; the claim is next to it' },
  { words: '62° by night', reason: 'a label; the claim is next to it' },
  { words: '120° hot water', reason: 'a label; the claim is next to it' },
  { words: '68° de día', reason: 'a label; the claim is next to it' },
  { words: '62° de noche', reason: 'a label; the claim is next to it' },
  { words: '120° agua caliente', reason: 'a label; the claim is next to it' },
  { words: 'If the ducts carry air for three tons', reason: 'an example of a mismatch' },
  { words: 'We still burn No. 4 oil', reason: 'a visitor’s words; the claim is on the same page' },
];

/** The titles, descriptions and visible texts of the built pages. */
const texts = readPages(DIST).flatMap(({ title, description, all }) => [title, description, ...all]);
const site = texts.map(normalize);
const isOnSite = (words: string): boolean => site.some((text) => text.includes(normalize(words)));

test('the text of every claim is on a built page', () => {
  expect(texts.length).toBeGreaterThan(0);
  const lost = claims.flatMap(({ id, words }) =>
    words.filter((word) => !isOnSite(word)).map((word) => `${id}: ${word}`),
  );
  expect(lost, 'Correct the words in claims.yaml, or drop the claim.').toEqual([]);
});

test('every sentence that makes a claim is in src/content/claims.yaml', () => {
  const covered = [...claims, ...NO_CLAIMS].flatMap(({ words }) => words).map(normalize);
  const open = texts
    .map(removeOwnTexts)
    .map(normalize)
    .flatMap(splitSentences)
    .filter((sentence) => CLAIM_SIGNS.some((sign) => sign.test(sentence)))
    .filter((sentence) => !covered.some((words) => sentence.includes(words)));
  expect([...new Set(open)]).toEqual([]);
});

test('the text of every exception in NO_CLAIMS is still on the site', () => {
  expect(NO_CLAIMS.filter(({ words }) => !isOnSite(words))).toEqual([]);
});
