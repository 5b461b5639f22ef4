import { expect, test } from 'vitest';
import { fillInAll, fillInCounts } from './count-words.ts';

const COUNTS = { services: 31, projects: 6, areas: 1 };

test.each([
  ['All {services} services', 'All 31 services'],
  ['{Projects} buildings', 'Six buildings'],
  ['{services job/jobs}.', 'thirty-one jobs.'],
  ['{Areas borough/boroughs}, cut open', 'One borough, cut open'],
  ['{company}: heat', '{company}: heat'],
])('“%s” becomes “%s”', (text, filled) => {
  expect(fillInCounts(text, COUNTS)).toBe(filled);
});

test('texts in lists and groups are filled, and nothing else is changed', () => {
  expect(fillInAll({ points: [{ title: '{projects}', count: 3 }], none: null }, COUNTS)).toEqual({
    points: [{ title: '6', count: 3 }],
    none: null,
  });
});
