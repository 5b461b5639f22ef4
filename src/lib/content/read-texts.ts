/** What every text of the content must be, whatever field it is in: letters that can be seen, and nothing that acts. */
import type { FieldPath } from './field-path.ts';
import type { Mistake } from './yaml-document.ts';

/**
 * Signs that are not shown and change what stands around them: control characters but the end of a line, its kin that
 * browsers break lines at, format characters and all else that has no shape (`Default_Ignorable_Code_Point`), notes
 * between lines, signs whose shape each font makes up, and code points that will never be letters.
 */
const ACTING =
  /[[\p{Cc}--\n]\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Private_Use}\p{Noncharacter_Code_Point}]/v;

/** Scripts whose letters change with their neighbors, by their codes in ISO 15924. */
const JOINING = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/**
 * Where such signs belong: the parts of an emoji (Unicode Technical Standard 51, section 1.4.9), a soft hyphen within a
 * word, joiners behind a letter of a script that joins (Unicode Standard, section 23.2), the form of a Chinese
 * character, and in a text written from right to left the marks that keep its numbers and names in their order.
 */
const EMOJI = '(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?)';
const AT_HOME = new RegExp(
  [
    `${EMOJI}(?:\\u200d${EMOJI})*`,
    '(?<=\\p{L}\\p{M}*)\\u00ad(?=\\p{L})',
    `(?<=[${JOINING}])[\\u200c\\u200d]`,
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gv',
);
const RIGHT_TO_LEFT = /[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}]]/v;
const ORDER_MARKS = /[\u061c\u200e\u200f]/g;

/** Half of a letter, which no file can hold. */
const HALF = /\p{Surrogate}/u;

/** White space, and signs without a shape: joiners, fillers of Hangul, an empty cell of Braille. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]+$/u;

const nameSign = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with a text, and what to write; undefined where it can be read. */
function describeText(text: string): string | undefined {
  if (text.trim() !== '' && UNSEEN.test(text)) return 'has nothing in it that can be seen; write text';
  const apart = text.replaceAll(AT_HOME, ' ');
  const acting = ACTING.exec(RIGHT_TO_LEFT.test(text) ? apart.replaceAll(ORDER_MARKS, '') : apart)?.[0];
  if (acting === '\t') return 'has a tab in it; write a space';
  if (acting)
    return `has a sign in it that cannot be seen (${nameSign(acting)}); delete it, or type the text anew`;
  const half = HALF.exec(text)?.[0];
  return half && `has half of a letter in it (${nameSign(half)}); type the text anew`;
}

/**
 * All texts of a value in Unicode's Normalization Form C, so that equal letters are equal, and what is wrong with them.
 *
 * @param value - what a file says
 */
export function readTexts(value: unknown): {
  readonly value: unknown;
  readonly mistakes: readonly Mistake[];
} {
  const mistakes: Mistake[] = [];
  const readText = (text: string, path: FieldPath): string => {
    const mistake = describeText(text);
    if (mistake) mistakes.push({ path, text: mistake });
    return text.normalize('NFC');
  };
  const read = (part: unknown, path: FieldPath): unknown => {
    if (typeof part === 'string') return readText(part, path);
    if (Array.isArray(part)) return part.map((entry, index) => read(entry, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    const fields = Object.entries(part).map(([name, field]) => [
      readText(name, path),
      read(field, [...path, name]),
    ]);
    return Object.fromEntries(fields);
  };
  return { value: read(value, []), mistakes };
}
