import fs, { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { refuseOtherFiles, replaceSite } from './replace-site.ts';

type Operation = 'renameSync' | 'rmSync';

/** Makes the disk refuse an operation on paths with this ending. */
function refuse(operation: Operation, ending: string, code: string): void {
  const real = fs[operation] as (...words: readonly unknown[]) => void;
  vi.spyOn(fs, operation).mockImplementation((...words: readonly unknown[]) => {
    if (String(words[0]).endsWith(ending)) throw Object.assign(new Error(code), { code });
    real(...words);
  });
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a folder with other files than a site is not replaced', () => {
  const folder = makeFolder({ 'site/index.html': '', 'content/company.yaml': '' });
  for (const name of ['site', 'missing']) expect(() => refuseOtherFiles(join(folder, name))).not.toThrow();
  for (const name of ['content', '.'])
    expect(() => refuseOtherFiles(join(folder, name))).toThrow('not a built site');
});

test.each([
  ['nothing', '/nothing', '', 'new', undefined],
  ['that the new site comes from another disk', '/next', 'EXDEV', 'new', undefined],
  ['that the folder is a disk of its own', '/site', 'EBUSY', 'old', 'is a disk of its own'],
  ['the last step', `${process.pid}.unfinished`, 'EPERM', 'old', 'EPERM'],
])('a disk that refuses %s keeps a whole site', (_what, ending, code, kept, words) => {
  const folder = makeFolder({ 'site/index.html': 'old', 'site/about.html': '', 'next/index.html': 'new' });
  refuse('renameSync', ending, code);
  const replace = (): void => replaceSite(join(folder, 'next'), join(folder, 'site'));
  if (words) expect(replace).toThrow(words);
  else replace();
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe(kept);
  expect(readdirSync(folder).filter((name) => name !== 'next')).toEqual(['site']);
});

test('a new site is whole, and the earlier one is named, if that cannot be deleted', () => {
  const folder = makeFolder({ 'site/index.html': 'old', 'next/index.html': 'new' });
  const print = vi.spyOn(console, 'warn').mockReturnValue();
  refuse('rmSync', '.earlier.unfinished', 'EACCES');
  replaceSite(join(folder, 'next'), join(folder, 'site'));
  expect(readdirSync(join(folder, 'site'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe('new');
  const [earlier = ''] = readdirSync(folder).filter((name) => name.startsWith('.'));
  expect(print.mock.calls.join()).toContain(earlier);
});
