import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';

const MODULE = JSON.stringify(resolve('tools/build/site-folder.ts'));

/**
 * Kills the process at its nth change to the disk. If that change removes a folder, the folder is half gone by then.
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

describe('a build that is killed', () => {
  const before = { 'site/index.html': 'old', 'site/about.html': 'old' };

  test('at any step leaves a complete site for the next command, and the next build deletes its leftovers', () => {
    let kills = 0;
    for (let step = 1; ; step++) {
      const folder = makeFolder(before);
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
    expect(kills).toBeGreaterThan(8);
  });
});

const MAY_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

describe('a folder that cannot be replaced', () => {
  test.skipIf(!MAY_MOUNT).for<[string, string[], RegExp]>([
    ['is full', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs'], /has \d+ MB free, and a build takes up to \d+/],
    [
      'may not be written',
      ['-t', 'tmpfs', '-o', 'ro', 'tmpfs'],
      /\.cache cannot be written \(E\w+\); give the user who builds/,
    ],
  ])('because the disk %s is refused at once with a remedy', ([, words, sentence], { skip }) => {
    const folder = makeFolder();
    if (spawnSync('mount', [...words, folder]).status !== 0) skip('no mounts here');
    onTestFinished(() => void spawnSync('umount', [folder]));
    const { status, stderr } = run(folder, BUILD);
    expect(stderr).toMatch(sentence);
    expect([status, readdirSync(folder).filter((name) => name !== '.cache')]).toEqual([1, []]);
  });

  test('because a file is in the way is refused at once with a remedy', () => {
    const { stderr } = run(makeFolder({ '.cache': '' }), BUILD);
    expect(stderr).toContain('.cache cannot be written (EEXIST); make it a folder');
  });

  test('because a file has its name is refused at once with a remedy', () => {
    const folder = makeFolder({ site: 'mine' });
    expect(run(folder, BUILD).stderr).toContain(
      'site is a file, and the site is built into a folder of this name',
    );
    expect(readFileSync(join(folder, 'site'), 'utf8')).toBe('mine');
  });

  test('because a link leads nowhere is refused at once with a remedy', () => {
    const folder = makeFolder();
    symlinkSync('gone', join(folder, 'site'));
    expect(run(folder, BUILD).stderr).toContain('site is a link that leads to no folder');
  });

  test.skipIf(!MAY_MOUNT)('because the system locks it keeps its site', ({ skip }) => {
    const folder = makeFolder({ 'site/index.html': 'old' });
    const site = join(folder, 'site');
    if (spawnSync('chattr', ['+i', site]).status !== 0) skip('no locks here');
    onTestFinished(() => void spawnSync('chattr', ['-i', site]));
    expect(run(folder, BUILD).stderr).toMatch(/could not replace site\/ \(E\w+\)/);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('old');
  });

  test.skipIf(!MAY_MOUNT)(
    'because something is mounted there is refused at once with a remedy',
    ({ skip }) => {
      const folder = makeFolder({ 'site/index.html': 'old', 'volume/index.html': 'old' });
      const dist = join(folder, 'site');
      if (spawnSync('mount', ['--bind', join(folder, 'volume'), dist]).status !== 0) skip('no mounts here');
      onTestFinished(() => void spawnSync('umount', [dist]));
      const { stderr } = run(folder, BUILD);
      expect(stderr).toContain('site/ is a mounted folder');
      expect(stderr).toContain('build into another: SITE_OUT_DIR=other npm run build');
      expect(readdirSync(dist)).toEqual(['index.html']);
    },
  );

  test('because it is on another drive is refused at once with a remedy', ({ skip }) => {
    const elsewhere = '/dev/shm';
    if (!existsSync(elsewhere)) skip('one drive only');
    const site = join(elsewhere, `site-test-${process.pid}`);
    mkdirSync(site);
    onTestFinished(() => rmSync(site, { recursive: true }));
    const { stderr } = run(makeFolder(), BUILD.replaceAll("'site'", JSON.stringify(join(site, 'site'))));
    expect(stderr).toContain('.cache/ are on different drives; move them to the same one.');
  });
});
