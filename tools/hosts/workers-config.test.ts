import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './workers-config.ts';

const SAMPLE = readFileSync('wrangler.jsonc', 'utf8');
const company = { shortName: 'Mott Street Heating', siteUrl: 'https://www.mott.test' };

test.each([
  ['Mott Street Heating', 'mott-street-heating'],
  ['Żyła & O’Rourke', 'zya-orourke'],
  ['暖氣', 'website'],
  ['Long '.repeat(20), 'long-'.repeat(11).slice(0, 54)],
])('a Worker that still has the name of the sample is named after %s', (shortName, name) => {
  expect(readConfig(SAMPLE, { ...company, shortName })).toEqual({ name, faults: [] });
});

test.each([
  ['"name": "five-borough-air"', '"name": "our-site", "routes": [{ "pattern": "mott.test" }]', undefined],
  ['"./dist"', '"./src"', 'assets, directory: is "./src"; write "./dist"'],
  ['"html_handling": "auto-trailing-slash",', '', 'assets, html_handling: is missing; write "auto-trailing'],
  ['"404-page"', '"404-page", "run_worker_first": true, /* all */', 'run_worker_first: is true; remove'],
  ['"name"', '"main": "worker.js", "name"', 'main: is "worker.js"; remove it'],
  ['"name"', '"routes": ["other.test/*"], "name"', 'routes: one of them does not lead to siteUrl'],
  ['"name"', '"routes": ["www.mott.test/shop/*"], "name"', 'write { "pattern": "www.mott.test"'],
])('%s becomes %s: what would put another site online is named', (part, change, fault) => {
  const { name, faults } = readConfig(SAMPLE.replace(part, change), company);
  expect(faults).toEqual(fault ? [expect.stringContaining(fault)] : []);
  expect(name).toBe(fault ? 'mott-street-heating' : 'our-site');
});

test('a file that cannot be read is named', () => {
  expect(() => readConfig('{ name }', company)).toThrow(/^wrangler\.jsonc: .*; undo the last change/);
});
