import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/content/claim-schema.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { findDueDates } from './due-dates.ts';

const company = (changes: object) => businessSchema.parse({ ...OTHER_IDENTITY, ...changes });
const holidays = [
  { date: '2027-11-25', name: 'Thanksgiving Day', hours: 'closed' },
  { date: '2027-12-25', name: 'Christmas Day', hours: 'closed' },
];
const claim = {
  id: 'heat',
  checked: '2026-11-21',
  checkAgainBy: '2027-09-01',
  url: 'https://www.nyc.gov',
} as Claim;
const NOTHING = { mistakes: [], advice: [] };

describe('holidays', () => {
  test('that reach at least 60 days ahead are in order', () => {
    expect(findDueDates(company({ holidays }), [], '2027-10-26')).toEqual(NOTHING);
  });

  test('that run out in less than 60 days cause advice, which says where to add the next ones', () => {
    const { mistakes, advice } = findDueDates(company({ holidays }), [], '2027-10-27');
    expect(mistakes).toEqual([]);
    expect(advice).toEqual([expect.stringMatching(/2027-12-25.*add the next ones/)]);
  });

  test('that have all passed are a mistake, also if one is more than a year ahead', () => {
    const far = [...holidays, { date: '2029-07-04', name: 'Jubilee', hours: 'closed' }];
    for (const days of [holidays, far])
      expect(findDueDates(company({ holidays: days }), [], '2028-01-05').mistakes).toEqual([
        expect.stringContaining('(the last was 2027-12-25)'),
      ]);
  });
});

describe('a statement that begins or ends on a date', () => {
  const dated = {
    ...claim,
    claim: 'From July 1, 2027 no boiler may burn No. 4 oil.',
    words: ['no boiler may burn No. 4 oil'],
    checkAgainBy: '2028-06-01',
    begins: '2027-07-01',
  } as Claim;
  const find = (one: Claim, today: string) => findDueDates(company({ holidays }), [one], today);

  test('is not mentioned until 90 days before', () => {
    expect(find(dated, '2027-04-01')).toEqual(NOTHING);
  });

  test('causes advice with its words and its source from 90 days before', () => {
    const { mistakes, advice } = find(dated, '2027-04-02');
    expect(mistakes).toEqual([]);
    expect(advice).toHaveLength(1);
    for (const part of ['“heat”', '2027-07-01', dated.words[0], dated.url]) expect(advice[0]).toContain(part);
  });

  test('is a mistake from that date on, until somebody confirms it', () => {
    const read = { ...dated, checked: '2027-04-10' };
    expect(find(read, '2027-07-01').mistakes).toEqual([expect.stringContaining(dated.url)]);
    expect(find({ ...dated, checked: '2027-07-01' }, '2027-07-02')).toEqual(NOTHING);
  });

  test('is valid through its last day if it ends', () => {
    const { begins: _, ...ending } = { ...dated, ends: '2027-07-01' };
    expect(find(ending, '2027-07-01').mistakes).toEqual([]);
    expect(find(ending, '2027-07-02').mistakes).toHaveLength(1);
    expect(find({ ...ending, checked: '2027-07-02' }, '2027-08-01')).toEqual(NOTHING);
  });
});

test('a claim whose check is overdue is reported', () => {
  expect(findDueDates(company({ holidays }), [claim], '2027-09-01')).toEqual(NOTHING);
  expect(findDueDates(company({ holidays }), [claim], '2027-09-02').advice).toEqual([
    expect.stringMatching(/“heat”.*2027-09-01.*https:\/\/www\.nyc\.gov/),
  ]);
});
