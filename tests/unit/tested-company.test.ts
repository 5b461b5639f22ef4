import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { hashContent, isSample, SAMPLE_HASH } from '../sample/sample-content.ts';
import { DIST } from '../support/pages.ts';
import { makeFolder } from '../support/temporary-folder.ts';
import { COMPANIES } from '../support/tested-company.ts';

/** Matches code that opens an owner's folder by name. `content/schemas` is allowed, because the code generates it. */
const OWNERS_FOLDER =
  /(?:read\w*|cpSync|existsSync|statSync|openContent\w*|listProblems)\(\s*['"`](?:content|dist)(?!\/schemas)['"`/]/;

describe('tests of the code', () => {
  test('read the fixture and its site, which owners do not edit', () => {
    expect(CONTENT_FOLDER).toBe(COMPANIES.fixture.content);
    expect(DIST).toBe(COMPANIES.fixture.site);
  });

  test('do not open the owner’s folders', () => {
    const files = globSync(['{src,tests,tools}/**/*.{test,spec}.ts', 'tests/**/*.ts'], {
      exclude: (path) => path.includes('node_modules'),
    });
    expect(files.length).toBeGreaterThan(150);
    const found = files.filter((file) => OWNERS_FOLDER.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('the sample', () => {
  const FILES = { 'content/company.yaml': 'name: One\n', 'content/team/lou.yaml': 'name: Lou\n' };

  /** Makes a project whose content is the sample, plus more files. */
  function makeProject(more: Readonly<Record<string, string>> = {}): string {
    const hash = hashContent(join(makeFolder(FILES), 'content'));
    return makeFolder({ ...FILES, ...more, [SAMPLE_HASH]: `${hash}\n` });
  }

  test('is recognized even with schemas and hidden files of the operating system', () => {
    expect(isSample(makeProject({ 'content/schemas/a.json': '{}', 'content/.DS_Store': '' }))).toBe(true);
  });

  test('is not recognized after an owner changes or adds a file', () => {
    expect(isSample(makeProject({ 'content/team/ana.yaml': 'name: Ana\n' }))).toBe(false);
    const root = makeProject();
    writeFileSync(join(root, 'content/company.yaml'), 'name: Two\n');
    expect(isSample(root)).toBe(false);
  });
});
