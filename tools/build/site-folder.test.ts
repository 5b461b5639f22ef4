import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';

const MODULE = JSON.stringify(resolve('tools/build/site-folder.ts'));

/**
 * Returns code that kills its own process at the nth change to the disk. If that change deletes a site, one of the
 * site's files is deleted first.
 */
const killAt = (step: number): string => `
  import disk from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let step = 0;
  for (const name of ['renameSync', 'rmSync', 'mkdirSync', 'writeFileSync']) {
    const call = disk[name];
    disk[name] = (path, ...rest) => {
      if (++step === ${step}) {
        if (name === 'rmSync' && disk.existsSync(path + '/index.html')) disk.unlinkSync(path + '/index.html');
        process.kill(process.pid, 'SIGKILL');
      }
      return call(path, ...rest);
    };
  }
  syncBuiltinESMExports();`;

const BUILD = `
  const { BUILD_FOLDER, prepareReplacement, replaceSite } = await import(${MODULE});
  const fs = await import('node:fs');
  prepareReplacement('site');
  fs.mkdirSync(BUILD_FOLDER);
  for (const name of ['index.html', 'about.html']) fs.writeFileSync(BUILD_FOLDER + '/' + name, 'new');
  replaceSite('site');
  fs.rmSync(BUILD_FOLDER, { recursive: true, force: true });`;
/** Runs the steps of `npm run serve`, prints what it would serve, and then runs the next build. */
const NEXT_COMMANDS = `
  (await import(${MODULE})).restoreSite('site');
  const read = (name) => process.getBuiltinModule('fs').readFileSync('site/' + name, 'utf8');
  console.log(read('index.html'), read('about.html'));
  ${BUILD}
  console.log(read('index.html'), read('about.html'), ...fs.readdirSync('.cache'));`;

/** Runs code in a folder as a separate process. */
function run(folder: string, code: string): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' });
}

test('a build killed at any step leaves the next command a complete site, and the next build deletes its leftovers', () => {
  let kills = 0;
  for (let step = 1; ; step++) {
    const folder = makeFolder({ 'site/index.html': 'old', 'site/about.html': 'old' });
    const killed = run(folder, killAt(step) + BUILD);
    if (killed.signal !== 'SIGKILL') break;
    kills += 1;
    const { stdout, stderr } = run(folder, NEXT_COMMANDS);
    expect([step, stdout, stderr]).toEqual([
      step,
      expect.stringMatching(/^(old old|new new)\nnew new\n$/),
      '',
    ]);
  }
  expect(kills).toBeGreaterThan(6);
});

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a site that the system locks stays, and the message says what to do',
  ({ skip }) => {
    const folder = makeFolder({ 'site/index.html': 'old' });
    const site = join(folder, 'site');
    if (spawnSync('chattr', ['+i', site]).status !== 0) skip('no locks here');
    onTestFinished(() => void spawnSync('chattr', ['-i', site]));
    expect(run(folder, BUILD).stderr).toMatch(/could not replace site\/ \(E\w+\)\. Close programs/);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('old');
  },
);

test('a site on another drive cannot be replaced, and the message says what to do', ({ skip }) => {
  const elsewhere = '/dev/shm';
  if (!existsSync(elsewhere)) skip('one drive only');
  const site = join(elsewhere, `site-test-${process.pid}`);
  mkdirSync(site);
  onTestFinished(() => rmSync(site, { recursive: true }));
  const { stderr } = run(makeFolder(), BUILD.replaceAll("'site'", JSON.stringify(join(site, 'site'))));
  expect(stderr).toMatch(/\(EXDEV\)\..*on one drive/);
});
