import { expect, test } from 'vitest';
import { directionOf, nameLanguages, tagOf } from './writing.ts';

test.each([
  ['es-US', 'es', 'ltr'],
  ['zh-Hant-US', 'zh-Hant', 'ltr'],
  ['ht-US', 'ht', 'ltr'],
  ['ar-US', 'ar', 'rtl'],
  ['yi-US', 'yi', 'rtl'],
])('%s has the tag %s and the direction %s', (locale, tag, direction) => {
  expect([tagOf(locale), directionOf(locale)]).toEqual([tag, direction]);
});

test.each([
  [['en'], 'en-US', 'English'],
  [['en', 'es'], 'en-US', 'English and Spanish'],
  [['en', 'zh', 'ht'], 'en-US', 'English, Chinese, and Haitian Creole'],
  [['en', 'es'], 'es-US', 'inglés y español'],
  [['en', 'it'], 'es-US', 'inglés e italiano'],
])('%j in %s are “%s”', (codes, locale, names) => {
  expect(nameLanguages(codes, locale)).toBe(names);
});

test('a code without a name stays a code', () => {
  expect(nameLanguages(['en', 'xyz'], 'en-US')).toBe('English and xyz');
});
