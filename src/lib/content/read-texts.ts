/**
 * Checks every text of the content, whatever its field: it must have visible characters, and no
 * invisible ones that affect the text around them.
 */
import type { FieldPath } from './field-path.ts';
import type { Mistake } from './yaml-document.ts';

/**
 * Invisible characters that change the text around them: control characters except line feeds, other line
 * separators at which browsers break, format characters and everything else without a shape
 * (`Default_Ignorable_Code_Point`), interlinear annotations, private-use characters, and noncharacters.
 */
const ACTING =
  /[[\p{Cc}--\n]\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Private_Use}\p{Noncharacter_Code_Point}]/v;

/** Scripts in which letters change with their neighbors, by ISO 15924 code. */
const JOINING = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/**
 * Where such characters are allowed: parts of an emoji (Unicode Technical Standard 51, section 1.4.9), a soft
 * hyphen within a word, joiners after a letter of a joining script (Unicode Standard, section 23.2), the
 * variant of a Chinese character, and in right-to-left text the marks that keep numbers and names in order.
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

/** An unpaired surrogate, which no file can contain. */
const HALF = /\p{Surrogate}/u;

/** Whitespace, and characters without a shape: joiners, Hangul fillers, the blank Braille cell. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]+$/u;

const nameSign = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the first acting character outside the places where it is allowed. */
function findActing(text: string): string | undefined {
  // Almost no text has one, and to look for emoji takes long.
  if (!ACTING.test(text)) return undefined;
  const apart = text.replaceAll(AT_HOME, ' ');
  return ACTING.exec(RIGHT_TO_LEFT.test(text) ? apart.replaceAll(ORDER_MARKS, '') : apart)?.[0];
}

/** Says what is wrong with a text, and what to write; undefined if it is fine. */
function describeText(text: string): string | undefined {
  if (text.trim() !== '' && UNSEEN.test(text)) return 'has nothing visible in it; write text';
  const acting = findActing(text);
  if (acting === '\t') return 'has a tab in it; write a space';
  if (acting) return `has an invisible character in it (${nameSign(acting)}); delete it, or retype the text`;
  const half = HALF.exec(text)?.[0];
  return half && `has half of a character in it (${nameSign(half)}); retype the text`;
}

/**
 * Returns all texts of a value in Unicode Normalization Form C, so that equal characters compare as equal,
 * and the problems of the texts.
 *
 * @param value - the parsed file
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
