/** Talks to the development server of a project copy. */
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Finds a free port. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/** Sends requests until the server answers. @throws Error if it has exited */
export async function answerOf(url: string, server: ChildProcess): Promise<Response> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The development server exited with code ${server.exitCode}`);
}
