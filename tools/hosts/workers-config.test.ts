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

test('another name and what visitors do not notice stays', () => {
  const own = SAMPLE.replace('five-borough-air', 'our-site')
    .replace('// "routes": [{ "pattern": "www.your-company.com"', '"routes": [{ "pattern": "www.mott.test"')
    .replace('"404-page"', '"404-page", /* all */');
  expect(readConfig(own, company)).toEqual({ name: 'our-site', faults: [] });
});

test.each([
  ['"./dist"', '"./src"', 'assets, directory: is "./src"; write "./dist"'],
  ['"html_handling"', '"html"', 'assets, html_handling: is missing; write "auto-trailing-slash"'],
  ['"404-page"', '"single-page-application"', 'assets, not_found_handling: is "single-page-application"'],
  ['"404-page"', '"404-page", "run_worker_first": true', 'assets, run_worker_first: is true; remove it'],
  ['"name"', '"main": "worker.js", "name"', 'main: the site consists of files alone'],
  ['"name"', '"env": { "production": {} }, "name"', 'env: the site'],
  [
    '"name"',
    '"routes": ["other.test/*"], "name"',
    'routes: “other.test/*” does not lead to https://www.mott',
  ],
  ['"name"', '"route": "www.mott.test/shop/*", "name"', 'routes: “www.mott.test/shop/*” does not'],
  ['"name"', 'name', 'wrangler.jsonc: it cannot be read'],
])('names what would put another site online: %s becomes %s', (part, change, fault) => {
  const { faults } = readConfig(SAMPLE.replace(part, change), company);
  expect(faults[0]).toContain(fault);
});
