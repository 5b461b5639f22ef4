/**
 * Starts workerd on a copy of the fixture's site, once for all tests of the project `servers`. `npm run test:full` also
 * starts nginx.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startNginx } from '../../../tools/hosts/nginx/start-nginx.ts';
import { findNginx } from '../../../tools/machine/nginx-program.ts';
import { DIST } from '../../support/pages.ts';
import { scriptEnvironment } from '../../support/run.ts';
import { answerOf } from '../../support/server-answer.ts';
import { assertSiteBuilt } from '../../support/tested-company.ts';
import { IS_FULL } from '../../support/thoroughness.ts';

export interface Server {
  readonly name: 'workerd' | 'nginx';
  readonly origin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: readonly Server[];
    /** Folder of the copy of the built site that the servers serve. */
    site: string;
  }
}

/** Text of the canary files outside the site, which no response may contain. */
export const CANARY = 'canary-7f3a: a file outside of the site';

/** Finds a free port below the ephemeral range, so that no outgoing connection takes it before the server does. */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
}

/** Waits until a server of the site answers; fails if its process exits first. */
export const waitFor = (server: ChildProcess, origin: string): Promise<Response> =>
  answerOf(`${origin}/robots.txt`, server);

/** Starts workerd the way `npm run serve` does. */
export function spawnWorkerd(port: number, folder: string, site: string): ChildProcess {
  return spawn(process.execPath, ['tools/commands/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: scriptEnvironment({ PORT: String(port), SITE_DIST: site }),
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
  // The folder is outside the project, because nginx, if started by root, reads files as a user without access to the
  // project.
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(DIST, site, { recursive: true, preserveTimestamps: true });
  for (const place of [folder, join(folder, 'nginx')]) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'canary.txt'), CANARY);
  }

  const processes: ChildProcess[] = [];
  const servers: Server[] = [];
  const add = async (name: Server['name'], start: (port: number) => ChildProcess | Promise<ChildProcess>) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const process = await start(port);
    processes.push(process);
    await waitFor(process, origin);
    servers.push({ name, origin });
  };
  const close = async () => {
    await Promise.all(processes.map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await add('workerd', (port) => spawnWorkerd(port, '.', site));
    const nginx = IS_FULL ? findNginx() : undefined;
    const nginxFolder = join(folder, 'nginx');
    if (nginx)
      await add('nginx', (port) =>
        startNginx({ program: nginx, listen: `127.0.0.1:${port}`, folder: nginxFolder, site }),
      );
    else if (IS_FULL) console.warn('nginx is not installed: its tests are skipped.');
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('servers', servers);
  project.provide('site', site);
  return close;
}
