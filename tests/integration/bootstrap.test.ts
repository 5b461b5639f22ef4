import { chmodSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
};
const present = { 'node_modules/one': { version: '1.2.3' }, 'node_modules/two': { version: '4.5.6' } };

let folder: string;

/** Puts a program called npm first, which leaves a mark and ends with this status. */
function run(npmStatus = 0): {
  readonly installed: boolean;
  readonly status: number | null;
  readonly output: string;
} {
  const npm = join(folder, 'bin/npm');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > "${folder}/called"\nexit ${npmStatus}\n`);
  chmodSync(npm, 0o755);
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const outcome = runScript(resolve('tools/bootstrap.mjs'), folder, { PATH: path });
  return { ...outcome, installed: existsSync(join(folder, 'called')) };
}

/** The lockfile changed after the last installation. */
function touchLockfile(): void {
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, LOCK), later, later);
}

beforeEach(() => {
  folder = makeFolder({ [LOCK]: packages(wanted), [INSTALLED]: packages(present), 'bin/.keep': '' });
});

describe('the first step of npm start and npm test', () => {
  test('installs nothing when everything was installed after the lockfile was written', () => {
    expect(run()).toMatchObject({ installed: false, status: 0, output: '' });
  });

  test('installs nothing when the lockfile is newer but asks for what is there', () => {
    touchLockfile();
    expect(run()).toMatchObject({ installed: false, status: 0 });
  });

  test.each([
    ['another version', { ...present, 'node_modules/two': { version: '4.5.0' } }],
    ['one package less', { 'node_modules/one': { version: '1.2.3' } }],
  ])('installs when %s is there than the newer lockfile asks for', (_, found) => {
    writeFileSync(join(folder, INSTALLED), packages(found));
    touchLockfile();
    expect(run()).toMatchObject({ installed: true, status: 0 });
  });

  test('installs in a fresh clone', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(run()).toMatchObject({ installed: true, status: 0 });
  });

  test('stops with a sentence when the installation fails', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { status, output } = run(7);
    expect(status).toBe(1);
    expect(output).toContain('The dependencies could not be installed');
  });
});
