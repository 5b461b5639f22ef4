/** Finds the area pages of the places that a query names. */
import type { SearchArea, SearchHit, SearchSystem } from './search-model.ts';
import { plainText } from './search-words.ts';

/**
 * Creates a function that lists the areas named in a query.
 *
 * @param system - what the hits show as their machine: any
 */
export function createAreaReader(
  areas: readonly SearchArea[],
  system: SearchSystem,
): (words: string) => SearchHit[] {
  const patterns = areas.map((area) => {
    const names = area.names.split(', ').map(plainText).join('|');
    return { area, pattern: new RegExp(`\\b(?:${names})\\b`) };
  });
  return (words) =>
    patterns
      .filter(({ pattern }) => pattern.test(words))
      .map(({ area }) => ({ href: area.href, entry: area, system, why: { kind: 'place', text: area.note } }));
}
