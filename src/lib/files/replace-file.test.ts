import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { replaceFile } from './replace-file.ts';

test('a file is replaced, and one in a new folder is created, without leftovers', () => {
  const folder = makeFolder({ 'a.yaml': 'old' });
  replaceFile(join(folder, 'a.yaml'), 'new');
  replaceFile(join(folder, 'made/b.yaml'), 'new');
  expect(['a.yaml', 'made/b.yaml'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'new',
    'new',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'made']);
});
