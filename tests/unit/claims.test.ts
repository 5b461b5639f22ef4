import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Claim, claimSchema } from '../../src/content/claim-schema.ts';
import { claims } from '../../src/content/claims.ts';
import { findDueClaims, renderClaims } from '../../tools/copy/claims-document.ts';
import { findLostWords, findUncoveredSentences, NO_CLAIMS, readSources } from '../support/claim-rules.ts';

const example: Claim = {
  id: 'example',
  claim: 'Hot water is hot.',
  source: 'S00',
  url: 'https://example.com/',
  words: ['at least 120°F all year'],
  checked: '2026-01-01',
  checkAgainBy: '2026-06-30',
};
const site = ['Hot water must be at least\u00a0120°F all year.'];

describe('the claims file', () => {
  test('is well formed, each claim once', () => {
    for (const claim of claims) expect(() => claimSchema.parse(claim), claim.id).not.toThrow();
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, checked, checkAgainBy } of claims) expect(checkAgainBy > checked, id).toBe(true);
  });

  test('quotes words that the sources of the site contain', () => {
    expect(findLostWords(claims, readSources())).toEqual([]);
  });

  test('has nothing past its date, or says so', () => {
    const due = findDueClaims(claims, new Date().toISOString().slice(0, 10));
    for (const message of due) console.warn(message);
    expect(due.length).toBeLessThanOrEqual(claims.length);
  });

  test('is what docs/claims.md shows; run `npm run claims -- --write`', () => {
    expect(readFileSync('docs/claims.md', 'utf8')).toBe(renderClaims(claims));
  });
});

describe('a claim', () => {
  test('is due after its date and named with its source', () => {
    expect(findDueClaims([example], '2026-06-30')).toEqual([]);
    const [sentence] = findDueClaims([example], '2026-07-01');
    for (const part of ['example', '2026-06-30', example.url]) expect(sentence).toContain(part);
  });

  test('is named when its words are gone from the site', () => {
    expect(findLostWords([example], site)).toEqual([]);
    expect(findLostWords([example], ['Other words'])).toHaveLength(1);
  });
});

describe('a sentence that makes a claim', () => {
  test.each([
    'Rooms must be 68°F.',
    'The valve opens at 150\u00a0psi.',
    'It changed in 2027.',
    'On July\u00a01 it ends.',
    'Local Law 97 has a list.',
    'It makes 36,000 BTU/h.',
    'Over 3\u00a0tons you file.',
    'In a house from before 1987 we wait.',
    'Tanks live 8 to 12 years.',
    'Plants of 50\u00a0lb are registered.',
  ])('is found when no claim covers it: %s', (sentence) => {
    expect(findUncoveredSentences([`We look first. ${sentence} Then we go.`], [])).toHaveLength(1);
  });

  test('passes when a claim covers it', () => {
    expect(findUncoveredSentences(site, [example])).toEqual([]);
  });

  test('is told from one that does not', () => {
    const plain = [
      'We start at 5\u00a0am.',
      'Two people carry it four floors.',
      'Towers from the 1980s on.',
      'Call 311.',
    ];
    expect(findUncoveredSentences(plain, [])).toEqual([]);
  });

  test('is excepted only with a reason, and only while the words stand', () => {
    for (const { reason } of NO_CLAIMS) expect(reason).not.toBe('');
  });
});
