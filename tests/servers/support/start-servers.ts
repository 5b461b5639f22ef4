/** Starts workerd on the fixture's site, once for all tests of the project `servers`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { DIST } from '../../support/pages.ts';
import { scriptEnvironment } from '../../support/run.ts';
import { waitForAnswer } from '../../support/server-answer.ts';
import { assertSiteBuilt } from '../../support/tested-company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server. */
    origin: string;
  }
}

/** Finds a free port below the ephemeral range, so that no outgoing connection takes it before the server does. */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
}

/** Ends a process and waits for its exit. */
export function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  assertSiteBuilt();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['tools/commands/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: scriptEnvironment({ PORT: String(port), SITE_DIST: DIST }),
  });
  await waitForAnswer(`${origin}/robots.txt`, server).catch(async (error: unknown) => {
    await stop(server);
    throw error;
  });
  project.provide('origin', origin);
  return () => stop(server);
}
