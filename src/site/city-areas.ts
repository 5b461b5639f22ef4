/** Finds out which areas are boroughs of New York City, and formats the company's areas for use in a sentence. */
import type { Borough } from '../content/schema.ts';
import { zipGroups } from '../content/zip-codes.ts';

type Area = Pick<Borough, 'name' | 'slug' | 'inPlace'>;

const CITY_BOROUGHS: ReadonlySet<string> = new Set(zipGroups.map(({ borough }) => borough));

/** Whether an area is one of the five boroughs, whose ZIP codes and law the site knows. */
export const isCityBorough = (slug: string): boolean => CITY_BOROUGHS.has(slug);

/** Says that an area needs its ZIP codes; undefined for the boroughs. */
export const describeMissingZips = (slug: string): string | undefined =>
  isCityBorough(slug)
    ? undefined
    : 'is missing, and the site knows only the five boroughs’ ZIP codes; write each of its ZIP codes, like "10701"';

/** Whether the areas are the five boroughs and nothing else. */
export const isWholeCity = (slugs: readonly string[]): boolean =>
  slugs.length === CITY_BOROUGHS.size && slugs.every(isCityBorough);

/** Returns the name as it appears within a sentence: “in the Bronx” → “the Bronx”. */
const nameInSentence = ({ inPlace, name }: Area): string => inPlace.replace(/^(?:in|on|at) /, '') || name;

/** Returns areas as a list in words: “Manhattan, Queens and the Bronx”. The locale en-GB has no comma before “and”. */
export const listAreas = (areas: readonly Area[]): string =>
  new Intl.ListFormat('en-GB').format(areas.map(nameInSentence));

/** Returns the area names as a list; for the whole city, `places` and `boroughs` say “five boroughs” instead. */
export function describeAreas(areas: readonly Area[]) {
  const isWhole = isWholeCity(areas.map(({ slug }) => slug));
  const list = listAreas(areas);
  return {
    places: isWhole ? 'all five boroughs' : list,
    boroughs: isWhole ? 'the five boroughs' : list,
    areaNames: list,
  };
}
