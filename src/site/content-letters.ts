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

/** Returns the field of a file that its social card or a drawing shows; an empty string if there is none. */
function nameDrawnField(content: ContentFiles, file: ContentFile<unknown>): string {
  const { services, boroughs, ownPages, pages, team } = content;
  const holds = (...files: readonly ContentFile<unknown>[]): boolean => files.includes(file);
  if (holds(...services.files, ...ownPages.files, ...Object.values(pages))) return 'title';
  if (holds(...boroughs.files)) return 'inPlace';
  return holds(...team.files) ? 'name' : '';
}

/** Lists letters that the page fonts lack. Browsers show missing symbols and digits in another font. */
const listMissingLetters = (text: string): string[] =>
  listMissingGlyphs(text.replace(/[^\p{L}\p{M}]/gu, ''), TEXT_FONTS);

/** Fields of the company that drawings or social cards show. */
const DRAWN = ['name', 'shortName', 'licenses'];

/** Finds characters of the company's file that the page fonts or, in fields of drawings, the drawing fonts lack. */
export function findCompanyLetterProblems(file: ContentFile<unknown>): string[] {
  return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
    const drawn = DRAWN.includes(String(path[0])) ? listMissingGlyphs(text, LETTERING_FONTS) : [];
    return describeMissing(file, path, [...listMissingLetters(text), ...drawn]);
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

/** Finds characters that the fonts of social cards lack; the page itself may use the visitor's fonts. */
const findLanguageProblems = (file: ContentFile<LanguageFile>): string[] =>
  describeMissing(file, ['card'], listMissingGlyphs(file.value?.card ?? '', LETTERING_FONTS), CARD_REMEDY);

/** Finds texts with characters that the fonts lack, even symbols and digits if drawings or social cards show them. */
export function findLetterProblems(content: ContentFiles): string[] {
  const languages: readonly ContentFile<unknown>[] = content.languages.files;
  const inEnglish = listFiles(content).filter((file) => !languages.includes(file));
  const problems = inEnglish.flatMap((file) => {
    const drawnField = nameDrawnField(content, file);
    return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
      const drawn = path.join() === drawnField ? listMissingGlyphs(text, LETTERING_FONTS) : [];
      return describeMissing(file, path, [...listMissingLetters(text), ...drawn]);
    });
  });
  return [...problems, ...content.languages.files.flatMap(findLanguageProblems)];
}
