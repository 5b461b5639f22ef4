/** Tests areas as search answers. The expected values come from the content, so the tests work for any company. */
import { describe, expect, test } from 'vitest';
import { dangerVocabulary } from '../content/danger-vocabulary.ts';
import { createDangerFinder } from '../lib/search/find-dangers.ts';
import { createSearch } from '../lib/search/service-search.ts';
import { boroughs } from './catalog.ts';
import { buildLanguageIndex } from './language-search-index.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';
import { buildSearchIndex } from './search-index.ts';

const PICTURE = ['/art/none.svg', 1, 1] as const;
const findDanger = createDangerFinder(dangerVocabulary);
const search = createSearch(
  buildSearchIndex(() => PICTURE),
  findDanger,
);
const hrefsOf = (typed: string): string[] => search(typed).hits.map(({ href }) => href);

describe.each(boroughs.map(({ name, slug }) => ({ name, slug })))('$name', ({ name, slug }) => {
  const page = routes.borough(slug);

  test.each([
    name,
    slug,
    name.toUpperCase(),
    `do you come to ${name}?`,
    `are you in ${slug.replaceAll('-', ' ')}`,
  ])('is the answer to “%s”', (typed) => {
    expect(hrefsOf(typed)).toEqual([page]);
  });

  test('is recognized with one letter missing', () => {
    const [longest = ''] = slug.split('-').sort((a, b) => b.length - a.length);
    expect(
      hrefsOf(slug.replace(longest, longest.slice(0, -2) + longest.slice(-1)).replaceAll('-', ' ')),
    ).toEqual([page]);
  });

  test('does not change the answers to a query that names a machine', () => {
    expect(hrefsOf(`boiler repair ${name}`)).toEqual(hrefsOf('boiler repair'));
  });

  test('is found by its name in another language, on the page in that language', () => {
    for (const language of languages) {
      const index = buildLanguageIndex(language, () => PICTURE);
      if (!index) continue;
      const { hits } = createSearch(index, findDanger, language.code)(language.areas.names[slug] ?? slug);
      expect(hits.map(({ href }) => href)).toEqual([`${routes.language(language.code)}#areas`]);
    }
  });
});
