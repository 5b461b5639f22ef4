import { expect, test } from 'vitest';
import { type Comparison, findShortfalls, formatTable } from './comparison.ts';
import type { PageLoad } from './lighthouse-run.ts';

const load = (changes: Partial<PageLoad> = {}): PageLoad => ({
  ...{ fcp: 1000, lcp: 1000, tbt: 10, layout: 50 },
  ...changes,
});
const compare = (page: readonly Partial<PageLoad>[], scores = [100, 100, 100, 100]): Comparison => ({
  route: '/about',
  page: page.map(load),
  twin: page.map(() => load()),
  scores,
});
/** A page as fast as its twin, so that the median page meets its target. */
const fast = compare([{}]);

test.each([
  ['no target at its limits', { fcp: 1200, lcp: 1300, tbt: 60 }, []],
  ['the target for FCP', { fcp: 1210 }, ['/about: FCP is 1.21 × the twin’s (1.2)']],
  ['the target for LCP', { lcp: 1310 }, ['/about: LCP is 1.31 × the twin’s (1.3)']],
  ['the target for TBT', { tbt: 61 }, ['/about: TBT is 51 ms above the twin’s (50)']],
])('a page misses %s', (_, changes, shortfalls) => {
  expect(findShortfalls([fast, fast, compare([changes])])).toEqual(shortfalls);
});

test('a page is judged by the median of its loads, and by every score', () => {
  const page = compare([{ lcp: 3000 }, { lcp: 1200 }, { lcp: 1100 }], [100, 99, 100, 100]);
  expect(findShortfalls([page])).toEqual(['/about: accessibility is 99 (100)']);
  expect(formatTable([page]).split('\n').at(-1)).toBe(
    '| /about | 1000 / 1000 | 1200 / 1000 | 10 / 10 | 50 / 50 | 1.00 | 1.20 | 100 / 99 / 100 / 100 |',
  );
});

test('the median page must meet the common target', () => {
  const pages = [1000, 1130, 1200].map((fcp) => compare([{ fcp }]));
  expect(findShortfalls(pages)).toEqual(['The median page: FCP is 1.13 × the twin’s (1.12)']);
});
