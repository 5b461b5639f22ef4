import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { refuseLinks, refuseOtherFiles } from './refuse-links.ts';

test('a folder that a build replaces may be missing, but may not be a link', () => {
  const folder = makeFolder({ 'site/index.html': '' });
  const link = join(folder, 'dist');
  symlinkSync(join(folder, 'site'), link);
  expect(() => refuseLinks([join(folder, 'site'), join(folder, 'missing')])).not.toThrow();
  expect(() => refuseLinks([join(folder, 'site'), link])).toThrow(`${link} is a link`);
});

test('a folder with other files than a site is not replaced', () => {
  const folder = makeFolder({ 'site/index.html': '', 'content/company.yaml': '' });
  for (const name of ['site', 'missing']) expect(() => refuseOtherFiles(join(folder, name))).not.toThrow();
  for (const name of ['content', '.'])
    expect(() => refuseOtherFiles(join(folder, name))).toThrow('not a built site');
});
