import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { compareContent, describeOwnContent } from '../sample/compare-content.ts';
import { SAMPLE_CONTENT, SAMPLE_SITE } from '../sample/sample-site.ts';
import { DIST } from '../support/pages.ts';
import { makeFolder } from '../support/temporary-folder.ts';

/** Opens a folder of the owner's by its name; the schemas are part of the code. */
const OWNERS_FOLDER =
  /(?:read\w*|cpSync|existsSync|statSync|openContent\w*|listProblems)\(\s*['"`](?:content|dist)(?!\/schemas)['"`/]/;

describe('tests read the sample, so that nothing an owner writes turns them red:', () => {
  test('its content, and the site that is built of it', () => {
    expect(CONTENT_FOLDER).toBe(SAMPLE_CONTENT);
    expect(DIST).toBe(SAMPLE_SITE);
  });

  const configs = globSync(['*.config.ts', 'tests/**/*.config.ts']).filter(
    (file) => file !== 'astro.config.ts',
  );
  test.each(configs)('%s says so to its suite', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/switchToSample\(\)|playwright\.config\.ts|snapshotConfig\(/);
  });

  test('no test opens the owner’s folders', () => {
    const files = globSync(['{src,tests,tools}/**/*.{test,spec}.ts', 'tests/**/*.ts'], {
      exclude: (path) => path.includes('node_modules'),
    });
    expect(files.length).toBeGreaterThan(150);
    const found = files.filter((file) => OWNERS_FOLDER.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  test.each(['readFileSync', 'readdirSync', 'cpSync', 'openContentFiles'])(
    '%s of one would be found',
    (name) => {
      expect(`${name}('content/company.yaml')`).toMatch(OWNERS_FOLDER);
      expect(`${name}(\n  "dist", options)`).toMatch(OWNERS_FOLDER);
      expect(`${name}('content/schemas/company.json')`).not.toMatch(OWNERS_FOLDER);
    },
  );
});

describe('content that is no longer the sample', () => {
  const SAMPLE = { 'company.yaml': 'name: One\n', 'team/lou.yaml': 'name: Lou\n', 'schemas/a.json': '{}' };

  test('is told by its files, without the schemas', () => {
    const sample = makeFolder(SAMPLE);
    const own = makeFolder({
      'company.yaml': 'name: Two\n',
      'photos/lou.jpg': '',
      'schemas/b.json': '{}',
      '.DS_Store': '',
    });
    expect(compareContent(sample, own)).toEqual([
      { file: 'company.yaml', change: 'changed' },
      { file: 'photos/lou.jpg', change: 'added' },
      { file: 'team/lou.yaml', change: 'removed' },
    ]);
    expect(describeOwnContent(sample, own)).toContain('(company.yaml, photos/lou.jpg, team/lou.yaml)');
  });

  test('is told in one line, however much it is', () => {
    const files = Array.from({ length: 9 }, (_, index) => [`team/${index}.yaml`, ''] as const);
    const line = describeOwnContent(makeFolder(), makeFolder(Object.fromEntries(files))) ?? '';
    expect(line).toContain('team/4.yaml and 4 more)');
    expect(line).toContain('npm run verify');
    expect(line).not.toContain('\n');
  });

  test('is not told of while it is the sample', () => {
    expect(describeOwnContent(makeFolder(SAMPLE), makeFolder(SAMPLE))).toBeUndefined();
  });
});
