/** Serves a built site with workerd, the production server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { CommandError } from '../command-error.ts';
import { assertBuilt } from './site-paths.ts';

/** @throws CommandError if the text is not a port */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^[1-9]\d*$/.test(text) && port <= 65535) return port;
  throw new CommandError(`PORT is “${text}”; expected a number from 1 to 65535.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts the server as the leader of a process group; it may take a moment to answer.
 *
 * @throws CommandError if nothing is built, or another program listens on the port
 */
export async function startWorkersServer(site: string, port: number): Promise<ChildProcess> {
  assertBuilt(site);
  if (!(await isFree(port)))
    throw new CommandError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  const ports = ['--port', String(port), '--inspector-port', '0'];
  const quiet = ['--log-level', 'error', '--show-interactive-dev-session=false'];
  // Each server has a folder for its data, because two servers that start at once would lock each other's database.
  const data = ['--persist-to', `.cache/workerd/${port}`];
  return spawn('wrangler', ['dev', '--assets', site, ...ports, ...data, ...quiet], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Makes the server a group leader, so that its child processes can be ended together with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  });
}
