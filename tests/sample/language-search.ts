/** The search of the sample in all its languages. */
import { dangerVocabulary } from '../../src/content/danger-vocabulary.ts';
import { createDangerFinder } from '../../src/lib/search/find-dangers.ts';
import { createLanguageSearch } from '../../src/lib/search/search-languages.ts';
import { buildLanguageIndex } from '../../src/site/language-search-index.ts';
import { languages } from '../../src/site/languages.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';

const PICTURE = ['/art/none.svg', 1, 1] as const;

/** Creates the search of a page in the language `home`. */
export const createSampleSearch = (home: string): ReturnType<typeof createLanguageSearch> =>
  createLanguageSearch(
    [
      { language: 'en', index: buildSearchIndex(() => PICTURE) },
      ...languages.flatMap((language) => {
        const index = buildLanguageIndex(language, () => PICTURE);
        return index ? [{ language: language.code, index }] : [];
      }),
    ],
    createDangerFinder(dangerVocabulary),
    home,
  );
