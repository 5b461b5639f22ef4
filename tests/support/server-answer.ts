import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_LIMIT } from './time-limits.ts';

/**
 * Requests a URL until the answer is a success.
 *
 * @throws Error if the server's process exits, or if the server does not answer in time
 */
export async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  for (const end = performance.now() + TEST_LIMIT; performance.now() < end; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} exited with code ${server.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server at ${url} did not answer within ${TEST_LIMIT / 1000} s`);
}
