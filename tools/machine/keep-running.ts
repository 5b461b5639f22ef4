/** Runs a server and passes signals on to it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends a signal to a server, and if it leads a process group, to the whole group. */
function send(server: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (server.pid) process.kill(-server.pid, signal);
  } catch {
    server.kill(signal);
  }
}

/**
 * Runs a server until it exits, and passes on signals from Ctrl+C, from other programs and from a closed terminal.
 *
 * @returns its exit code; 0 if a signal ended it
 */
export async function keepRunning(start: () => ChildProcess | Promise<ChildProcess>): Promise<number> {
  const server = await start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => send(server, signal));
  const [code] = await once(server, 'close');
  return code ?? 0;
}
