/**
 * The search's data, served as one file with a hash of its content in its name, so that browsers may cache it
 * forever.
 */
import type { SearchWords } from '../../content/language-schema.ts';
import type { System } from '../../content/schema.ts';
import { hashedName } from '../../lib/files/made-files.ts';
import type { LanguageIndex } from '../../lib/search/search-languages.ts';
import { boroughs } from '../../site/catalog.ts';
import { isCityBorough } from '../../site/city-areas.ts';
import { buildLanguageIndex } from '../../site/language-search-index.ts';
import { describeHours, languages } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { buildSearchIndex } from '../../site/search-index.ts';
import { artSource } from '../art/art-source.ts';
import type { OfficePhone } from './write-call.ts';

/** What the browser fetches: an index for each language of the search, English first. */
export interface SearchData {
  readonly indexes: readonly LanguageIndex[];
  /** Texts around the answers, keyed by language code; English is left out. */
  readonly words: Readonly<Record<string, SearchWords>>;
  /** What `OpenHours` shows next to the company’s number, keyed by language code. */
  readonly hours: Readonly<Record<string, OfficePhone['hours']>>;
  /** Pages that answer whether the temperature of a room is legal, keyed by language code; none outside the city. */
  readonly roomPages: Readonly<Partial<Record<string, string>>>;
}

function pictureOf({ key }: System): readonly [string, number, number] {
  const { src, width, height } = artSource(`thumb-${key}`);
  return [src, width, height];
}

const others = languages.flatMap((language) => {
  const index = buildLanguageIndex(language, pictureOf);
  return index
    ? [{ language: language.code, index, words: language.search, hours: describeHours(language) }]
    : [];
});
const data: SearchData = {
  indexes: [
    { language: 'en', index: buildSearchIndex(pictureOf) },
    ...others.map(({ language, index }) => ({ language, index })),
  ],
  words: Object.fromEntries(others.map(({ language, words }) => [language, words])),
  hours: Object.fromEntries([
    ['en', describeHours()],
    ...others.map(({ language, hours }) => [language, hours]),
  ]),
  roomPages: boroughs.some(({ slug }) => isCityBorough(slug))
    ? {
        en: routes.home,
        ...Object.fromEntries(others.map(({ language }) => [language, routes.language(language)])),
      }
    : {},
};

/** Whether the search supports a language other than English. */
export const isSearchable = (code: string): boolean => code in data.words;

/** The data, as JSON. */
export const searchData: string = JSON.stringify(data);

/** File name in /search, with ten digits of the content's hash. */
export const searchFile = hashedName('services', searchData, 'json');
