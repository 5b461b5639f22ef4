/** Folders that tests may fill; each is removed when its test file ends. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from 'vitest';

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

const COPIED = ['src', 'tools', 'astro.config.ts', 'package.json', 'tsconfig.json', 'wrangler.jsonc'];

/** The project in a folder of its own, with the installed packages behind a link. */
export function copyProject(): string {
  const folder = makeFolder();
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
