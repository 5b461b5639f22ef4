/** Lighthouse over every page, each against its bare twin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boroughs, services } from '../../src/site/catalog.ts';
import { routes } from '../../src/site/routes.ts';
import { bareTwin } from './bare-twin.ts';
import {
  CATEGORIES,
  type Category,
  combineRuns,
  type LighthouseVersions,
  type PageMeasure,
  runLighthouse,
} from './lighthouse-run.ts';
import { formatTable, writeSection } from './report.ts';
import { serveSite } from './site-server.ts';
import { type Comparison, fcpRatio, findShortfalls, lcpRatio } from './targets.ts';

const MAIN = [routes.home, routes.about, routes.services, routes.portfolio, routes.contact];
const QUICK = [...MAIN, routes.service('boiler-repair'), routes.borough('manhattan')];
const ALL = [
  ...MAIN,
  ...services.map(({ slug }) => routes.service(slug)),
  ...boroughs.map(({ slug }) => routes.borough(slug)),
];

const HEAD = [
  ...['Page', 'Perf / A11y / Best / SEO', 'FCP ms', 'LCP ms', 'TBT ms (twin’s)', 'CLS', 'Requests'],
  ...['HTML', 'Font', 'Script', 'Images', 'FCP ÷ twin', 'LCP ÷ twin'],
];
const kilobytes = (bytes: number | undefined): string => `${((bytes ?? 0) / 1000).toFixed(1)} kB`;

function rowOf(comparison: Comparison): (string | number)[] {
  const { route, page, twin } = comparison;
  return [
    ...[route, CATEGORIES.map((category) => page.scores[category]).join(' / ')],
    ...[Math.round(page.fcp), Math.round(page.lcp), `${Math.round(page.tbt)} (${Math.round(twin.tbt)})`],
    ...[page.cls.toFixed(3), page.requests],
    ...['Document', 'Font', 'Script', 'Image'].map((type) => kilobytes(page.bytes[type])),
    ...[fcpRatio(comparison).toFixed(2), lcpRatio(comparison).toFixed(2)],
  ];
}

export interface PageLoadOptions {
  /** Seven pages instead of all. */
  readonly quick: boolean;
  /** How often each page is loaded. */
  readonly runs: number;
}

/**
 * Measures the pages of a built site, prints them as they come, and writes docs/benchmarks.md after a run over all.
 *
 * @returns one sentence for each target that a page misses
 */
export async function measurePageLoads(site: string, { quick, runs }: PageLoadOptions): Promise<string[]> {
  const server = await serveSite(site);
  let versions: LighthouseVersions | undefined;
  // What no noise of the machine changes is asked for in the first run alone.
  const measure = async (path: string, categories: readonly Category[]): Promise<PageMeasure> => {
    const measures: PageMeasure[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await runLighthouse(server.origin + path, run === 0 ? categories : ['performance']);
      versions = result.versions;
      measures.push(result.measure);
    }
    return combineRuns(measures);
  };

  console.log(HEAD.join(' | '));
  const comparisons: Comparison[] = [];
  for (const route of quick ? QUICK : ALL) {
    const file = route === routes.home ? 'index.html' : `${route.slice(1)}.html`;
    const twinPath = `/twin${route}`;
    server.addPage(twinPath, bareTwin(readFileSync(join(site, file), 'utf8')));
    const twin = await measure(twinPath, ['performance']);
    const comparison = { route, page: await measure(route, CATEGORIES), twin };
    comparisons.push(comparison);
    console.log(rowOf(comparison).join(' | '));
  }
  await server.close();

  const shortfalls = comparisons.flatMap(findShortfalls);
  if (!quick) {
    const verdict = shortfalls.map((line) => `- ${line}`).join('\n') || 'Every page reaches every target.';
    const how =
      `Mobile, simulated slow 4G, CPU four times slower; ${runs === 1 ? 'one run each' : `of ${runs} runs the middle times and the greatest shift`}. Served over TLS and HTTP/2, ` +
      'brotli, with the headers of production. The twin is the page’s own text without style, font, picture and script.';
    const names = versions ? [`Lighthouse ${versions.lighthouse}`, `Chromium ${versions.browser}`] : [];
    writeSection('pages', `${how}\n\n${formatTable(HEAD, comparisons.map(rowOf))}\n\n${verdict}`, names);
  }
  return shortfalls;
}
