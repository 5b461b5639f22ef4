/** Font files for letters that the basic font lacks: a site has those that its texts need, mostly none. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasGlyph } from '../lib/text/font-coverage.ts';
import { ALPHABETS, type Alphabet, BASIC_TEXT_FONT, textFontOf } from '../lib/text/font-files.ts';
import { business } from './business.ts';
import * as catalog from './catalog.ts';

/** A file below /fonts. */
export interface FontFile {
  /** With a hash of what is in it. */
  readonly name: string;
  /** From the root of the project. */
  readonly path: string;
}

/** An alphabet, with the letters that are needed of it. */
type NeededLetters = readonly [alphabet: Alphabet, letters: readonly string[]];

/** Letters of a text that the basic font lacks, by the alphabet whose font has them; what no font has is left out. */
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
  const hash = createHash('sha256')
    .update(readFileSync(resolve(path)))
    .digest('hex')
    .slice(0, 8);
  return { name: `libre-franklin-${alphabet}.${hash}.woff2`, path };
}

const codePoint = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`;

/**
 * Declares the face of an alphabet beside the basic one (`src/styles/fonts.css`), for the letters of this site alone:
 * browsers fetch it for a page that shows one of them.
 */
const declareFace = ({ name }: FontFile, letters: readonly string[]): string =>
  `@font-face{font-family:"Libre Franklin";src:url("/fonts/${name}")format("woff2");font-weight:400 720;font-display:swap;unicode-range:${letters.map(codePoint).join()}}`;

const faces = findNeededLetters(JSON.stringify([business, catalog])).map(([alphabet, letters]) => ({
  file: describeFile(alphabet),
  letters,
}));

/** The files of this site. */
export const moreFontFiles: readonly FontFile[] = faces.map(({ file }) => file);
/** Rules for the head of every page; empty where the basic font has all letters. */
export const moreFontFaces = faces.map(({ file, letters }) => declareFace(file, letters)).join('');
