import { describe, expect, test } from 'vitest';
import type { PageLoad } from './lighthouse-run.ts';
import { type Comparison, findShortfalls, isNearBound, ratio } from './targets.ts';

const load = (changes: Partial<PageLoad> = {}): PageLoad => ({
  ...{ fcp: 1000, lcp: 1000, tbt: 10, lcpParts: {}, work: {} },
  ...changes,
});
const compare = (...page: readonly Partial<PageLoad>[]): Comparison => ({
  route: '/about',
  page: page.map(load),
  twin: page.map(() => load()),
});

describe('a page', () => {
  test('at its limits misses no target', () => {
    expect(findShortfalls(compare({ fcp: 1150, lcp: 1450, tbt: 60 }))).toEqual([]);
  });

  test.each([
    ['FCP is 1.16 × the twin’s', { fcp: 1160 }],
    ['LCP is 1.46 × the twin’s', { lcp: 1460 }],
    ['TBT is 51 ms longer', { tbt: 61 }],
  ])('beyond a limit says so in one sentence: %s', (words, changes) => {
    const [sentence, ...others] = findShortfalls(compare(changes));
    expect(sentence).toContain(`/about: ${words}`);
    expect(others).toEqual([]);
  });

  test('is judged by the median of its loads', () => {
    expect(ratio(compare({ lcp: 3000 }, { lcp: 1200 }, { lcp: 1100 }), 'lcp')).toBe(1.2);
  });

  test.each([
    [1040, 1200, false],
    [1060, 1200, true],
    [1000, 1540, true],
    [1000, 1560, false],
  ])('with an FCP of %d and an LCP of %d is near a limit: %s', (fcp, lcp, isNear) => {
    expect(isNearBound(compare({ fcp, lcp }))).toBe(isNear);
  });
});
