/**
 * Serves `dist/` on workerd, the engine of production, at http://localhost:PORT (8787 unless told).
 * `SITE_DIST` names another folder.
 */
import { runCommand } from '../command-error.ts';
import { readPort, startWorkersServer } from '../hosts/workers-server.ts';

await runCommand(async () => {
  const site = process.env.SITE_DIST ?? 'dist';
  const port = readPort(process.env.PORT ?? '8787');
  const server = await startWorkersServer(site, port);
  console.log(`Serving ${site}/ at http://localhost:${port} (stop with Ctrl+C)`);
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
});
