/**
 * Measures page loads on a slow phone, each against its bare twin; writes docs/benchmarks.md and exits with 1 if a
 * page misses a target.
 *
 *     npm run bench                       all pages, about fifty minutes
 *     npm run bench -- --quick            one page of each type, about fifteen minutes
 *     npm run bench -- --interactions     how fast pages respond to taps and keys, instead of loads
 */
import { parseArgs } from 'node:util';
import { measureInteractions } from '../bench/interactions.ts';
import { measurePageLoads } from '../bench/page-loads.ts';
import { runCommand } from '../command-error.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      interactions: { type: 'boolean', default: false },
    },
  });
  const site = process.env.SITE_DIST ?? 'dist';
  const shortfalls = await (values.interactions
    ? measureInteractions(site)
    : measurePageLoads(site, values.quick));
  console.log(`\n${shortfalls.join('\n') || 'All targets are met.'}`);
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
});
process.exit();
