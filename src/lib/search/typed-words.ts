/** Replaces misspelled words in a query with words in the search index. */
import type { SearchIndex } from './search-model.ts';
import { plainText, stem } from './search-words.ts';
import { createNearestFinder } from './spelling-corrector.ts';

/** Lists the words of most texts in an index as people type them, including question words and place names. */
export function listIndexWords(index: SearchIndex): ReadonlySet<string> {
  const { entries, systems, pages, areas, topics, terms, jobs, unserved, vague, otherTrades } = index;
  const texts = [
    ...entries.flatMap(({ title, plainName, description, also, keywords, details, symptoms }) => [
      title,
      plainName,
      description,
      also,
      ...keywords,
      ...details,
      ...symptoms.flat(),
    ]),
    ...systems.flatMap(({ name, tradeName, recognize, also }) => [name, tradeName, recognize, also]),
    ...pages.flatMap(({ asked }) => asked.map(([, question]) => question)),
    ...areas.map(({ names }) => names),
    ...Object.values(topics),
    ...Object.values(jobs),
    ...Object.entries(terms.phrases).flat(),
    ...Object.entries(terms.synonyms).flat(),
    terms.stopWords,
    terms.places,
    unserved,
    vague,
    ...otherTrades.map(({ words }) => words),
  ];
  return new Set(plainText(texts.join(' ')).split(' '));
}

/**
 * Creates a corrector for queries.
 *
 * @returns a function from a query to plain words, in which unknown words are replaced by the nearest known ones. The
 * last word is kept while it is the beginning of a known one.
 */
export function createTextCorrector(index: SearchIndex): (typed: string) => string {
  const known = listIndexWords(index);
  const stems = new Set([...known].map(stem));
  const findNearest = createNearestFinder(known);
  const isBegun = (word: string): boolean => [...known].some((one) => one.startsWith(word));
  return (typed) => {
    const words = plainText(typed).split(' ');
    const unfinished = /\s$/.test(typed) ? undefined : words.length - 1;
    return words
      .map((word, place) => {
        if (stems.has(stem(word)) || (place === unfinished && isBegun(word))) return word;
        // Lists have most things in the singular.
        return findNearest(word) ?? findNearest(word.replace(/e?s$/, '')) ?? word;
      })
      .join(' ');
  };
}
