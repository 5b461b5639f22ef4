import { expect, test } from 'vitest';
import { combineRuns, type PageMeasure } from './lighthouse-run.ts';

const run = (fcp: number, lcp: number, tbt: number, cls: number, performance: number): PageMeasure => ({
  scores: { performance },
  fcp,
  lcp,
  tbt,
  cls,
  bytes: { Document: 1 },
  requests: 9,
  failed: performance < 100 ? ['total-blocking-time'] : [],
});

test('several runs give the middle times and the greatest shift', () => {
  const first = { ...run(800, 1300, 90, 0, 99), scores: { performance: 99, seo: 100 } };
  const together = combineRuns([first, run(900, 1000, 20, 0.01, 100), run(850, 1100, 0, 0, 100)]);
  expect(together).toEqual({
    scores: { performance: 100, seo: 100 },
    fcp: 850,
    lcp: 1100,
    tbt: 20,
    cls: 0.01,
    bytes: { Document: 1 },
    requests: 9,
    failed: ['total-blocking-time'],
  });
});

test('one run speaks for itself, none for nothing', () => {
  expect(combineRuns([run(800, 1000, 5, 0, 100)])).toEqual(run(800, 1000, 5, 0, 100));
  expect(() => combineRuns([])).toThrow('no run');
});
