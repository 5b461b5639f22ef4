/** Normalizes all text of a file; refuses text with nothing visible, or with harmful invisible characters. */
import type { FieldPath } from './field-path.ts';
import type { Mistake } from './yaml-document.ts';

/**
 * Invisible characters that change the text around them: control characters except line feeds, other line separators,
 * zero-width spaces, the Mongolian vowel separator, bidirectional embeddings, overrides and isolates, invisible
 * operators, deprecated format characters, interlinear annotations, tags, private-use characters, noncharacters, and
 * lone surrogates. Zero-width joiners, soft hyphens, variation selectors and direction marks are allowed, because emoji
 * and other scripts need them.
 */
const ACTING =
  /[[\p{Cc}--\n]\u180e\u2028\u2029\u200b\u2060-\u2064\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0001}-\u{e007f}\p{Private_Use}\p{Noncharacter_Code_Point}\p{Surrogate}]/v;

/** Flags such as those of England and Scotland, which alone are written with tags. */
const TAGGED_FLAG = /\p{RGI_Emoji_Tag_Sequence}/gv;

/** Matches text with nothing visible: only whitespace, marks, the blank Braille cell, or ignorable characters. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]+$/u;

const nameSign = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function describeText(text: string): string | undefined {
  if (text.trim() !== '' && UNSEEN.test(text)) return 'has nothing visible in it; write text';
  const acting = ACTING.exec(text.replace(TAGGED_FLAG, ''))?.[0];
  if (acting === '\t') return 'has a tab in it; write a space';
  return acting && `has an invisible character in it (${nameSign(acting)}); delete it, or retype the text`;
}

/**
 * Converts all strings in a value, even field names, to Unicode Normalization Form C, so equal text compares equal.
 *
 * @returns the converted value, and the problems found in its strings
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
