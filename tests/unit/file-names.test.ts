import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSources } from '../support/sources.ts';

/** Files in this folder are named by URL. */
const ROUTES = 'src/pages/';

/** Names that several folders may use, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  index: 'the entry of a folder',
  tokens: 'the style guide shows the tokens of the stylesheet',
};

/** `search-box` for `search-box.client.tsx`, `search-box.module.css` and `search-box.tsx`. */
const nameOf = (file: string): string => basename(file).replace(/\..*$/, '');

/** Finds names that files in different folders share; files with the same name in one folder belong together. */
function findRepeatedNames(files: readonly string[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const name = nameOf(file);
    folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
  }
  return [...folders].filter(([, places]) => places.size > 1).map(([name]) => name);
}

describe('the name of a source file', () => {
  const files = listSources('src', ['.ts', '.tsx', '.astro', '.css']).filter(
    (file) => !file.startsWith(ROUTES),
  );

  test('is used in only one folder, so that it is unambiguous', () => {
    const repeated = findRepeatedNames(files).filter((name) => !(name in ALLOWED));
    expect(files.length).toBeGreaterThan(100);
    expect(repeated).toEqual([]);
  });
});
