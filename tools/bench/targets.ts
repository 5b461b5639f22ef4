/** Performance targets for every page, relative to its bare twin, and the check for missed targets. */
import type { PageLoad } from './lighthouse-run.ts';
import { percentile } from './percentile.ts';

/** A missed target, as a row of the table in docs/benchmarks.md. */
export type Shortfall = readonly [where: string, what: string, measured: string, target: string];

/** Loads of a page and of its twin, the same number of each. */
export interface Comparison {
  readonly route: string;
  readonly page: readonly PageLoad[];
  readonly twin: readonly PageLoad[];
}

type Paint = 'fcp' | 'lcp';
type Metric = Paint | 'tbt';

/** Upper limits for the first and the largest paint, as multiples of the twin's. */
const MOST = { fcp: 1.2, lcp: 1.3 } as const;
/** Upper limit for the median page's first paint, as a multiple of its twin's. */
const MOST_AT_THE_MEDIAN = 1.12;
/** Upper limit for the blocking time beyond the twin's, ms. */
const MOST_BLOCKING = 50;

export const medianOf = (loads: readonly PageLoad[], metric: Metric): number =>
  percentile(loads.map((load) => load[metric]));

export const ratio = ({ page, twin }: Comparison, metric: Paint): number =>
  medianOf(page, metric) / medianOf(twin, metric);

/** Returns the targets that a page misses. */
export function findShortfalls(comparison: Comparison): Shortfall[] {
  const { route, page, twin } = comparison;
  const slow = (['fcp', 'lcp'] as const).filter((metric) => ratio(comparison, metric) > MOST[metric]);
  const blocking = medianOf(page, 'tbt') - medianOf(twin, 'tbt');
  return [
    ...slow.map((metric): Shortfall => {
      const measured = `${ratio(comparison, metric).toFixed(2)} × the twin’s`;
      return [route, metric.toUpperCase(), measured, `${MOST[metric]} ×`];
    }),
    ...(blocking > MOST_BLOCKING
      ? [[route, 'TBT', `${Math.round(blocking)} ms above the twin’s`, `${MOST_BLOCKING} ms`] as const]
      : []),
  ];
}

/** Returns the target for the median of all pages if the pages miss it; otherwise an empty list. */
export function findCommonShortfall(comparisons: readonly Comparison[]): Shortfall[] {
  const common = percentile(comparisons.map((comparison) => ratio(comparison, 'fcp')));
  return common > MOST_AT_THE_MEDIAN
    ? [['the median of all pages', 'FCP', `${common.toFixed(2)} × the twin’s`, `${MOST_AT_THE_MEDIAN} ×`]]
    : [];
}
