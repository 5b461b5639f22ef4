/**
 * Serves `dist/` with workerd, the production server, at http://localhost:PORT (8787 by default).
 * `SITE_DIST` names another folder.
 */
import { runCommand } from '../command-error.ts';
import { readPort, startWorkersServer } from '../hosts/workers-server.ts';
import { keepRunning } from '../machine/keep-running.ts';

await runCommand(async () => {
  const site = process.env.SITE_DIST ?? 'dist';
  const port = readPort(process.env.PORT ?? '8787');
  process.exitCode = await keepRunning(async () => {
    const server = await startWorkersServer(site, port);
    console.log(`Serving ${site}/ at http://localhost:${port} (stop with Ctrl+C)`);
    return server;
  });
});
