/** Checks that the sample's content keeps the rules of `npm run verify`, names its schemas, and uses every drawing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { business } from '../../src/site/business.ts';
import { claims } from '../../src/site/claims.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listSlugs } from '../../src/site/content-references.ts';
import { languages } from '../../src/site/languages.ts';
import { FILE_FORMS, FOLDER_FORMS } from '../../tools/admin/content-forms.ts';
import { findWrongWords } from '../../tools/verify/content-facts.ts';
import { findUnbackedStatements } from '../../tools/verify/content-words.ts';
import { pageFiles } from '../support/html.ts';
import { drawingsIn, loadedBy } from '../support/links.ts';
import { listFiles, readDist } from '../support/pages.ts';
import { TEST_INSTANT } from '../support/test-instant.ts';

const content = openContentFiles(CONTENT_FOLDER);

describe('the sample’s texts', () => {
  test('claim nothing that the company’s file does not back, even if the company has no brands', () => {
    expect(findUnbackedStatements(content, { ...business, brands: [] })).toEqual([]);
  });

  test('contradict no fact of the company’s file', () => {
    const today = readDate(new Date(TEST_INSTANT));
    expect(findWrongWords(content, { company: business, claims, today })).toEqual({
      mistakes: [],
      advice: [],
    });
  });

  test('name every service in every language', () => {
    for (const file of content.languages.files)
      expect(Object.keys(file.value?.services ?? {})).toEqual(
        expect.arrayContaining(listSlugs(content.services.files)),
      );
  });

  test.each(languages)(
    'in $name make no empty promises, such as a ranking, a guarantee or 24-hour service',
    (language) => {
      const text = JSON.stringify(Object.values(language));
      const empty =
        /24\s*\/\s*7|garanti|mejor(?:es)?\b|emergencia|certificad|licenciad|\$|mismo día|hablamos/i;
      expect(text).not.toMatch(empty);
      expect(text).not.toMatch(/['`]|\.\.\.| {2}|--/);
    },
  );
});

const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml'));

test.each(files)('content/%s names its schema in its first line, for editors', (path) => {
  const form =
    FILE_FORMS.find(({ file }) => path === `${file}.yaml`) ??
    FOLDER_FORMS.find(({ folder }) => path.startsWith(`${folder}/`));
  const [schemaLine = ''] = readFileSync(`${CONTENT_FOLDER}/${path}`, 'utf8').split('\n');
  const place = path.includes('/') ? '../schemas' : 'schemas';
  expect(schemaLine).toBe(`# yaml-language-server: $schema=${place}/${form?.schema}.json`);
});

test('every drawing is used by a page or a stylesheet', () => {
  const used = new Set(
    [...pageFiles, ...listFiles('.css')].flatMap(loadedBy).map((address) => address.split('#')[0]),
  );
  // The first project's drawing is inline; its file is needed only if another project comes first.
  const inPage = new Set(pageFiles.flatMap(drawingsIn));
  const unused = listFiles('.svg').filter((file) => !used.has(`/${file}`) && !inPage.has(readDist(file)));
  expect(unused).toEqual([]);
});
