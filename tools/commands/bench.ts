/**
 * Loads of every page on a slow phone, each against its bare twin; writes docs/benchmarks.md and exits with 1 where a
 * page falls short.
 *
 *     npm run bench                all pages, about fifty minutes
 *     npm run bench -- --quick     one page of each type, about fifteen minutes
 */
import { parseArgs } from 'node:util';
import { measurePageLoads } from '../bench/page-loads.ts';
import { runCommand } from '../command-error.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
await runCommand(async () => {
  const shortfalls = await measurePageLoads(process.env.SITE_DIST ?? 'dist', values.quick);
  console.log(`\n${shortfalls.join('\n') || 'Every page reaches every target.'}`);
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
});
process.exit();
