/** Tests rules of `npm run verify` that need more content than the fixture has. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { findUnbackedStatements } from '../../tools/verify/content-words.ts';
import { adviseOnNames } from '../../tools/verify/missing-names.ts';
import { COMPANIES } from '../support/tested-company.ts';

const { content: folder } = COMPANIES.sample;

test('every service has a name in every language', () => {
  expect(adviseOnNames(openContentFiles(folder))).toEqual([]);
});

test('if estimates are not free, texts that call them free are reported, but slugs are not', () => {
  const found = findUnbackedStatements(openContentFiles(folder), { ...business, freeEstimates: false });
  const files = found.filter((one) => one.includes('freeEstimates')).map((one) => one.split(',')[0]);
  expect(new Set(files).size).toBeGreaterThan(1);
  expect(found.join('\n')).not.toMatch(/, (?:slug|service|id): /);
});

test('no text counts an area outside the city as a borough', () => {
  const files = globSync('**/*.yaml', { cwd: folder });
  const counting = files.filter((file) =>
    /\{areas [^}]*(?:borough|condado)/i.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(counting).toEqual([]);
});
