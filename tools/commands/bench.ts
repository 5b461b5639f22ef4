/**
 * Measures the built site as on a slow phone, in the current Chrome if it is installed. Writes docs/benchmarks.md and
 * exits with 1 if something misses its target. Results are only reliable on an otherwise idle machine.
 *
 *     npm run bench                       everything, about three hours
 *     npm run bench -- --quick            one page of each type, about forty minutes
 *     npm run bench -- loads              only page loads, compared with those of bare twins
 *     npm run bench -- rest               only what the main thread does after the load, on one page of each type
 *     npm run bench -- interactions       only how fast pages respond to taps and keys
 */
import { parseArgs } from 'node:util';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { routes } from '../../src/site/routes.ts';
import { sitemapRoutes } from '../../src/site/sitemap.ts';
import { measureInteractions } from '../bench/interactions.ts';
import { measurePageLoads } from '../bench/page-loads.ts';
import { formatTable, writeSection } from '../bench/report.ts';
import { measureRest } from '../bench/rest.ts';
import { serveSite } from '../bench/site-server.ts';
import type { Shortfall } from '../bench/targets.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { findChromiumOfToday } from '../machine/other-engines.ts';

/** One page of each type, except the 404 pages. */
const PAGE_TYPES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  ...[routes.service('boiler-repair'), routes.borough('manhattan'), routes.language('es')],
];

const PARTS: readonly string[] = ['loads', 'rest', 'interactions'];

const HEAD = ['Where', 'What', 'Measured', 'Target'];

/** Measures the named parts of the benchmark, or all if none is named, and returns the missed targets. */
async function measure(names: readonly string[], pages: readonly string[]): Promise<readonly Shortfall[]> {
  const site = process.env.SITE_DIST ?? 'dist';
  const server = await serveSite(site);
  const isMeasured = (name: string): boolean => names.length === 0 || names.includes(name);
  const shortfalls = [
    ...(isMeasured('loads') ? await measurePageLoads(server, pages, site) : []),
    ...(isMeasured('rest') ? await measureRest(server, PAGE_TYPES) : []),
    ...(isMeasured('interactions') ? await measureInteractions(server) : []),
  ];
  if (names.length === 0)
    writeSection(
      'shortfalls',
      shortfalls.length > 0
        ? formatTable(HEAD, shortfalls)
        : 'All measured times and scores meet their targets.',
    );
  return shortfalls;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !PARTS.includes(name));
  if (unknown) throw new CommandError(`There is no part “${unknown}”; use one of ${PARTS.join(', ')}.`);
  // Visitors have the current Chrome. The pinned build is older and is only a headless shell.
  const chromium = findChromiumOfToday();
  if (chromium) process.env.CHROMIUM_PATH ??= chromium;
  const shortfalls = await measure(positionals, values.quick ? PAGE_TYPES : sitemapRoutes);
  console.log(shortfalls.length > 0 ? `\n${formatTable(HEAD, shortfalls)}` : '\nAll targets are met.');
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
});
process.exit();
