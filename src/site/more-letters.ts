/** Chooses font files for letters that the basic font lacks: a site includes only the files that its texts need. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashedName } from '../lib/files/made-files.ts';
import { hasGlyph } from '../lib/text/font-coverage.ts';
import { ALPHABETS, type Alphabet, BASIC_TEXT_FONT, textFontOf } from '../lib/text/font-files.ts';
import { business } from './business.ts';
import * as catalog from './catalog.ts';

/** A file that is served under /fonts. */
export interface FontFile {
  /** Includes a hash of its content. */
  readonly name: string;
  /** Relative to the project root. */
  readonly path: string;
}

type NeededLetters = readonly [alphabet: Alphabet, letters: readonly string[]];

/** Finds the letters that the basic font lacks but that of another alphabet has, grouped by alphabet. */
export function findNeededLetters(text: string): NeededLetters[] {
  const lacking = [...new Set(text)].filter(
    (character) => /\p{L}|\p{M}/u.test(character) && !hasGlyph(character, BASIC_TEXT_FONT),
  );
  const alphabetOf = (letter: string) => ALPHABETS.find((alphabet) => hasGlyph(letter, textFontOf(alphabet)));
  return ALPHABETS.map(
    (alphabet): NeededLetters => [
      alphabet,
      lacking.filter((letter) => alphabetOf(letter) === alphabet).toSorted(),
    ],
  ).filter(([, letters]) => letters.length > 0);
}

function describeFile(alphabet: Alphabet): FontFile {
  const path = textFontOf(alphabet);
  return { name: hashedName(`libre-franklin-${alphabet}`, readFileSync(resolve(path)), 'woff2', 8), path };
}

const codePoint = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`;

/** Declares an additional font face for the letters in use, fetched only for pages with one of them. */
const declareFace = ({ name }: FontFile, letters: readonly string[]): string =>
  `@font-face{font-family:"Libre Franklin";src:url("/fonts/${name}")format("woff2");font-weight:400 720;font-display:swap;unicode-range:${letters.map(codePoint).join()}}`;

const faces = findNeededLetters(JSON.stringify([business, catalog])).map(([alphabet, letters]) => ({
  file: describeFile(alphabet),
  letters,
}));

/** The additional font files that this site needs. */
export const moreFontFiles: readonly FontFile[] = faces.map(({ file }) => file);
/** `@font-face` rules for the `<head>` of every page; empty if the basic font has all letters. */
export const moreFontFaces = faces.map(({ file, letters }) => declareFace(file, letters)).join('');
