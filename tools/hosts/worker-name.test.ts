import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseWorkerName } from './worker-name.ts';

const SAMPLE = readFileSync('wrangler.jsonc', 'utf8');

test.each([
  ['Mott Street Heating', 'mott-street-heating'],
  ['Żyła & O’Rourke', 'zya-orourke'],
  ['暖氣', 'website'],
  ['Long '.repeat(20), 'long-'.repeat(11).slice(0, 54)],
])('a Worker that still has the name of the sample is named after %s', (shortName, name) => {
  expect(chooseWorkerName(SAMPLE, shortName)).toBe(name);
});

test('another name stays', () => {
  expect(chooseWorkerName('{\n  "name": "our-site"\n}', 'Mott Street Heating')).toBe('our-site');
});
