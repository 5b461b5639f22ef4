/** Looks up words in the texts about each service. */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry, SearchIndex, SearchSystem } from './search-model.ts';
import { isQuestion } from './search-reasons.ts';

/** Weight of a match in each field. */
const BOOSTS = {
  title: 4,
  system: 3.2,
  also: 2.4,
  plainName: 2,
  symptoms: 2,
  questions: 1,
  keywords: 2.2,
  details: 0.9,
  description: 1.1,
  parts: 0.8,
  place: 1,
} as const;
type Fields = Readonly<Record<keyof typeof BOOSTS, string>>;

/** Weight of a word about the job, relative to one about the machine. */
const LOW_WEIGHT = 0.5;
/**
 * Weight of the machine that a danger puts first. The machine only has to be found, because its position does not
 * depend on its score.
 */
const LIKELY = 0.1;

type Words = readonly string[];

interface ServiceIndex {
  /** Rare words weigh more, and words about the job weigh less. */
  readonly weigh: (word: string) => number;
  /** Scores services, each identified by its index in `entries`. Known words match exactly, others approximately. */
  readonly lookUp: (words: Words, unfinished: boolean, likely: Words) => readonly SearchResult[];
}

/** Indexes the words of all services. @param lowWeight - words about the job */
export function createServiceIndex(
  { entries, systems }: SearchIndex,
  read: (text: string) => string[],
  lowWeight: ReadonlySet<string>,
): ServiceIndex {
  const fields = entries.map((entry) => listFields(entry, systems[entry.system] as SearchSystem));
  /** In how many services each word is. */
  const counts = new Map<string, number>();
  for (const one of fields)
    for (const word of new Set(read(Object.values(one).join(' . '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const boostTerm = (word: string): number => (lowWeight.has(word) ? LOW_WEIGHT : 1);
  const engine = new MiniSearch<Fields & { readonly id: number }>({
    fields: Object.keys(BOOSTS),
    tokenize: read,
    processTerm: (word) => word,
  });
  engine.addAll(fields.map((one, id) => ({ id, ...one })));
  return {
    weigh: (word) => Math.log(1 + entries.length / (counts.get(word) ?? entries.length)) * boostTerm(word),
    lookUp: (words, unfinished, likely) =>
      engine.search([...likely, ...words].join(' '), {
        boost: BOOSTS,
        boostTerm: (word) => boostTerm(word) * (likely.includes(word) ? LIKELY : 1),
        tokenize: () => [...likely, ...words],
        prefix: (word) => unfinished && word === words.at(-1) && word.length > 1 && !counts.has(word),
        fuzzy: (word) => (counts.has(word) || /^.{0,4}$|\d/.test(word) ? false : word.length < 6 ? 1 : 2),
        weights: { fuzzy: 0.6, prefix: 0.7 },
      }),
  };
}

function listFields(entry: SearchEntry, system: SearchSystem): Fields {
  const notices = entry.symptoms.map(([notice]) => notice);
  return {
    title: entry.title,
    system: `${system.name} . ${system.tradeName}`,
    also: `${system.also} . ${entry.also}`,
    plainName: entry.plainName,
    symptoms: notices.filter((notice) => !isQuestion(notice)).join(' . '),
    questions: notices.filter(isQuestion).join(' . '),
    keywords: entry.keywords.join(' . '),
    details: entry.details.join(' . '),
    description: entry.description,
    parts: entry.parts.map(([name]) => name).join(' . '),
    place: `${system.spot} . ${system.recognize} . ${system.purpose}`,
  };
}
