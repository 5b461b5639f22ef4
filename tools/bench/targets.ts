/** Aims for every page, most of them relative to its bare twin, and what falls short of them. */
import type { PageLoad } from './lighthouse-run.ts';
import { percentile } from './percentile.ts';

/** Something that misses its aim: a row of the table in docs/benchmarks.md. */
export type Shortfall = readonly [where: string, what: string, measured: string, aim: string];

/** Loads of a page and of its twin, the same number of each. */
export interface Comparison {
  readonly route: string;
  readonly page: readonly PageLoad[];
  readonly twin: readonly PageLoad[];
}

type Paint = 'fcp' | 'lcp';
type Metric = Paint | 'tbt';

/** The first and the largest paint as multiples of the twin's. */
const MOST = { fcp: 1.2, lcp: 1.3 } as const;
/** The middle of all pages' first paints. */
const MOST_IN_THE_MIDDLE = 1.12;
/** Blocking time above the twin's, ms. */
const MOST_BLOCKING = 50;

export const middle = (loads: readonly PageLoad[], metric: Metric): number =>
  percentile(loads.map((load) => load[metric]));

export const ratio = ({ page, twin }: Comparison, metric: Paint): number =>
  middle(page, metric) / middle(twin, metric);

/** Returns the aims that a page misses. */
export function findShortfalls(comparison: Comparison): Shortfall[] {
  const { route, page, twin } = comparison;
  const slow = (['fcp', 'lcp'] as const).filter((metric) => ratio(comparison, metric) > MOST[metric]);
  const blocking = middle(page, 'tbt') - middle(twin, 'tbt');
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

/** Returns the aim that all pages together miss, if they do. */
export function findCommonShortfall(comparisons: readonly Comparison[]): Shortfall[] {
  const common = percentile(comparisons.map((comparison) => ratio(comparison, 'fcp')));
  return common > MOST_IN_THE_MIDDLE
    ? [['the middle of all pages', 'FCP', `${common.toFixed(2)} × the twin’s`, `${MOST_IN_THE_MIDDLE} ×`]]
    : [];
}
