import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { isSample } from '../sample/sample-content.ts';
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

test('content is the sample until an owner changes the name or the phone number', () => {
  const isSampleWith = (text: string): boolean => isSample(makeFolder({ 'content/company.yaml': text }));
  const [name, phone] = ['name: Five Borough Air', 'phone: (718) 555-0142'];
  expect(isSampleWith(`# The company.\n${name}\n${phone}\nemail: a@b.example\n`)).toBe(true);
  expect(isSampleWith(`name: Two\n${phone}\n`)).toBe(false);
  expect(isSampleWith(`${name}\nphone: (718) 555-0143\n`)).toBe(false);
  expect(isSample(makeFolder())).toBe(false);
});
