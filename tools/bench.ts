/**
 * Lighthouse over every page, each against its bare twin: `npm run bench`, three runs each, about half an hour; with
 * `-- --runs 1` a third of it, with `-- --quick` one run over seven pages. Exits with 1 where a page falls short. A run
 * over all pages writes docs/benchmarks.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boroughs, services } from '../src/site/catalog.ts';
import { routes } from '../src/site/routes.ts';
import { bareTwin } from './bench/bare-twin.ts';
import {
  CATEGORIES,
  combineRuns,
  type LighthouseVersions,
  type PageMeasure,
  runLighthouse,
} from './bench/lighthouse-run.ts';
import { formatTable, writeSection } from './bench/report.ts';
import { serveSite } from './bench/site-server.ts';
import { type Comparison, fcpRatio, findShortfalls, lcpRatio } from './bench/targets.ts';

const DIST = process.env.SITE_DIST ?? 'dist';
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
});
const isQuick = values.quick;
const RUNS = isQuick ? 1 : Number(values.runs);

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

if (!existsSync(join(DIST, 'index.html'))) {
  console.error(`There is no ${DIST}/ yet: run npm run build first.`);
  process.exit(1);
}

const server = await serveSite(DIST);
let versions: LighthouseVersions | undefined;

/** What no noise of the machine changes is asked for in the first run alone. */
async function measure(
  path: string,
  categories: readonly (typeof CATEGORIES)[number][],
): Promise<PageMeasure> {
  const runs: PageMeasure[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await runLighthouse(server.origin + path, run === 0 ? categories : ['performance']);
    versions = result.versions;
    runs.push(result.measure);
  }
  return combineRuns(runs);
}

console.log(HEAD.join(' | '));
const comparisons: Comparison[] = [];
for (const route of isQuick ? QUICK : ALL) {
  const file = route === routes.home ? 'index.html' : `${route.slice(1)}.html`;
  const twinPath = `/twin${route}`;
  server.addPage(twinPath, bareTwin(readFileSync(join(DIST, file), 'utf8')));
  const twin = await measure(twinPath, ['performance']);
  const comparison = { route, page: await measure(route, CATEGORIES), twin };
  comparisons.push(comparison);
  console.log(rowOf(comparison).join(' | '));
}
await server.close();

const shortfalls = comparisons.flatMap(findShortfalls);
const verdict =
  shortfalls.length > 0
    ? shortfalls.map((line) => `- ${line}`).join('\n')
    : 'Every page reaches every target.';
console.log(`\n${verdict}`);
if (!isQuick) {
  const how =
    `Mobile, simulated slow 4G, CPU four times slower; ${RUNS === 1 ? 'one run each' : `of ${RUNS} runs the middle times and the greatest shift`}. Served over TLS and HTTP/2, ` +
    'brotli, with the headers of production. The twin is the page’s own text without style, font, picture and script.';
  const names = versions ? [`Lighthouse ${versions.lighthouse}`, `Chromium ${versions.browser}`] : [];
  writeSection('pages', `${how}\n\n${formatTable(HEAD, comparisons.map(rowOf))}\n\n${verdict}`, names);
}
process.exit(shortfalls.length > 0 ? 1 : 0);
