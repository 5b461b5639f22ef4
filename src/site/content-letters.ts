/** Letters that the site’s fonts cannot draw. */
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { listMissingGlyphs } from '../lib/text/font-coverage.ts';
import { type ContentFiles, listFiles } from './content-files.ts';

/** The face of every page. */
const TEXT_FONT = 'src/assets/fonts/libre-franklin.woff2';
/** The face of signs in drawings and of the cards beside shared links; what it lacks is painted as an empty box. */
const LETTERING_FONT = 'src/drawings/fonts/libre-franklin-520.ttf';

/** The field of a file that stands on the card beside a shared link. */
function nameCardField(
  { services, boroughs, languages, pages }: ContentFiles,
  file: ContentFile<unknown>,
): string {
  const holds = (files: readonly ContentFile<unknown>[]): boolean => files.includes(file);
  if (holds(services.files) || holds(Object.values<ContentFile<unknown>>(pages))) return 'title';
  if (holds(boroughs.files)) return 'inPlace';
  return holds(languages.files) ? 'card' : '';
}

/** The letters of a text that the font of the pages lacks; signs and digits come from another font of the visitor’s. */
const listMissingLetters = (text: string): string[] =>
  listMissingGlyphs(text.replace(/[^\p{L}\p{M}]/gu, ''), TEXT_FONT);

/** Texts with letters that no font here has. A drawing has no second font, so there signs and digits count too. */
export function findLetterProblems(content: ContentFiles): string[] {
  return listFiles(content).flatMap((file) => {
    const cardField = nameCardField(content, file);
    return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
      const onCard = path.join() === cardField ? listMissingGlyphs(text, LETTERING_FONT) : [];
      const missing = [...new Set([...listMissingLetters(text), ...onCard])].map((one) => `“${one}”`);
      if (missing.length === 0) return [];
      return file.describe(
        path,
        `the fonts of the site have no ${missing.join(' ')}; write it in other letters`,
      );
    });
  });
}
