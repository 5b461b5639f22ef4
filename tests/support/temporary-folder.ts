/** Folders that tests may fill; each is removed when its test file ends. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { copyProjectTo } from './project-copy.ts';

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

/** Takes what falls due on a day out of a copy of the project, so that it is the same on every day: claims and holidays. */
export function stopCalendar(project: string): void {
  for (const [name, dated] of [
    ['src/content/claims.yaml', /^ +(?:begins|ends): .*\n/gm],
    ['content/company.yaml', /^holidays:\n(?: +.*\n)+/gm],
  ] as const) {
    const file = join(project, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(dated, ''));
  }
}
