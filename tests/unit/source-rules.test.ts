import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, readSource } from '../support/sources.ts';

const LONGEST_FILE = 250;
const LONGEST_COMPONENT = 150;
/** Drawings are data, so their length is not limited. */
const DATA = [/^src\/drawings\//];

const code = listSources('src', ['.ts', '.tsx', '.astro', '.css']).filter((file) => !isTest(file));
const components = listSources('src', ['.tsx']);
const scripts = [...listSources('src', ['.ts', '.tsx']), ...listSources('tools', ['.ts'])].filter(
  (file) => !isTest(file),
);
const lineCount = (text: string): number => text.trimEnd().split('\n').length;

describe('files in src', () => {
  test(`have at most ${LONGEST_FILE} lines, apart from drawings`, () => {
    const long = code
      .filter((file) => !DATA.some((pattern) => pattern.test(file)))
      .filter((file) => lineCount(readSource(file)) > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  test(`with components have at most ${LONGEST_COMPONENT} lines`, () => {
    const long = components.filter((file) => lineCount(readSource(file)) > LONGEST_COMPONENT);
    expect(components.length).toBeGreaterThan(40);
    expect(long).toEqual([]);
  });

  test('are never JavaScript', () => {
    expect(listSources('src', ['.js', '.jsx', '.mjs', '.cjs'])).toEqual([]);
  });

  test('have no comments that suppress a checker, and neither do the files in tools', () => {
    const silent = scripts.filter((file) =>
      /@ts-(ignore|nocheck|expect-error)|biome-ignore/.test(readSource(file)),
    );
    expect(silent).toEqual([]);
  });

  test('outside src/pages have a name that no file in another folder has', () => {
    const folders = new Map<string, Set<string>>();
    for (const file of code.filter((one) => !one.startsWith('src/pages/'))) {
      const name = basename(file).replace(/\..*$/, '');
      folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
    }
    const repeated = [...folders].filter(([, places]) => places.size > 1).map(([name]) => name);
    // `index` is the entry of a folder.
    expect(repeated.filter((name) => name !== 'index')).toEqual([]);
  });
});
