import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/content/claim-schema.ts';
import { claims } from '../../src/site/claims.ts';
import { findDueClaims } from '../../tools/verify/due-claims.ts';
import { findLostWords, findUncoveredSentences } from '../support/claim-rules.ts';

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

/** Returns the dates in a text, such as “July 1, 2027”, as YYYY-MM-DD. */
const listDates = (text: string): string[] =>
  [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([day]) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );

test('claims list every date in their text as the day when they begin or end', () => {
  const missing = claims.flatMap(({ id, claim, words, begins, ends }) =>
    [claim, ...words]
      .flatMap(listDates)
      .filter((day) => day !== begins && day !== ends)
      .map((day) => `${id}: ${day}`),
  );
  expect(missing).toEqual([]);
});

describe('a claim', () => {
  test('is due after its date, and the message names it and its source', () => {
    expect(findDueClaims([example], '2026-06-30')).toEqual([]);
    const [sentence] = findDueClaims([example], '2026-07-01');
    for (const part of ['example', '2026-06-30', example.url]) expect(sentence).toContain(part);
  });

  test('is reported if its text is gone from the site', () => {
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
  ])('is reported if no claim covers it: %s', (sentence) => {
    expect(findUncoveredSentences([`We look first. ${sentence} Then we go.`], [])).toHaveLength(1);
  });

  test('passes if a claim covers it', () => {
    expect(findUncoveredSentences(site, [example])).toEqual([]);
  });

  test('is distinguished from a sentence that makes no claim', () => {
    const plain = [
      'We start at 5\u00a0am.',
      'Two people carry it four floors.',
      'Towers from the 1980s on.',
      'Call 311.',
    ];
    expect(findUncoveredSentences(plain, [])).toEqual([]);
  });
});
