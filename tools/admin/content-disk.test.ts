import { existsSync, readFileSync } from 'node:fs';
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
  'content/photos/a\u202egnp.png',
  'content/photos/a:b.png',
])('%s is not written', (path) => {
  const root = makeFolder({ 'content/brand.yaml': '' });
  expect(() => openContentDisk(root).commit([{ path, bytes: Buffer.from('x') }])).toThrow(path);
  expect(existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8')).not.toBe('x');
});

test('a file whose new name cannot be written keeps its old one', () => {
  const root = makeFolder({ 'content/team/ana.yaml': 'name: Ana' });
  const change = { path: `content/team/${'x'.repeat(250)}.yaml`, bytes: Buffer.from('x') };
  const remove = { path: 'content/team/ana.yaml', bytes: undefined };
  expect(() => openContentDisk(root).commit([remove, change])).toThrow();
  expect(existsSync(join(root, remove.path))).toBe(true);
});
