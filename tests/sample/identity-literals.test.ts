import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { findFacts, MATCHERS } from '../support/identity-matchers.ts';
import { isTest, listSources, readSource } from '../support/sources.ts';

const IDENTITY = `${CONTENT_FOLDER}/company.yaml`;
const CODE = ['.ts', '.tsx', '.astro', '.css', '.svg', '.md', '.json', '.txt', '.yaml'];
const files = [...listSources('src', CODE), ...listSources(CONTENT_FOLDER, ['.yaml'])].filter(
  (file) => file !== IDENTITY && !isTest(file),
);

describe('the company’s identity', () => {
  test.each(files)('is not hard-coded in %s', (file) => {
    expect(findFacts(readSource(file))).toEqual([]);
  });

  test('is complete in the identity file', () => {
    const all = MATCHERS.map(({ fact }) => fact);
    expect(findFacts(readSource(IDENTITY))).toEqual(all);
  });
});
