/** Rules for the site's claims (`src/content/claims.yaml`). */
import type { Claim } from '../../src/content/claim-schema.ts';
import { splitSentences } from './copy-metrics.ts';
import { normalize } from './html.ts';
import { readPages } from './visible-text.ts';

/** Returns one message for each phrase in a claim's `words` that the site does not contain. */
export function findLostWords(claims: readonly Claim[], texts: readonly string[]): string[] {
  const site = texts.map(normalize);
  return claims.flatMap(({ id, words }) =>
    words
      .map(normalize)
      .filter((word) => !site.some((text) => text.includes(word)))
      .map(
        (word) => `Claim “${id}”: the site no longer says “${word}”. Correct the words or drop the claim.`,
      ),
  );
}

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
export const NO_CLAIMS: readonly { readonly words: string; readonly reason: string }[] = [
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

/** Returns sentences that look like claims but are covered by neither `claims` nor `NO_CLAIMS`. */
export function findUncoveredSentences(texts: readonly string[], claims: readonly Claim[]): string[] {
  const covered = [...claims.flatMap(({ words }) => words), ...NO_CLAIMS.map(({ words }) => words)].map(
    normalize,
  );
  const sentences = texts.map(normalize).flatMap(splitSentences);
  const open = sentences.filter(
    (sentence) =>
      CLAIM_SIGNS.some((sign) => sign.test(sentence)) && !covered.some((words) => sentence.includes(words)),
  );
  return [...new Set(open)];
}

/** Returns the titles, descriptions and visible texts of the built pages. */
export function readBuiltTexts(folder: string): string[] {
  return readPages(folder).flatMap(({ title, description, all }) => [
    title,
    description,
    ...all.map(({ text }) => text),
  ]);
}
