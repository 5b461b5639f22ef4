/** Tests that `tools/commands/nginx.ts` rejects options that cannot work. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../support/run.ts';
import { copyProject, makeFolder } from '../support/temporary-folder.ts';

const project = copyProject();
const site = makeFolder({ 'index.html': 'home' });
const target = makeFolder();
const config = join(target, 'nginx.conf');
const root = join(target, 'site');
const listFiles = (): string[][] => [
  readdirSync(project).sort(),
  readdirSync(site),
  readdirSync(target, { recursive: true, encoding: 'utf8' }),
];
const before = listFiles();

test.each<[args: readonly string[], named: string]>([
  [['--root', join(site, 'versions'), '--config', config], 'is in the built site'],
  [['--root', root, '--config', config, '--bogus'], '--bogus'],
  [['--root', root, '--config'], '--config'],
  [['--root', root, '--config', config, '--certificate', '/a.pem'], '--certificate and --key'],
])('%j is rejected with a message, and nothing is written', (args, named) => {
  const { status, output } = runScript('tools/commands/nginx.ts', project, { SITE_DIST: site }, { args });
  expect(output).toContain(named);
  expect(output).toMatch(/\nThe live site is unchanged\.\n$/);
  expect(output).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
  expect(listFiles()).toEqual(before);
});
