import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import { scriptEnvironment } from '../support/run.ts';
import { copyProject, editFile } from '../support/temporary-folder.ts';
import { IS_FULL } from '../support/thoroughness.ts';
import { freePort, spawnWorkerd, stop, waitFor } from './support/start-servers.ts';

const project = copyProject();
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  cpSync(inject('site'), join(project, 'dist'), { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawnWorkerd(port, project, 'dist');
  await waitFor(server, origin);
});
afterAll(() => stop(server));

const ask = async (path: string): Promise<string> => {
  const answer = await fetch(origin + path);
  return `${answer.status} ${await answer.text()}`;
};

/** Builds in the copy of the project; if `detached`, in its own process group. */
const startBuild = (detached = false): ChildProcess =>
  spawn(process.execPath, ['tools/commands/build.ts'], {
    cwd: project,
    stdio: 'ignore',
    env: scriptEnvironment(),
    detached,
  });

/** Builds in the copy of the project, and requests a page continuously until the build ends. */
async function buildWhileAsking(path: string): Promise<{ status: number; answers: Set<string> }> {
  const build = startBuild();
  const ended = once(build, 'exit');
  const answers = new Set<string>();
  while (build.exitCode === null) answers.add(await ask(path));
  const [status] = (await ended) as [number];
  return { status, answers };
}

describe.runIf(IS_FULL)('a running site', () => {
  const page = routes.about;

  test('keeps serving the old site if a build fails after writing some pages', async () => {
    const before = await ask(page);
    expect(before).toContain(business.name);
    // Astro copies this file into the site; then the build fails, because the page is not in `sitemapRoutes`.
    const folder = join(project, 'public');
    mkdirSync(folder);
    writeFileSync(join(folder, 'copied.html'), '<p style="color: red">x</p>');
    const { status, answers } = await buildWhileAsking(page);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect([...answers]).toEqual([before]);
    expect(await ask(page)).toBe(before);
  });

  test('keeps serving the old site when builds are killed at random moments', async () => {
    const before = await ask(page);
    for (let kills = 0; kills < 3; kills++) {
      const build = startBuild(true);
      await sleep(10_000 * Math.random());
      if (build.exitCode === null) process.kill(-(build.pid ?? 0), 'SIGKILL');
      if (build.signalCode === null && build.exitCode === null) await once(build, 'exit');
      expect(await ask(page)).toBe(before);
    }
  });

  test('serves the new site after a successful build, which removes leftovers of killed builds', async () => {
    const renamed = 'Renamed For A Test';
    editFile(
      join(project, 'content/company.yaml'),
      `shortName: ${business.shortName}`,
      `shortName: ${renamed}`,
    );
    const { status, answers } = await buildWhileAsking(page);
    expect(status).toBe(0);
    expect(readdirSync(join(project, '.cache')).filter((name) => /^(build|replaced)-/.test(name))).toEqual(
      [],
    );
    // While the folders are swapped, the local server may miss a file that is still in its list, which is an error.
    for (const answer of answers) expect(answer.slice(0, 3)).toMatch(/200|404|500/);
    await expect.poll(() => ask(page)).toContain(renamed);
  });
});
