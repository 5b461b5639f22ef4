import { expect, test } from 'vitest';
import { claims } from '../../src/site/claims.ts';

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
