/** Finds out which characters a font has. */
import { openSync } from 'fontkit';
import { remember } from '../caching/remember.ts';

/** Reads the code points for which a font has glyphs; cached, because fonts do not change while a process runs. */
const readCoverage = remember((file: string): ReadonlySet<number> => {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new TypeError(`${file} is a font collection.`);
  return new Set(font.characterSet);
});

/** Whether a font has a glyph for a character. @param file - path of the font, relative to the project root */
export const hasGlyph = (character: string, file: string): boolean =>
  readCoverage(file).has(character.codePointAt(0) ?? 0);

/**
 * Lists the characters that none of the fonts has, each once. Spaces and characters without their own shape
 * do not count.
 *
 * @param files - paths of the fonts, relative to the project root
 */
export function listMissingGlyphs(text: string, files: readonly string[]): string[] {
  const characters = new Set(text.replace(/[\s\p{Cf}\p{VS}]/gu, ''));
  return [...characters].filter((character) => !files.some((file) => hasGlyph(character, file)));
}
