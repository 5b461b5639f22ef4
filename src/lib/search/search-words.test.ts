import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordReader, plainText, stem } from './search-words.ts';

const { read, readAll } = createWordReader({
  phrases: { heatpump: 'heat pump, heat pumps', wshp: 'water source heat pump', ac: 'a c' },
  synonyms: { cellar: 'basement', leak: 'drip' },
  stopWords: 'the my in is not',
  lowWeight: 'new',
  places: 'brooklyn, bay ridge, the bronx',
});

describe('words', () => {
  test.each([
    ['leaking', 'leak'],
    ['dripped', 'drip'],
    ['replacement', 'replac'],
    ['replace', 'replac'],
    ['batteries', 'battery'],
    ['gas', 'gas'],
    ['bus', 'bus'],
    ['42x16', '42x16'],
  ])('%s is stemmed to %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  test('“boiler” and “boils” have different stems', () => {
    expect(stem('boiler')).not.toBe(stem('boils'));
  });

  test('lose case, accents, signs and apostrophes', () => {
    expect(plainText(' Won’t  ST\u00adART — “café” A/C! ')).toBe('wont start cafe a c');
  });
});

describe('text', () => {
  test.each([
    ['My A/C is dripping in the basement', ['ac', 'leak', 'cellar']],
    ['water-source heat pumps', ['wshp']],
    ['leak bay ridge', ['leak']],
    ['25 yr old furnace', ['old', 'furnac']],
    ['leak 3rd floor', ['leak']],
  ])('“%s” is read as %j', (text, words) => {
    expect(read(text)).toEqual(words);
  });

  test('keeps stop words if all words are requested', () => {
    expect(readAll('the furnace is not new')).toEqual(['the', 'furnac', 'is', 'not', 'new']);
  });

  test('of any kind is reduced to lowercase letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of read(text)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});
