import { describe, expect, test } from 'vitest';
import type { PageLoad } from './lighthouse-run.ts';
import { type Comparison, findCommonShortfall, findShortfalls, ratio } from './targets.ts';

const load = (changes: Partial<PageLoad> = {}): PageLoad => ({
  ...{ fcp: 1000, lcp: 1000, tbt: 10, work: {} },
  ...changes,
});
const compare = (...page: readonly Partial<PageLoad>[]): Comparison => ({
  route: '/about',
  page: page.map(load),
  twin: page.map(() => load()),
});

describe('a page', () => {
  test('at its limits misses no target', () => {
    expect(findShortfalls(compare({ fcp: 1200, lcp: 1300, tbt: 60 }))).toEqual([]);
  });

  test.each([
    ['FCP', '1.21 × the twin’s', { fcp: 1210 }],
    ['LCP', '1.31 × the twin’s', { lcp: 1310 }],
    ['TBT', '51 ms above the twin’s', { tbt: 61 }],
  ])('beyond its limit for %s gets a row with the measured value', (what, measured, changes) => {
    const rows = findShortfalls(compare(changes));
    expect(rows.map((row) => row.slice(0, 3))).toEqual([['/about', what, measured]]);
  });

  test('is judged by the median of its loads', () => {
    expect(ratio(compare({ lcp: 3000 }, { lcp: 1200 }, { lcp: 1100 }), 'lcp')).toBe(1.2);
  });
});

test('the median page must meet the common target', () => {
  const pages = [compare({ fcp: 1000 }), compare({ fcp: 1120 }), compare({ fcp: 1200 })];
  expect(findCommonShortfall(pages)).toEqual([]);
  expect(
    findCommonShortfall(
      pages
        .slice(1)
        .toReversed()
        .concat(compare({ fcp: 1300 })),
    ),
  ).toHaveLength(1);
});
