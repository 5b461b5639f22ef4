/** Letters that the site’s fonts cannot draw. */
import type { LanguageFile } from '../content/language-schema.ts';
import type { FieldPath } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { listMissingGlyphs } from '../lib/text/font-coverage.ts';
import { ALPHABETS, BASIC_TEXT_FONT, letteringFontOf, textFontOf } from '../lib/text/font-files.ts';
import { type ContentFiles, listFiles } from './content-files.ts';

/** The faces of pages. */
const TEXT_FONTS = [BASIC_TEXT_FONT, ...ALPHABETS.map(textFontOf)];
/** The faces of signs in drawings and of the cards beside shared links; what they lack is painted as an empty box. */
const LETTERING_FONTS = [
  'src/drawings/fonts/libre-franklin-520.ttf',
  ...ALPHABETS.map((alphabet) => letteringFontOf(alphabet, 500)),
];

/** The field of a file that stands on the card beside a shared link. */
function nameCardField({ services, boroughs, pages }: ContentFiles, file: ContentFile<unknown>): string {
  const holds = (files: readonly ContentFile<unknown>[]): boolean => files.includes(file);
  if (holds(services.files) || holds(Object.values<ContentFile<unknown>>(pages))) return 'title';
  if (holds(boroughs.files)) return 'inPlace';
  return '';
}

/** The letters of a text that the fonts of the pages lack; signs and digits come from another font of the visitor’s. */
const listMissingLetters = (text: string): string[] =>
  listMissingGlyphs(text.replace(/[^\p{L}\p{M}]/gu, ''), TEXT_FONTS);

/** Letters of the company file that no font here has; its name is lettered in drawings and on cards. */
export function findCompanyLetterProblems(file: ContentFile<unknown>): string[] {
  return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
    const lettered = path.join() === 'name' ? listMissingGlyphs(text, LETTERING_FONTS) : [];
    return describeMissing(file, path, [...listMissingLetters(text), ...lettered]);
  });
}

/** One sentence for the letters of a text that are missing, or none. */
function describeMissing(
  file: ContentFile<unknown>,
  path: FieldPath,
  letters: readonly string[],
  remedy = 'write it in other letters',
): string[] {
  const missing = [...new Set(letters)].map((one) => `“${one}”`);
  if (missing.length === 0) return [];
  return [file.describe(path, `the fonts of the site have no ${missing.join(' ')}; ${remedy}`)];
}

const CARD_REMEDY = 'take it out, and the card says in English what that of the home page says';

/**
 * What a page in another language cannot show: its letters may be those of the visitor’s own fonts, but for the card
 * beside a shared link, which is painted here.
 */
const findLanguageProblems = (file: ContentFile<LanguageFile>): string[] =>
  describeMissing(file, ['card'], listMissingGlyphs(file.value?.card ?? '', LETTERING_FONTS), CARD_REMEDY);

/** Texts with letters that no font here has. A drawing has no second font, so there signs and digits count too. */
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
