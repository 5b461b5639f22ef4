/** What every page is to reach, and where it falls short. */
import { CATEGORIES, type PageMeasure } from './lighthouse-run.ts';

export interface Comparison {
  readonly route: string;
  readonly page: PageMeasure;
  readonly twin: PageMeasure;
}

const MOST = { fcp: 1.1, lcp: 1.3, cls: 0.01, tbt: 0, tbtOfForm: 50 } as const;

export const fcpRatio = ({ page, twin }: Comparison): number => page.fcp / twin.fcp;
export const lcpRatio = ({ page, twin }: Comparison): number => page.lcp / twin.lcp;

/** One sentence for each target that a page misses. */
export function findShortfalls(comparison: Comparison): string[] {
  const { route, page } = comparison;
  const longestBlocking = route === '/contact' ? MOST.tbtOfForm : MOST.tbt;
  const low = CATEGORIES.filter((category) => page.scores[category] !== 100);
  return [
    ...low.map((category) => `${category} is ${page.scores[category]}, not 100`),
    ...(low.length > 0 && page.failed.length > 0 ? [`points lost by ${page.failed.join(', ')}`] : []),
    ...(fcpRatio(comparison) > MOST.fcp ? [`FCP is ${fcpRatio(comparison).toFixed(2)} × the twin’s`] : []),
    ...(lcpRatio(comparison) > MOST.lcp ? [`LCP is ${lcpRatio(comparison).toFixed(2)} × the twin’s`] : []),
    ...(page.cls > MOST.cls ? [`CLS is ${page.cls.toFixed(3)}`] : []),
    ...(page.tbt > longestBlocking ? [`TBT is ${Math.round(page.tbt)} ms`] : []),
  ].map((sentence) => `${route}: ${sentence}.`);
}
