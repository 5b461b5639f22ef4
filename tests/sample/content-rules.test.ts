/** Checks that the sample keeps the rules of `npm run verify`, names its schemas, uses every drawing, and is named in one file. */
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
import { findStaleMap, findStaleSampleLines } from '../../tools/verify/stale-statements.ts';
import { pageFiles } from '../support/html.ts';
import { findFacts, MATCHERS } from '../support/identity-matchers.ts';
import { drawingsIn, loadedBy } from '../support/links.ts';
import { listFiles, readDist } from '../support/pages.ts';
import { isTest, listSources, readSource } from '../support/sources.ts';
import { TEST_INSTANT } from '../support/test-instant.ts';

const content = openContentFiles(CONTENT_FOLDER);

describe('the sample’s texts', () => {
  test('claim nothing that the company’s file contradicts or does not back, even if it has no brands', () => {
    const company = { ...business, brands: [] };
    const known = { company, claims, today: readDate(new Date(TEST_INSTANT)) };
    expect(findWrongWords(content, known)).toEqual({ mistakes: [], advice: [] });
    expect(findUnbackedStatements(content, company)).toEqual([]);
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

const address = { street: '9 Court Street', city: 'Brooklyn', state: 'NY', zip: '11201' };

test('a map that shows an address other than the office’s is reported', () => {
  const mapUrl = 'https://www.google.com/maps/search/?api=1&query=1+Old+Street%2C+Brooklyn%2C+NY+11201';
  expect(findStaleMap({ mapUrl, address })).toEqual([
    expect.stringContaining('mapUrl shows a different address'),
  ]);
  expect(findStaleMap({ mapUrl: undefined, address })).toEqual([]);
});

describe('a page that calls its people or projects samples', () => {
  test('is not reported while it shows samples', () => {
    expect(findStaleSampleLines(content)).toEqual([]);
  });

  test('is reported if no samples remain', () => {
    const none = { files: [], problems: [] };
    const found = findStaleSampleLines({ ...content, team: none, projects: none });
    expect(found.some((one) => one.includes('pages/about.yaml, line '))).toBe(true);
    expect(found.some((one) => one.includes('pages/portfolio.yaml, line '))).toBe(true);
  });
});

const IDENTITY = `${CONTENT_FOLDER}/company.yaml`;
const CODE = ['.ts', '.tsx', '.astro', '.css', '.svg', '.md', '.json', '.txt', '.yaml'];
const sources = [...listSources('src', CODE), ...listSources(CONTENT_FOLDER, ['.yaml'])].filter(
  (file) => file !== IDENTITY && !isTest(file),
);

describe('the company’s identity', () => {
  test.each(sources)('is not hard-coded in %s', (file) => {
    expect(findFacts(readSource(file))).toEqual([]);
  });

  test('is complete in the identity file', () => {
    const all = MATCHERS.map(({ fact }) => fact);
    expect(findFacts(readSource(IDENTITY))).toEqual(all);
  });
});
