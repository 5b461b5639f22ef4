import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runScript } from '../support/run.ts';
import { makeFolder } from '../support/temporary-folder.ts';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const packages = (versions: Readonly<Record<string, object>>): string =>
  JSON.stringify({ packages: versions });

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/one': { version: '1.2.3' },
  'node_modules/two': { version: '4.5.6' },
  'node_modules/elsewhere': { version: '7.8.9', optional: true },
  'node_modules/tester': { version: '3.2.1', dev: true },
};
const presentToBuild = { 'node_modules/one': { version: '1.2.3' }, 'node_modules/two': { version: '4.5.6' } };
const present = { ...presentToBuild, 'node_modules/tester': { version: '3.2.1' } };

let folder: string;

/** Runs `bootstrap.cjs` with a fake npm, which records its arguments and exits with `npmStatus`. */
function run({ npmStatus = 0, args = [] as readonly string[] } = {}) {
  const npm = join(folder, 'bin/npm');
  const called = join(folder, 'called');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > "${called}"\nexit ${npmStatus}\n`);
  chmodSync(npm, 0o755);
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const outcome = runScript(resolve('tools/commands/bootstrap.cjs'), folder, { PATH: path }, args);
  return { ...outcome, npmWords: existsSync(called) ? readFileSync(called, 'utf8') : undefined };
}

beforeEach(() => {
  folder = makeFolder({ [LOCK]: packages(wanted), [INSTALLED]: packages(present), 'bin/.keep': '' });
});

const NOTHING = { npmWords: undefined, status: 0, output: '' };
const OMIT_DEV = { args: ['--omit=dev'] };

describe('the installation before a command', () => {
  test('installs nothing if everything in the lockfile is installed', () => {
    expect(run()).toMatchObject(NOTHING);
  });

  test.each([
    ['a different version', { ...present, 'node_modules/two': { version: '4.5.0' } }],
    ['a missing package', { 'node_modules/one': { version: '1.2.3' } }],
    ['no development package', presentToBuild],
  ])('installs when there is %s', (_, found) => {
    writeFileSync(join(folder, INSTALLED), packages(found));
    const { npmWords, status } = run();
    expect(npmWords).toMatch(/^ci --ignore-scripts/);
    expect(status).toBe(0);
  });

  test.each(['', '{}'])('stops with a message if the lockfile is “%s”', (text) => {
    writeFileSync(join(folder, LOCK), text);
    const { npmWords, status, output } = run();
    expect([npmWords, status]).toEqual([undefined, 1]);
    expect(output.trim()).toBe(`${LOCK} is missing or damaged. Restore it with: git checkout ${LOCK}`);
  });

  test('leaves out development packages with --omit=dev', () => {
    writeFileSync(join(folder, INSTALLED), packages(presentToBuild));
    expect(run(OMIT_DEV)).toMatchObject(NOTHING);
    rmSync(join(folder, INSTALLED));
    expect(run(OMIT_DEV).npmWords).toMatch(/^ci --omit=dev /);
  });

  test('runs the command with its arguments after the installation, and returns its exit status', () => {
    writeFileSync(
      join(folder, 'say.mjs'),
      'console.log(process.argv.slice(2).join()); process.exitCode = 3;',
    );
    const { status, output } = run({ args: ['--omit=dev', 'say.mjs', '--omit=dev', 'two words'] });
    expect([status, output.trim()]).toEqual([3, '--omit=dev,two words']);
  });

  test('stops with a message when the installation fails', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { status, output } = run({ npmStatus: 7 });
    expect(status).toBe(1);
    expect(output).toContain('The dependencies could not be installed');
  });
});
