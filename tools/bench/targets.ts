/** Targets for every page relative to its bare twin, and which of them a page misses. */
import type { PageLoad } from './lighthouse-run.ts';
import { percentile } from './percentile.ts';

/** Loads of a page and of its twin, the same number of each. */
export interface Comparison {
  readonly route: string;
  readonly page: readonly PageLoad[];
  readonly twin: readonly PageLoad[];
}

type Metric = 'fcp' | 'lcp' | 'tbt';

/** Limits: FCP and LCP as multiples of the twin's time, TBT in ms above it. */
const MOST = { fcp: 1.15, lcp: 1.45, tbt: 50 } as const;
/** A ratio this close to its limit may cross it in the next run. */
const NEAR = 0.1;

export const middle = (loads: readonly PageLoad[], metric: Metric): number =>
  percentile(loads.map((load) => load[metric]));

export const ratio = ({ page, twin }: Comparison, metric: 'fcp' | 'lcp'): number =>
  middle(page, metric) / middle(twin, metric);

/** Checks whether more loads may change the verdict. */
export const isNearBound = (comparison: Comparison): boolean =>
  (['fcp', 'lcp'] as const).some((metric) => Math.abs(ratio(comparison, metric) - MOST[metric]) < NEAR);

/** One sentence for each target that a page misses. */
export function findShortfalls(comparison: Comparison): string[] {
  const { route, page, twin } = comparison;
  const slow = (['fcp', 'lcp'] as const).filter((metric) => ratio(comparison, metric) > MOST[metric]);
  const blocking = middle(page, 'tbt') - middle(twin, 'tbt');
  return [
    ...slow.map(
      (metric) =>
        `${metric.toUpperCase()} is ${ratio(comparison, metric).toFixed(2)} × the twin’s; the limit is ${MOST[metric]}`,
    ),
    ...(blocking > MOST.tbt ? [`TBT is ${Math.round(blocking)} ms longer than the twin’s`] : []),
  ].map((sentence) => `${route}: ${sentence}.`);
}
