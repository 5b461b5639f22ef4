/** Folders that tests may fill; each is removed when its test file ends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { copyProjectTo } from '../../tools/bench/project-copy.ts';

/** A new folder with these files in it. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The project in a folder of its own, with the installed packages behind a link. */
export function copyProject(): string {
  const folder = makeFolder();
  copyProjectTo(folder);
  return folder;
}
