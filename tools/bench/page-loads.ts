/** Compares page loads on a slow phone with loads of each page's bare twin, and collects Lighthouse's scores. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../src/site/routes.ts';
import { bareTwin } from './bare-twin.ts';
import { CATEGORIES, loadPage, type PageLoad, type PageScores, scorePage } from './lighthouse-run.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import type { SiteServer } from './site-server.ts';
import {
  type Comparison,
  findCommonShortfall,
  findShortfalls,
  medianOf,
  ratio,
  type Shortfall,
} from './targets.ts';

const ROUNDS = 5;
/** How many kinds of main-thread work each row of the table names. */
const CAUSES = 3;

const HEAD = ['Page', 'FCP ms', 'LCP ms', 'TBT ms', 'Twin: FCP ms', 'LCP ms', 'TBT ms', 'FCP ÷', 'LCP ÷'];
const WORK = 'Main-thread time above the twin’s';
const SCORES_HEAD = [
  ...['Page', 'Perf / A11y / Best / SEO', 'CLS', 'Requests', 'HTML', 'Font', 'Script', 'Images'],
];

/** Loads all pages in rounds. Each page's twin is loaded right after it, so a busy machine slows both. */
async function comparePages({ origin }: SiteServer, pages: readonly string[]): Promise<Comparison[]> {
  const comparisons = pages.map((route) => ({ route, page: [] as PageLoad[], twin: [] as PageLoad[] }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { route, page, twin } of comparisons) {
      page.push(await loadPage(origin + route));
      twin.push(await loadPage(`${origin}/twin${route}`));
    }
    console.log(`Round ${round} of ${ROUNDS} is done.`);
  }
  return comparisons;
}

const listTimes = (loads: readonly PageLoad[]): number[] =>
  (['fcp', 'lcp', 'tbt'] as const).map((metric) => Math.round(medianOf(loads, metric)));

/** Lists the kinds of work with the largest differences between the page's time and its twin's, largest first. */
function nameWork({ page, twin }: Comparison): string {
  const kinds = [...new Set(page.flatMap(({ work }) => Object.keys(work)))];
  const timeOf = (loads: readonly PageLoad[], kind: string): number =>
    percentile(loads.map(({ work }) => work[kind] ?? 0));
  return kinds
    .map((kind) => ({ kind, more: timeOf(page, kind) - timeOf(twin, kind) }))
    .sort((one, other) => other.more - one.more)
    .slice(0, CAUSES)
    .map(({ kind, more }) => `${kind} ${Math.round(more)} ms`)
    .join(', ');
}

const toTimesRow = (comparison: Comparison): (string | number)[] => [
  comparison.route,
  ...listTimes(comparison.page),
  ...listTimes(comparison.twin),
  ratio(comparison, 'fcp').toFixed(2),
  ratio(comparison, 'lcp').toFixed(2),
  nameWork(comparison),
];

const toKilobytes = (bytes = 0): string => `${(bytes / 1000).toFixed(1)} kB`;

const toScoresRow = (route: string, { scores, shift, requests, bytes }: PageScores): (string | number)[] => [
  ...[route, scores.join(' / '), shift.toFixed(3), requests],
  ...['Document', 'Font', 'Script', 'Image'].map((type) => toKilobytes(bytes[type])),
];

const listLostPoints = (route: string, { scores, failed }: PageScores): Shortfall[] =>
  CATEGORIES.flatMap((category, index) =>
    scores[index] === 100 ? [] : [[route, category, `${scores[index]} (${failed.join(', ')})`, '100']],
  );

/**
 * Measures pages of a built site and writes two sections of docs/benchmarks.md.
 *
 * @param site - folder of the served site
 * @returns the targets that pages miss
 */
export async function measurePageLoads(
  server: SiteServer,
  pages: readonly string[],
  site: string,
): Promise<Shortfall[]> {
  for (const route of pages) {
    const file = route === routes.home ? 'index.html' : `${route.slice(1)}.html`;
    server.addPage(`/twin${route}`, bareTwin(readFileSync(join(site, file), 'utf8')));
  }
  const comparisons = await comparePages(server, pages);
  const scores = new Map<string, PageScores>();
  for (const route of pages) scores.set(route, await scorePage(server.origin + route));
  const versions = [...scores.values()][0]?.versions ?? [];
  const how = `Each page loads as on a phone with slow 4G (1.6 Mbit/s, 150 ms; Lighthouse makes each request wait 3.75 times as long) and a CPU slowed by a factor of four. Both are throttled during the load. The server uses TLS, HTTP/2, brotli at level 4 and the production headers. The twin is the page’s own text without styles, fonts, pictures and scripts. The page and its twin take turns, and each number is the median of ${ROUNDS} loads. The last column names the kinds of work that take the most time beyond the twin’s.`;
  const times = formatTable([...HEAD, WORK], comparisons.map(toTimesRow));
  writeSection('pages', `${how}\n\n${times}`, versions);
  const scoreRows = [...scores].map(([route, page]) => toScoresRow(route, page));
  const simulated =
    'Each page is loaded once at full speed, and Lighthouse simulates a slow phone from that load.';
  writeSection('scores', `${simulated}\n\n${formatTable(SCORES_HEAD, scoreRows)}`, versions);
  return [
    ...findCommonShortfall(comparisons),
    ...comparisons.flatMap(findShortfalls),
    ...[...scores].flatMap(([route, page]) => listLostPoints(route, page)),
  ];
}
