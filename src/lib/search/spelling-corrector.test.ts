import { describe, expect, test } from 'vitest';
import { countSlips } from '../text/closest-word.ts';
import { createSpellingCorrector } from './spelling-corrector.ts';

test.each([
  ['smell', 'smell', 0],
  ['smell', 'smel', 1],
  ['smell', 'smoll', 1],
  ['smell', 'semll', 1],
  ['monoxide', 'monixde', 2],
  ['', 'gas', 3],
  ['heat', 'heat🔥', 1],
])('from “%s” to “%s” there are %i slips', (meant, typed, slips) => {
  expect(countSlips(meant, typed)).toBe(slips);
});

describe('a corrector', () => {
  const correct = createSpellingCorrector({
    inflected: ['leak', 'flame', 'gas', 'smell'],
    others: ['monoxide', 'radiator', 'valvula', 'quemado', 'humo', 'pipe'],
    similar: ['frame', 'sell'],
  });

  test.each([
    ['radaitor', ['radiator']],
    ['rdaiator', ['radiator']],
    ['monixide', ['monoxid']],
    ['leaknig', ['leak']],
    ['balbula', ['valvula']],
    ['ppie', ['pip']],
    ['smll', ['smell']],
    ['gasleak', ['gas', 'leak']],
  ])('corrects “%s” to %j', (typed, meant) => {
    expect(correct(typed)).toEqual(meant);
  });

  test.each(['frame', 'sell', 'radio', 'quedado', 'pope', 'r410b', ''])('leaves “%s” as it is', (typed) => {
    expect(correct(typed)).toHaveLength(1);
    expect(['radiator', 'flam', 'smell', 'quemado', 'pip']).not.toContain(correct(typed)[0]);
  });
});
