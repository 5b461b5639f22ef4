/** Runs a server until somebody ends it. */
import type { ChildProcess } from 'node:child_process';
import { type Stats, unwatchFile, watchFile } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What npm writes last when it installs; it is not there meanwhile. */
const INSTALLED = 'node_modules/.package-lock.json';
/** How often that is looked at, in ms. */
const LOOK = 500;
/** How long a server may take to end and to give its port back, in ms. */
const PATIENCE = 5000;
const PORT_REST = 300;
/** How somebody ends it: a key, another program, or the closing of its window. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether a file was written; false while it is gone. */
const isWritten = (now: Stats, before: Stats): boolean => now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs;

/** Sends a signal to a server, and to all that it has started where it leads a group. */
function send(server: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (server.pid) process.kill(-server.pid, signal);
  } catch {
    server.kill(signal);
  }
}

/** Ends a server, at once where it does not end by itself. */
async function end(server: ChildProcess, ended: Promise<unknown>): Promise<void> {
  send(server, 'SIGTERM');
  const limit = setTimeout(() => send(server, 'SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(limit);
  await wait(PORT_REST);
}

/**
 * Runs a server to its end. When packages are installed beside it, it is started anew: it loads parts of them when they
 * are first asked for, and those of before are gone.
 *
 * @param start - starts it
 * @param installed - the file whose change says that packages were installed
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
    console.log('Packages were installed beside the server: it starts anew.');
    await end(server, ended);
    server = await start();
  }
}
