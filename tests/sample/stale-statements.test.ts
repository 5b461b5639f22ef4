import { describe, expect, test } from 'vitest';
import { openContentFiles } from '../../src/site/content-files.ts';
import { findStaleMap, findStaleSampleLines } from '../../tools/verify/stale-statements.ts';
import { COMPANIES } from '../support/tested-company.ts';

const content = openContentFiles(COMPANIES.sample.content);
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
