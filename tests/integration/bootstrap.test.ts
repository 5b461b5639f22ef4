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

/** Puts a program called npm first, which notes its words and ends with this status. */
function run({ npmStatus = 0, args = [] as readonly string[] } = {}) {
  const npm = join(folder, 'bin/npm');
  const called = join(folder, 'called');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > "${called}"\nexit ${npmStatus}\n`);
  chmodSync(npm, 0o755);
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const outcome = runScript(resolve('tools/commands/bootstrap.mjs'), folder, { PATH: path }, { args });
  return { ...outcome, npmWords: existsSync(called) ? readFileSync(called, 'utf8') : undefined };
}

beforeEach(() => {
  folder = makeFolder({ [LOCK]: packages(wanted), [INSTALLED]: packages(present), 'bin/.keep': '' });
});

const NOTHING = { npmWords: undefined, status: 0, output: '' };
const OMIT_DEV = { args: ['--omit=dev'] };

describe('the first step of npm start and npm test', () => {
  test('installs nothing when all that the lockfile asks for is there', () => {
    expect(run()).toMatchObject(NOTHING);
  });

  test.each([
    ['another version', { ...present, 'node_modules/two': { version: '4.5.0' } }],
    ['one package less', { 'node_modules/one': { version: '1.2.3' } }],
    ['nothing to test with', presentToBuild],
  ])('installs when there is %s', (_, found) => {
    writeFileSync(join(folder, INSTALLED), packages(found));
    const { npmWords, status } = run();
    expect(npmWords).toMatch(/^ci --no-audit/);
    expect(status).toBe(0);
  });

  test('leaves out what only tests need where nobody tests', () => {
    writeFileSync(join(folder, INSTALLED), packages(presentToBuild));
    expect(run(OMIT_DEV)).toMatchObject(NOTHING);
    rmSync(join(folder, INSTALLED));
    expect(run(OMIT_DEV).npmWords).toMatch(/^ci --omit=dev /);
  });

  test('installs in a fresh clone', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(run().npmWords).toMatch(/^ci /);
  });

  test('stops with a sentence when the installation fails', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { status, output } = run({ npmStatus: 7 });
    expect(status).toBe(1);
    expect(output).toContain('The dependencies could not be installed');
  });
});
