/** Measures page loads on a slow phone, each against its bare twin, and collects Lighthouse's scores. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { routes } from '../../src/site/routes.ts';
import { sitemapRoutes } from '../../src/site/sitemap.ts';
import { bareTwin } from './bare-twin.ts';
import { CATEGORIES, loadPage, type PageLoad, type PageScores, scorePage } from './lighthouse-run.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import { type SiteServer, serveSite } from './site-server.ts';
import { type Comparison, findShortfalls, isNearBound, middle, ratio } from './targets.ts';

/** One page of each type. */
const PAGE_TYPES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  ...[routes.service('boiler-repair'), routes.borough('manhattan'), routes.language('es')],
];
const ROUNDS = 3;
const ROUNDS_NEAR_A_BOUND = 5;
/** How many causes of a slow paint the table lists. */
const CAUSES = 3;

const HEAD = [
  'Page',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'Twin: FCP ms',
  'LCP ms',
  'TBT ms',
  'FCP ÷',
  'LCP ÷',
  'Loads',
];
const SCORES_HEAD = [
  ...['Page', 'Perf / A11y / Best / SEO', 'CLS', 'Requests', 'HTML', 'Font', 'Script', 'Images'],
];
const CAUSES_HEAD = ['Page', 'LCP waited for', 'Main-thread time above the twin’s'];

interface MutableComparison extends Comparison {
  readonly page: PageLoad[];
  readonly twin: PageLoad[];
}

/** Loads a page and its twin in succession, so that a busy machine affects both. */
async function loadBoth({ origin }: SiteServer, { route, page, twin }: MutableComparison): Promise<void> {
  page.push(await loadPage(origin + route));
  twin.push(await loadPage(`${origin}/twin${route}`));
}

/** Loads all pages in rounds. In a quick run, pages near a limit get more rounds. */
async function comparePages(
  server: SiteServer,
  pages: readonly string[],
  isQuick: boolean,
): Promise<Comparison[]> {
  const comparisons = pages.map((route): MutableComparison => ({ route, page: [], twin: [] }));
  for (let round = 0; round < (isQuick ? ROUNDS_NEAR_A_BOUND : ROUNDS); round += 1) {
    for (const comparison of comparisons) {
      if (round < ROUNDS || isNearBound(comparison)) await loadBoth(server, comparison);
    }
    console.log(`Round ${round + 1} is done.`);
  }
  return comparisons;
}

const listTimes = (loads: readonly PageLoad[]): number[] =>
  (['fcp', 'lcp', 'tbt'] as const).map((metric) => Math.round(middle(loads, metric)));

const toTimesRow = (comparison: Comparison): (string | number)[] => [
  comparison.route,
  ...listTimes(comparison.page),
  ...listTimes(comparison.twin),
  ratio(comparison, 'fcp').toFixed(2),
  ratio(comparison, 'lcp').toFixed(2),
  comparison.page.length,
];

/** Returns the median over several loads for each name. */
function middleOf(loads: readonly PageLoad[], kind: 'lcpParts' | 'work'): Map<string, number> {
  const names = new Set(loads.flatMap((load) => Object.keys(load[kind])));
  return new Map([...names].map((name) => [name, percentile(loads.map((load) => load[kind][name] ?? 0))]));
}

/** Formats the largest times, such as `painting 300 ms, …`. */
const nameLargest = (times: ReadonlyMap<string, number>): string =>
  [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, CAUSES)
    .map(([name, time]) => `${name} ${Math.round(time)} ms`)
    .join(', ');

function toCausesRow({ route, page, twin }: Comparison): string[] {
  const twinWork = middleOf(twin, 'work');
  const more = [...middleOf(page, 'work')].map(
    ([name, time]) => [name, time - (twinWork.get(name) ?? 0)] as const,
  );
  return [route, nameLargest(middleOf(page, 'lcpParts')), nameLargest(new Map(more))];
}

const toKilobytes = (bytes = 0): string => `${(bytes / 1000).toFixed(1)} kB`;

const toScoresRow = (route: string, { scores, shift, requests, bytes }: PageScores): (string | number)[] => [
  ...[route, scores.join(' / '), shift.toFixed(3), requests],
  ...['Document', 'Font', 'Script', 'Image'].map((type) => toKilobytes(bytes[type])),
];

const listLostPoints = (route: string, { scores, failed }: PageScores): string[] =>
  CATEGORIES.flatMap((category, index) =>
    (scores[index] ?? 0) < 100
      ? [`${route}: ${category} is ${scores[index]}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}.`]
      : [],
  );

/**
 * Measures the pages of a built site and writes two sections of docs/benchmarks.md.
 *
 * @param isQuick - one page of each type instead of all
 * @returns one sentence for each target that a page misses
 */
export async function measurePageLoads(site: string, isQuick: boolean): Promise<string[]> {
  const pages = isQuick ? PAGE_TYPES : sitemapRoutes;
  const server = await serveSite(site);
  for (const route of pages) {
    const file = route === routes.home ? 'index.html' : `${route.slice(1)}.html`;
    server.addPage(`/twin${route}`, bareTwin(readFileSync(join(site, file), 'utf8')));
  }
  const comparisons = await comparePages(server, pages, isQuick);
  const scores = new Map<string, PageScores>();
  for (const route of pages) scores.set(route, await scorePage(server.origin + route));
  await server.close();

  const shortfalls = comparisons.flatMap(findShortfalls);
  const lost = [...scores].flatMap(([route, page]) => listLostPoints(route, page));
  const versions = [...scores.values()][0]?.versions ?? [];
  const toList = (sentences: readonly string[], otherwise: string): string =>
    sentences.map((sentence) => `- ${sentence}`).join('\n') || otherwise;
  const which = isQuick ? 'One page of each type' : 'All pages';
  writeSection(
    'pages',
    [
      `${which}, loaded as on a phone: slow 4G (1.6 Mbit/s, 150 ms; Lighthouse makes each request wait 3.75 times as long) and a CPU four times slower, both throttled during the load. Served over TLS and HTTP/2, brotli at level 4, with production headers. The twin is the page’s own text without styles, fonts, pictures and scripts. Page and twin take turns; each number is the median of ${ROUNDS} loads${isQuick ? `, or of ${ROUNDS_NEAR_A_BOUND} near a limit` : ''}.`,
      formatTable(HEAD, comparisons.map(toTimesRow)),
      toList(shortfalls, 'Every page meets every target.'),
      'Where the time goes (the three largest parts):',
      formatTable(CAUSES_HEAD, comparisons.map(toCausesRow)),
    ].join('\n\n'),
    versions,
  );
  writeSection(
    'scores',
    [
      `${which}, one load each at full speed, from which Lighthouse simulates a slow phone.`,
      formatTable(
        SCORES_HEAD,
        [...scores].map(([route, page]) => toScoresRow(route, page)),
      ),
      toList(lost, 'Every page scores 100 in every category.'),
    ].join('\n\n'),
    versions,
  );
  return [...shortfalls, ...lost];
}
