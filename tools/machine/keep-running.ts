/** Runs a server until somebody ends it. */
import type { ChildProcess } from 'node:child_process';
import { type Stats, unwatchFile, watchFile } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The file that npm writes last when it installs; until then it is missing. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Interval at which that file is checked, ms. */
const LOOK = 500;
/** Time limit for a server to exit and release its port, ms. */
const PATIENCE = 5000;
const PORT_REST = 300;
/** Signals that end it: a key, another program, or closing its terminal. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Checks whether a file was rewritten; false while it is missing. */
const isWritten = (now: Stats, before: Stats): boolean => now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs;

/** Sends a signal to a server, and if it leads a process group, to the whole group. */
function send(server: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (server.pid) process.kill(-server.pid, signal);
  } catch {
    server.kill(signal);
  }
}

/** Asks a server to exit, and kills it if it does not exit in time. */
async function end(server: ChildProcess, ended: Promise<unknown>): Promise<void> {
  send(server, 'SIGTERM');
  const limit = setTimeout(() => send(server, 'SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(limit);
  await wait(PORT_REST);
}

/**
 * Runs a server until it exits. If packages are installed in the meantime, it is restarted, because it loads parts of
 * packages when they are first needed, and the old ones are gone.
 *
 * @param start - starts the server
 * @param installed - file that changes when packages are installed
 * @returns its exit code
 */
export async function keepRunning(
  start: () => ChildProcess | Promise<ChildProcess>,
  installed = INSTALLED,
): Promise<number> {
  let server = await start();
  const passOn = (signal: NodeJS.Signals): void => send(server, signal);
  for (const signal of ENDINGS) process.on(signal, passOn);
  for (;;) {
    const ended = new Promise<number>((resolve) => server.once('close', (code) => resolve(code ?? 0)));
    const reinstalled = new Promise<undefined>((resolve) => {
      watchFile(installed, { interval: LOOK }, (now, before) => isWritten(now, before) && resolve(undefined));
    });
    const code = await Promise.race([ended, reinstalled]);
    unwatchFile(installed);
    if (code !== undefined) {
      for (const signal of ENDINGS) process.off(signal, passOn);
      return code;
    }
    console.log('Packages were installed; the server restarts.');
    await end(server, ended);
    server = await start();
  }
}
