/**
 * Serves `dist/` on workerd, the engine of production, at http://localhost:PORT (8787 unless told).
 * `SITE_DIST` names another folder.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

const port = Number(process.env.PORT ?? 8787);
const site = process.env.SITE_DIST ?? 'dist';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT is “${process.env.PORT}”; expected a number from 1 to 65535.`);
if (!existsSync(`${site}/index.html`)) stop(`There is no ${site}/ yet: run npm run build first.`);
if (!(await isFree(port))) {
  stop(
    `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
  );
}

console.log(`Serving ${site}/ at http://localhost:${port} (stop with Ctrl+C)`);
const server = spawn(
  'wrangler',
  [
    'dev',
    '--assets',
    site,
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--log-level',
    'error',
    '--show-interactive-dev-session=false',
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
