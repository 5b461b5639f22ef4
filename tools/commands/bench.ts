/**
 * Lighthouse over every page, each against its bare twin; exits with 1 where a page falls short.
 *
 *     npm run bench                three runs each, about half an hour; writes docs/benchmarks.md
 *     npm run bench -- --runs 1    a third of that
 *     npm run bench -- --quick     one run over seven pages; writes nothing
 */
import { parseArgs } from 'node:util';
import { measurePageLoads } from '../bench/page-loads.ts';
import { runCommand } from '../command-error.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
});
const { quick, runs } = values;
await runCommand(async () => {
  const shortfalls = await measurePageLoads(process.env.SITE_DIST ?? 'dist', {
    quick,
    runs: quick ? 1 : Number(runs),
  });
  console.log(`\n${shortfalls.join('\n') || 'Every page reaches every target.'}`);
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
});
process.exit();
