/**
 * Loads ten page types as on a slow phone, in the current Chrome if it is installed, and compares each with its bare
 * twin. Writes the table in docs/benchmarks.md and exits with 1 if a page misses a target. It takes about forty
 * minutes. Results are only reliable on an otherwise idle machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { routes } from '../../src/site/routes.ts';
import { bareTwin } from '../bench/bare-twin.ts';
import { type Comparison, findShortfalls, formatTable } from '../bench/comparison.ts';
import { loadPage, type PageLoad, scorePage } from '../bench/lighthouse-run.ts';
import { type SiteServer, serveSite } from '../bench/site-server.ts';
import { runCommand } from '../command-error.ts';
import { findChromiumOfToday } from '../machine/other-engines.ts';

/** The last two service pages have the largest drawings. */
const PAGES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  ...['boiler-repair', 'vrf-vrv-system-repair', 'hvac-system-replacement-estimate'].map(routes.service),
  routes.borough('manhattan'),
  routes.language('es'),
];
const ROUNDS = 5;
const REPORT = 'docs/benchmarks.md';
/** The part of the report that this command replaces. */
const LATEST = /(?<=\n## Latest table\n\n)[\s\S]*?(?=\n## |$)/;

/** Adds the bare twin of each page to the server. */
function addTwins(server: SiteServer, site: string): void {
  for (const route of PAGES) {
    const file = route === routes.home ? 'index.html' : `${route.slice(1)}.html`;
    server.addPage(`/twin${route}`, bareTwin(readFileSync(join(site, file), 'utf8')));
  }
}

/** Loads all pages in rounds. Each page's twin is loaded right after it, so a busy machine slows both. */
async function comparePages(origin: string): Promise<{ comparisons: Comparison[]; versions: string }> {
  const loads = PAGES.map((route) => ({ route, page: [] as PageLoad[], twin: [] as PageLoad[] }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { route, page, twin } of loads) {
      page.push(await loadPage(origin + route));
      twin.push(await loadPage(`${origin}/twin${route}`));
    }
    console.log(`Round ${round} of ${ROUNDS} is done.`);
  }
  const comparisons: Comparison[] = [];
  let versions = '';
  for (const one of loads) {
    const scored = await scorePage(origin + one.route);
    comparisons.push({ ...one, scores: scored.scores });
    ({ versions } = scored);
  }
  return { comparisons, versions };
}

await runCommand(async () => {
  // Visitors have the current Chrome. The pinned build is older and is only a headless shell.
  const chromium = findChromiumOfToday();
  if (chromium) process.env.CHROMIUM_PATH ??= chromium;
  const site = process.env.SITE_DIST ?? 'dist';
  const server = await serveSite(site);
  addTwins(server, site);
  const { comparisons, versions } = await comparePages(server.origin);
  const table = formatTable(comparisons);
  const facts = `Measured ${readDate(new Date())}; ${cpus().length} cores, Node ${process.versions.node}; ${versions}.`;
  writeFileSync(
    REPORT,
    readFileSync(REPORT, 'utf8').replace(LATEST, () => `${facts}\n\n${table}\n`),
  );
  const shortfalls = findShortfalls(comparisons);
  console.log(`${table}\n\n${shortfalls.join('\n') || 'All targets are met.'}`);
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
});
process.exit();
