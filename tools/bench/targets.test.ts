import { describe, expect, test } from 'vitest';
import type { PageMeasure } from './lighthouse-run.ts';
import { findShortfalls } from './targets.ts';

const measure = (changes: Partial<PageMeasure> = {}): PageMeasure => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...{ fcp: 1000, lcp: 1000, tbt: 0, cls: 0, bytes: {}, requests: 5, failed: [] },
  ...changes,
});
const shortfalls = (changes: Partial<PageMeasure>, route = '/about'): string[] =>
  findShortfalls({ route, page: measure(changes), twin: measure() });

describe('a page', () => {
  test('at its limits falls short of nothing', () => {
    expect(shortfalls({ fcp: 1100, lcp: 1300, cls: 0.01 })).toEqual([]);
    expect(shortfalls({ tbt: 50 }, '/contact')).toEqual([]);
  });

  test.each([
    ['FCP', { fcp: 1110 }],
    ['LCP', { lcp: 1310 }],
    ['CLS', { cls: 0.011 }],
    ['TBT', { tbt: 1 }],
    ['seo is 99', { scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 99 } }],
  ])('over its limit of %s says so in one sentence', (name, changes) => {
    const [sentence, ...others] = shortfalls(changes);
    expect(sentence).toContain(`/about: ${name}`);
    expect(others).toEqual([]);
  });

  test('with a form may block for 50 ms and no longer', () => {
    expect(shortfalls({ tbt: 51 }, '/contact')).toHaveLength(1);
  });

  test('says which audits cost it points', () => {
    const scores = { performance: 100, accessibility: 96, 'best-practices': 100, seo: 100 };
    expect(shortfalls({ scores, failed: ['color-contrast'] })).toEqual([
      '/about: accessibility is 96, not 100.',
      '/about: points lost by color-contrast.',
    ]);
  });
});
