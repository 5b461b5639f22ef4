import { expect, test } from 'vitest';
import { claims } from '../../src/site/claims.ts';
import { findLostWords, findUncoveredSentences, NO_CLAIMS, readBuiltTexts } from '../support/claim-rules.ts';
import { normalize } from '../support/html.ts';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';

const texts = readBuiltTexts(DIST);

test('the text of every claim is on a built page', () => {
  expect(texts.length).toBeGreaterThan(0);
  expect(findLostWords(claims, texts)).toEqual([]);
});

test('every sentence that makes a claim is in src/content/claims.yaml', () => {
  expect(findUncoveredSentences(texts.map(removeOwnTexts), claims)).toEqual([]);
});

test('the text of every exception in NO_CLAIMS is still on the site', () => {
  const site = texts.map(normalize);
  const stale = NO_CLAIMS.filter(({ words }) => !site.some((text) => text.includes(words)));
  expect(stale).toEqual([]);
});
