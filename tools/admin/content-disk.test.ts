import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { openContentDisk } from './content-disk.ts';

test.each([
  'content/../package.json',
  'src/site/business.ts',
  'content/.env',
  'content/schemas/company.json',
  'content/photos/run.html',
])('%s is not written', (path) => {
  const root = makeFolder({ 'content/brand.yaml': '' });
  expect(() => openContentDisk(root).commit([{ path, bytes: Buffer.from('x') }], '')).toThrow(path);
  expect(existsSync(join(root, path))).toBe(false);
});
