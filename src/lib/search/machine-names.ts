/** Recognizes which machine a query names. */
import type { SystemKey } from '../../content/parts.ts';
import type { SearchEntry, SearchIndex } from './search-model.ts';
import { stem } from './search-words.ts';

/** Machines that stores, offices and towers have; a home has one of the others. */
const NOT_IN_HOMES: ReadonlySet<SystemKey> = new Set(['rtu', 'vrf-vrv', 'wshp']);

/** Words of somebody who compares two machines, in English and Spanish. */
const COMPARING: ReadonlySet<string> = new Set(
  'or vs versus better compare instead replace swap o mejor conviene reemplazo'.split(' ').map(stem),
);

/** What a query says about the machine of a service. */
export interface NameReading {
  /** Whether the query names another machine. */
  readonly isOther: (entry: SearchEntry) => boolean;
  /** Whether homes seldom have this machine, and the query has no word that only such machines have. */
  readonly isSeldom: (entry: SearchEntry) => boolean;
  /** The systems that a query compares, each by its index; empty if it names only one. */
  readonly compared: readonly number[];
  /** Whether the query names a machine and compares it with another thing. */
  readonly isComparison: boolean;
}

/**
 * Creates a function that reads which machines a query refers to, by name or place. A
 * machine's name consists of its `names` and of the words that the titles of all its services share, except estimates
 * and general services. Estimates for the whole building belong to no machine, so they fit a query for any machine.
 */
export function createNameReader(
  { entries, systems }: SearchIndex,
  read: (title: string) => string[],
): (words: readonly string[], all: readonly string[]) => NameReading {
  const titles = systems.map((_, system) =>
    entries
      .filter((entry) => entry.system === system && !['estimate', 'general'].includes(entry.job))
      .map(({ title }) => read(title)),
  );
  const names = systems.map(({ names: more }, system) => {
    const [first = [], ...others] = titles[system] ?? [];
    return [...first.filter((word) => others.every((title) => title.includes(word))), ...read(more)];
  });
  const ownWords = systems.map(
    ({ name, tradeName, also, names: more, recognize }) =>
      new Set(read([name, tradeName, also, more, recognize].join(' . '))),
  );
  const inHomes = new Set(
    systems.flatMap(({ key }, system) => (NOT_IN_HOMES.has(key) ? [] : [...(ownWords[system] ?? [])])),
  );
  const onlyNames = names.map((list) =>
    list.filter((name) => names.filter((others) => others.includes(name)).length === 1),
  );
  return (words, all) => {
    const named = names.map((list) => list.some((name) => words.includes(name)));
    const isSeldom = systems.map(
      ({ key }, system) =>
        NOT_IN_HOMES.has(key) && !words.some((word) => ownWords[system]?.has(word) && !inHomes.has(word)),
    );
    const isComparison = named.includes(true) && all.some((word) => COMPARING.has(word));
    const alone = systems.flatMap((_, system) =>
      onlyNames[system]?.some((name) => words.includes(name)) ? [system] : [],
    );
    return {
      isComparison,
      compared: isComparison && alone.length > 1 ? alone : [],
      isOther: ({ system, job }) =>
        named.includes(true) && !named[system] && !(titles[system]?.length === 0 && job === 'estimate'),
      isSeldom: ({ system }) => isSeldom[system] === true,
    };
  };
}
