import type { ChildProcess } from 'node:child_process';

/** Sends requests until the server answers. @throws Error if it has exited */
export async function answerOf(url: string, server: ChildProcess): Promise<Response> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The development server exited with code ${server.exitCode}`);
}
