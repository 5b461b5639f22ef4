import { expect, test } from 'vitest';
import { nameLanguages } from './language-names.ts';

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
