import { expect, test } from 'vitest';
import type { Claim } from '../../src/content/claim-schema.ts';
import { claims } from '../../src/site/claims.ts';
import { findDueClaims } from '../../tools/verify/due-dates.ts';

const example: Claim = {
  id: 'example',
  claim: 'Hot water is hot.',
  source: 'S00',
  url: 'https://example.com/',
  words: ['at least 120°F all year'],
  checked: '2026-01-01',
  checkAgainBy: '2026-06-30',
};

/** Returns the dates in a text, such as “July 1, 2027”, as YYYY-MM-DD. */
const listDates = (text: string): string[] =>
  [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([day]) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );

test('every date in the text of a claim is also the start or end date of that claim', () => {
  const missing = claims.flatMap(({ id, claim, words, begins, ends }) =>
    [claim, ...words]
      .flatMap(listDates)
      .filter((day) => day !== begins && day !== ends)
      .map((day) => `${id}: ${day}`),
  );
  expect(missing).toEqual([]);
});

test('a claim is due the day after `checkAgainBy`, and the message names the claim, the date and the URL', () => {
  expect(findDueClaims([example], '2026-06-30')).toEqual([]);
  const [sentence] = findDueClaims([example], '2026-07-01');
  for (const part of ['example', '2026-06-30', example.url]) expect(sentence).toContain(part);
});
