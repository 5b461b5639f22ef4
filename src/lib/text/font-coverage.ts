/** Which letters a font can draw. */
import { openSync } from 'fontkit';

const coverage = new Map<string, ReadonlySet<number>>();

/** Code points that a font has glyphs for; fonts stay as they are while a process runs. */
function readCoverage(file: string): ReadonlySet<number> {
  const known = coverage.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('characterSet' in font)) throw new TypeError(`${file} is a collection of fonts.`);
  const codePoints = new Set(font.characterSet);
  coverage.set(file, codePoints);
  return codePoints;
}

/** Whether a font has a glyph for a character. @param file - path of the font from the root of the project */
export const hasGlyph = (character: string, file: string): boolean =>
  readCoverage(file).has(character.codePointAt(0) ?? 0);

/**
 * Characters that none of the fonts has, each once. Spaces and characters without a shape of their own do not count.
 *
 * @param files - paths of the fonts from the root of the project
 */
export function listMissingGlyphs(text: string, files: readonly string[]): string[] {
  const characters = new Set(text.replace(/[\s\p{Cf}]/gu, ''));
  return [...characters].filter((character) => !files.some((file) => hasGlyph(character, file)));
}
