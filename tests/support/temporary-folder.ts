/** Temporary folders for tests; each is deleted when its test file ends. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { copyProjectTo } from './project-copy.ts';

/** Creates a folder with these files. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Copies the project into a new folder, with symbolic links to installed packages. */
export function copyProject(): string {
  const folder = makeFolder();
  copyProjectTo(folder);
  return folder;
}

/** Replaces text in a file; throws if nothing changes. */
export function editFile(path: string, pattern: string | RegExp, replacement: string): void {
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(pattern, replacement);
  if (edited === text) throw new Error(`${path} has no ${pattern}`);
  writeFileSync(path, edited);
}

/**
 * Returns the number of a line, so that tests do not hard-code it.
 *
 * @param place - matches text that ends on the line
 * @returns the number, counted from 1
 */
export function findLine(text: string, place: RegExp): number {
  const match = place.exec(text);
  if (!match) throw new Error(`${place} is not in the text:\n${text}`);
  return text.slice(0, match.index + match[0].length).split('\n').length;
}

/**
 * Removes holidays and the start and end dates of claims from a copy of the project, so that its checks do not depend
 * on today's date.
 */
export function stopCalendar(project: string): void {
  for (const [name, dated] of [
    ['src/content/claims.yaml', /^ +(?:begins|ends): .*\n/gm],
    ['content/company.yaml', /^holidays:\n(?: +.*\n)+/gm],
  ] as const) {
    const file = join(project, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(dated, ''));
  }
}
