import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { describeSources, isUpToDate, recordBuild } from './build-record.ts';

test('the sources have the same description as long as nothing changes', () => {
  expect(describeSources()).toMatch(/^[0-9a-f]{64}$/);
  expect(describeSources()).toBe(describeSources());
});

test('a site is up to date until its sources or any of its files change', () => {
  const site = makeFolder({ 'index.html': 'page', 'services/boiler-repair.html': 'page' });
  expect(isUpToDate(site, 'sources')).toBe(false);
  recordBuild(site, 'sources');
  expect(isUpToDate(site, 'sources')).toBe(true);
  expect(isUpToDate(site, 'other sources')).toBe(false);
  const changes: readonly [() => void, () => void][] = [
    [
      () => writeFileSync(join(site, 'index.html'), 'other'),
      () => writeFileSync(join(site, 'index.html'), 'page'),
    ],
    [() => writeFileSync(join(site, 'new.html'), ''), () => rmSync(join(site, 'new.html'))],
    [() => mkdirSync(join(site, 'new')), () => rmSync(join(site, 'new'), { recursive: true })],
    [() => symlinkSync('index.html', join(site, 'link')), () => rmSync(join(site, 'link'))],
  ];
  for (const [change, undo] of changes) {
    change();
    expect(isUpToDate(site, 'sources')).toBe(false);
    undo();
    expect(isUpToDate(site, 'sources')).toBe(true);
  }
  rmSync(site, { recursive: true });
  expect(isUpToDate(site, 'sources')).toBe(false);
});

test('a build is not recorded if its sources cannot be hashed', () => {
  const site = makeFolder({ 'index.html': 'page' });
  recordBuild(site, undefined);
  expect(isUpToDate(site, undefined)).toBe(false);
});
