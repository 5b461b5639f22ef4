import { expect, test } from 'vitest';
import { findNeededLetters } from './more-letters.ts';

test('English and Spanish need only the basic font', () => {
  expect(findNeededLetters('¿Qué hace el equipo? “Heat” — 68 °F')).toEqual([]);
});

test.each([
  ['Żyła Heating', [['latin-ext', ['ł', 'Ż']]]],
  ['Nguyễn Air', [['vietnamese', ['ễ']]]],
  ['Søren', [['latin', ['ø']]]],
  ['Юля', [['cyrillic', ['Ю', 'л', 'я']]]],
])('%s needs %j', (text, letters) => {
  expect(findNeededLetters(text)).toEqual(letters);
});

test('symbols, and letters that no font has, do not add a font', () => {
  expect(findNeededLetters('→ ☃ 中')).toEqual([]);
});
