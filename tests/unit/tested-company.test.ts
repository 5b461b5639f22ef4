import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { hashContent, isSample, SAMPLE_HASH } from '../sample/sample-content.ts';
import { DIST } from '../support/pages.ts';
import { makeFolder } from '../support/temporary-folder.ts';
import { COMPANIES } from '../support/tested-company.ts';

/** Opens a folder of the owner's by its name; the schemas are part of the code. */
const OWNERS_FOLDER =
  /(?:read\w*|cpSync|existsSync|statSync|openContent\w*|listProblems)\(\s*['"`](?:content|dist)(?!\/schemas)['"`/]/;

describe('tests of the engine read the fixture, so that nothing an owner writes turns them red:', () => {
  test('its content, and the site that is built of it', () => {
    expect(CONTENT_FOLDER).toBe(COMPANIES.fixture.content);
    expect(DIST).toBe(COMPANIES.fixture.site);
  });

  test('no test opens the owner’s folders', () => {
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

  /** A project whose content is the sample, with more files beside it. */
  function makeProject(more: Readonly<Record<string, string>> = {}): string {
    const hash = hashContent(join(makeFolder(FILES), 'content'));
    return makeFolder({ ...FILES, ...more, [SAMPLE_HASH]: `${hash}\n` });
  }

  test('is the content with its schemas and with hidden files of the system', () => {
    expect(isSample(makeProject({ 'content/schemas/a.json': '{}', 'content/.DS_Store': '' }))).toBe(true);
  });

  test('is no longer the content once an owner has changed or added a file', () => {
    expect(isSample(makeProject({ 'content/team/ana.yaml': 'name: Ana\n' }))).toBe(false);
    const root = makeProject();
    writeFileSync(join(root, 'content/company.yaml'), 'name: Two\n');
    expect(isSample(root)).toBe(false);
  });
});
