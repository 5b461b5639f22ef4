/** Recognizes which machine a query names. */
import type { SearchEntry, SearchIndex } from './search-model.ts';

/**
 * Creates a function that returns whether the query refers, by name or place, to a machine other than a service's. A
 * machine's name consists of its `names` and of the words that the titles of all its services share, except estimates
 * and general services. Estimates for the whole building belong to no machine, so they fit a query for any machine.
 */
export function createNameReader(
  { entries, systems }: SearchIndex,
  read: (title: string) => string[],
): (words: readonly string[]) => (entry: SearchEntry) => boolean {
  const titles = systems.map((_, system) =>
    entries
      .filter((entry) => entry.system === system && !['estimate', 'general'].includes(entry.job))
      .map(({ title }) => read(title)),
  );
  const names = systems.map(({ names: more }, system) => {
    const [first = [], ...others] = titles[system] ?? [];
    return [...first.filter((word) => others.every((title) => title.includes(word))), ...read(more)];
  });
  return (words) => {
    const named = names.map((list) => list.some((name) => words.includes(name)));
    return ({ system, job }) =>
      named.includes(true) && !named[system] && !(titles[system]?.length === 0 && job === 'estimate');
  };
}
