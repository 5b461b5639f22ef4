/** Compares the loads of a page with those of its bare twin, finds missed targets, and formats the table. */
import { CATEGORIES, type PageLoad } from './lighthouse-run.ts';

export interface Comparison {
  readonly route: string;
  readonly page: readonly PageLoad[];
  /** As many loads as of the page. */
  readonly twin: readonly PageLoad[];
  /** In the order of `CATEGORIES`. */
  readonly scores: readonly number[];
}

/** Upper limits for the first and the largest paint, as multiples of the twin's. */
const MOST = { fcp: 1.2, lcp: 1.3 } as const;
/** Upper limit for the median page's first paint, as a multiple of its twin's. */
const MOST_AT_THE_MEDIAN = 1.12;
/** Upper limit for the blocking time beyond the twin's, ms. */
const MOST_BLOCKING = 50;

/** Returns the median; NaN if there are no values. */
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;

const medianOf = (loads: readonly PageLoad[], metric: keyof PageLoad): number =>
  median(loads.map((load) => load[metric]));

const ratio = ({ page, twin }: Comparison, metric: keyof typeof MOST): number =>
  medianOf(page, metric) / medianOf(twin, metric);

function findShortfallsOf(comparison: Comparison): string[] {
  const { route, page, twin, scores } = comparison;
  const blocking = medianOf(page, 'tbt') - medianOf(twin, 'tbt');
  return [
    ...(['fcp', 'lcp'] as const)
      .filter((metric) => ratio(comparison, metric) > MOST[metric])
      .map(
        (metric) =>
          `${route}: ${metric.toUpperCase()} is ${ratio(comparison, metric).toFixed(2)} × the twin’s (${MOST[metric]})`,
      ),
    ...(blocking > MOST_BLOCKING
      ? [`${route}: TBT is ${Math.round(blocking)} ms above the twin’s (${MOST_BLOCKING})`]
      : []),
    ...CATEGORIES.flatMap((category, index) =>
      scores[index] === 100 ? [] : [`${route}: ${category} is ${scores[index]} (100)`],
    ),
  ];
}

/** Returns a sentence for each missed target, with the target in parentheses. */
export function findShortfalls(comparisons: readonly Comparison[]): string[] {
  const common = median(comparisons.map((comparison) => ratio(comparison, 'fcp')));
  return [
    ...(common > MOST_AT_THE_MEDIAN
      ? [`The median page: FCP is ${common.toFixed(2)} × the twin’s (${MOST_AT_THE_MEDIAN})`]
      : []),
    ...comparisons.flatMap(findShortfallsOf),
  ];
}

const HEAD = ['Page', 'FCP', 'LCP', 'TBT', 'Style and layout', 'FCP ÷', 'LCP ÷', 'Scores'];

/** Formats a Markdown table; times in ms, the page’s before the twin’s. */
export function formatTable(comparisons: readonly Comparison[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = comparisons.map((comparison) => {
    const { route, page, twin, scores } = comparison;
    const times = (['fcp', 'lcp', 'tbt', 'layout'] as const).map((metric) =>
      [page, twin].map((loads) => Math.round(medianOf(loads, metric))).join(' / '),
    );
    const ratios = (['fcp', 'lcp'] as const).map((metric) => ratio(comparison, metric).toFixed(2));
    return line([route, ...times, ...ratios, scores.join(' / ')]);
  });
  return [line(HEAD), line(HEAD.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows].join('\n');
}
