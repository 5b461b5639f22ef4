import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { refuseOtherFiles } from './refuse-other-files.ts';

test('a folder with other files than a site is not replaced', () => {
  const folder = makeFolder({ 'site/index.html': '', 'content/company.yaml': '' });
  for (const name of ['site', 'missing']) expect(() => refuseOtherFiles(join(folder, name))).not.toThrow();
  for (const name of ['content', '.'])
    expect(() => refuseOtherFiles(join(folder, name))).toThrow('not a built site');
});
