/** Tests a logo that is four times as wide as tall. The name next to it wraps onto two lines. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { visitPages } from '../../tools/verify/visit-pages.ts';
import { runScript } from '../support/run.ts';
import { makeFolder } from '../support/temporary-folder.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#ff5a36" d="M0 0h30v40H0z"/><path fill="#eceae2" d="M40 10h120v20H40z"/></svg>';

test('npm run verify finds nothing wrong with a wide logo at any width', async () => {
  const folder = makeFolder();
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  cpSync(CONTENT_FOLDER, content, { recursive: true });
  mkdirSync(join(content, 'brand'), { recursive: true });
  writeFileSync(join(content, 'brand/logo.svg'), LOGO);
  writeFileSync(join(content, 'brand.yaml'), 'logo:\n  file: logo.svg\n');
  const places = { SITE_CONTENT_DIR: content, SITE_OUT_DIR: dist };
  expect(runScript('tools/commands/build.ts', '.', places)).toMatchObject({ status: 0 });
  expect(await visitPages(dist, ['/', '/contact'])).toEqual([]);
});
