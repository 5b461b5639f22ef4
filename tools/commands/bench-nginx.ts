/**
 * A bounded load on nginx beside an empty file on the same server; exits with 1 when a request fails. With `--write`
 * the numbers are kept in docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { measureNginxLoad, writeNginxLoad } from '../bench/nginx-load.ts';
import { runCommand } from '../command-error.ts';
import { findNginx } from '../install-nginx.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
await runCommand(async () => {
  const program = findNginx();
  if (!program) return console.warn('nginx is not installed: no load was measured.');

  const load = await measureNginxLoad(program, process.env.SITE_DIST ?? 'dist');
  console.log(load.table);
  if (values.write) writeNginxLoad(load);
  if (load.failedRequests > 0) {
    console.error(`${load.failedRequests} requests failed.`);
    process.exitCode = 1;
  }
});
