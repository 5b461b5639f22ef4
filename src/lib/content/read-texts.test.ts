import { describe, expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const ACTING = [
  0x00, 0x0d, 0x2028, 0x200b, 0x2060, 0x202e, 0x2066, 0xfeff, 0xfff9, 0xe000, 0xfdd0, 0xd800, 0xe0041,
];

const mistakesOf = (value: unknown) =>
  readTexts(value).mistakes.map(({ path = [], text }) => [path.join('.'), text]);

describe('text in a content file', () => {
  test.each(ACTING)(
    'with the character %i in it is refused, and the message names its code point',
    (code) => {
      const named = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      expect(mistakesOf({ a: ['b', `Five ${String.fromCodePoint(code)}Air`] })).toEqual([
        ['a.1', `has an invisible character in it (${named}); delete it, or retype the text`],
      ]);
    },
  );

  test.each(['\u200b', ' \u200b\u200d ', '\u3164', '\u2800', '\u0301'])(
    'with nothing visible (%j) is refused',
    (text) => expect(mistakesOf({ a: text })).toEqual([['a', 'has nothing visible in it; write text']]),
  );

  test('with a tab gets its own message, even in a field name', () => {
    expect(mistakesOf({ 'a\tb': 'c\td' })).toEqual([
      ['', 'has a tab in it; write a space'],
      ['a\tb', 'has a tab in it; write a space'],
    ]);
  });

  test.each([
    'Lou’s\ntwo lines',
    '👩‍🔧 at work',
    'שלום',
    'می\u200cخواهم',
    'שלום \u200fABC\u200e 12',
    'Call ☎\ufe0e or ☎️, ❤ ©️ 1️⃣ 👩‍❤‍👨 🇺🇸',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '',
    'e\u0301',
  ])('that people write (%j) is accepted', (text) => expect(mistakesOf({ a: text })).toEqual([]));

  test('is normalized, so that equal characters compare as equal', () => {
    expect(readTexts({ 'cafe\u0301': ['Cafe\u0301', 7, null, true] }).value).toEqual({
      café: ['Café', 7, null, true],
    });
  });
});
