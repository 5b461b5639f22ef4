import { describe, expect, test } from 'vitest';
import type { ContentFolder } from '../../src/lib/content/read-content.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import {
  adviseOnAbsent,
  adviseOnMixedSamples,
  findStaleMap,
  findStaleSampleLines,
} from '../../tools/verify/stale-statements.ts';
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
    expect(adviseOnMixedSamples(content)).toEqual([]);
  });

  test('is reported together with the owner’s own entry if samples remain', () => {
    const [first, ...others] = content.projects.files;
    if (!first?.value) throw new Error('The sample has no project.');
    const own = { ...first, value: { ...first.value, title: 'Two boilers in Yonkers' } };
    const mixed = { ...content, projects: { ...content.projects, files: [own, ...others] } };
    const found = adviseOnMixedSamples(mixed);
    expect(found.length).toBeGreaterThan(0);
    for (const sentence of found)
      expect(sentence).toMatch(/pages\/portfolio\.yaml, line \d+, .*“Two boilers in Yonkers” is your own/);
  });

  test('is reported if no samples remain', () => {
    const none = { files: [], problems: [] };
    const found = findStaleSampleLines({ ...content, team: none, projects: none });
    expect(found.some((one) => one.includes('pages/about.yaml, line '))).toBe(true);
    expect(found.some((one) => one.includes('pages/portfolio.yaml, line '))).toBe(true);
  });
});

describe('words about areas and machines that the content does not have', () => {
  const keep = <Value>(folder: ContentFolder<Value>, isKept: (value: Value) => boolean) => ({
    ...folder,
    files: folder.files.filter(({ value }) => value !== undefined && isKept(value)),
  });

  test('are not reported while every area and machine exists', () => {
    expect(adviseOnAbsent(content)).toEqual([]);
  });

  test('are reported wherever texts or projects mention a missing area or machine', () => {
    const left = {
      ...content,
      boroughs: keep(content.boroughs, ({ slug }) => slug !== 'staten-island'),
      services: keep(content.services, ({ system }) => system !== 'ptac'),
    };
    const found = adviseOnAbsent(left);
    expect(found.some((one) => /projects\/shore-house\.yaml, line \d+, .*Staten Island/.test(one))).toBe(
      true,
    );
    expect(found.some((one) => /wall unit/i.test(one))).toBe(true);
  });
});
