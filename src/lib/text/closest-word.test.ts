import { expect, test } from 'vitest';
import { findClosestWord } from './closest-word.ts';

const NAMES = ['team-lou', 'team-dee', 'team-will'];

test.each([
  ['team-low', 'team-lou'],
  ['taem-dee', 'team-dee'],
  ['team-wil', 'team-will'],
  ['team-will', 'team-will'],
])('%s is corrected to %s', (word, meant) => {
  expect(findClosestWord(word, NAMES)).toBe(meant);
});

test('a word unlike all known ones has no suggestion', () => {
  expect(findClosestWord('portrait', NAMES)).toBeUndefined();
  expect(findClosestWord('team-lou', [])).toBeUndefined();
});
