/** Rules for all text on English pages, including text in components. `npm run verify` checks only `content/`. */
import { beforeAll, expect, test } from 'vitest';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { boroughs, pageQuestions, services } from '../../src/site/catalog.ts';
import { terms } from '../../src/site/contact-details.ts';
import { incentives } from '../../src/site/incentives.ts';
import { proofs } from '../../src/site/proofs.ts';
import { listWords, splitSentences } from '../support/copy-metrics.ts';
import {
  BRITISH_WORDS,
  findBreaches,
  LONGEST_SENTENCE,
  MONEY,
  type Rule,
  TYPOGRAPHY,
} from '../support/copy-rules.ts';
import { removeOwnTexts, UNBACKED_WORDS } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';
import { listTexts, type PageText, readPages } from '../support/visible-text.ts';

/** Texts that may name rebates and amounts: answers about rebates, programs with a source, and the company's terms. */
const MONEY_TEXTS: ReadonlySet<string> = new Set([
  'Which rebates and tax credits are there?',
  ...incentives.flatMap(({ name, text }) => [name, text]),
  ...terms.map(({ text }) => text),
  ...proofs.map(({ text, note = '' }) => `${text} ${note}`.trim()),
  ...[...services, ...boroughs]
    .flatMap(({ questions }) => questions)
    .concat(Object.values(pageQuestions).flat())
    .filter(({ topic }) => topic === 'rebate')
    .flatMap(({ question, answer }) => [question, textOfRichText(answer)]),
]);

let pages: readonly PageText[] = [];
beforeAll(() => {
  // The rules are for English.
  pages = readPages(DIST).filter(({ language }) => language === 'en-US');
  expect(pages.length).toBeGreaterThan(10);
});

/** Returns each broken rule of each distinct text, with the first page that has the text. */
function findFaults(rulesFor: (text: string) => readonly Rule[]): string[] {
  const firstPages = new Map<string, string>();
  for (const page of pages)
    for (const text of listTexts(page)) if (!firstPages.has(text)) firstPages.set(text, page.file);
  return [...firstPages].flatMap(([text, file]) =>
    findBreaches(removeOwnTexts(text), rulesFor(text)).map((breach) => `${file}: ${breach} in ${text}`),
  );
}

test('every sentence has fewer than 30 words', () => {
  const long = pages.flatMap((page) =>
    listTexts(page)
      .flatMap(splitSentences)
      .filter((sentence) => listWords(sentence).length > LONGEST_SENTENCE)
      .map((sentence) => `${page.file}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

test('all text has typographic quotes, dashes and spaces', () => {
  expect(findFaults(() => TYPOGRAPHY)).toEqual([]);
});

test('all text is in American English and promises nothing that the company does not back', () => {
  const rules = [...UNBACKED_WORDS, BRITISH_WORDS];
  const withoutMoney = rules.filter((rule) => rule !== MONEY);
  const faults = findFaults((text) => (MONEY_TEXTS.has(text) ? withoutMoney : rules));
  expect(faults, 'If a text about money has a source, add it to MONEY_TEXTS.').toEqual([]);
});
