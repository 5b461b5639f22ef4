/** Finds characters that the site’s fonts lack. */
import type { LanguageFile } from '../content/language-schema.ts';
import type { FieldPath } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { listMissingGlyphs } from '../lib/text/font-coverage.ts';
import { ALPHABETS, BASIC_TEXT_FONT, letteringFontOf, textFontOf } from '../lib/text/font-files.ts';
import { type ContentFiles, listFiles } from './content-files.ts';

const TEXT_FONTS = [BASIC_TEXT_FONT, ...ALPHABETS.map(textFontOf)];
/** The fonts of drawings and social cards, which show an empty box for a missing character. */
const LETTERING_FONTS = [
  'src/drawings/fonts/libre-franklin-520.ttf',
  ...ALPHABETS.map((alphabet) => letteringFontOf(alphabet, 500)),
];

/** Returns the name of the field that is shown on a file's social card; an empty string if there is none. */
function nameCardField({ services, boroughs, pages }: ContentFiles, file: ContentFile<unknown>): string {
  const holds = (files: readonly ContentFile<unknown>[]): boolean => files.includes(file);
  if (holds(services.files) || holds(Object.values<ContentFile<unknown>>(pages))) return 'title';
  if (holds(boroughs.files)) return 'inPlace';
  return '';
}

/**
 * Lists the letters of a text that the page fonts lack. Missing symbols and digits do not count, because browsers show
 * them in another font.
 */
const listMissingLetters = (text: string): string[] =>
  listMissingGlyphs(text.replace(/[^\p{L}\p{M}]/gu, ''), TEXT_FONTS);

/**
 * Finds characters in the company's file that the fonts lack. The fonts of drawings and cards must have every character
 * of the company's name, because drawings and cards show it.
 */
export function findCompanyLetterProblems(file: ContentFile<unknown>): string[] {
  return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
    const lettered = path.join() === 'name' ? listMissingGlyphs(text, LETTERING_FONTS) : [];
    return describeMissing(file, path, [...listMissingLetters(text), ...lettered]);
  });
}

function describeMissing(
  file: ContentFile<unknown>,
  path: FieldPath,
  letters: readonly string[],
  remedy = 'use other letters',
): string[] {
  const missing = [...new Set(letters)].map((one) => `“${one}”`);
  if (missing.length === 0) return [];
  return [file.describe(path, `the site’s fonts have no ${missing.join(' ')}; ${remedy}`)];
}

const CARD_REMEDY = 'delete it, and the card shows the English text of the home page’s card';

/**
 * Finds characters that the social card of a page in another language cannot show. The page itself may use the
 * visitor’s fonts, but the build draws the card with the site's fonts.
 */
const findLanguageProblems = (file: ContentFile<LanguageFile>): string[] =>
  describeMissing(file, ['card'], listMissingGlyphs(file.value?.card ?? '', LETTERING_FONTS), CARD_REMEDY);

/**
 * Finds texts with characters that the fonts lack. Social cards have no fallback font, so symbols and digits count
 * there too.
 */
export function findLetterProblems(content: ContentFiles): string[] {
  const languages: readonly ContentFile<unknown>[] = content.languages.files;
  const inEnglish = listFiles(content).filter((file) => !languages.includes(file));
  const problems = inEnglish.flatMap((file) => {
    const cardField = nameCardField(content, file);
    return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
      const onCard = path.join() === cardField ? listMissingGlyphs(text, LETTERING_FONTS) : [];
      return describeMissing(file, path, [...listMissingLetters(text), ...onCard]);
    });
  });
  return [...problems, ...content.languages.files.flatMap(findLanguageProblems)];
}
