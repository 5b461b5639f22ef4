/** Finds the service that answers what somebody sees, hears or smells, and says why it is the answer. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { createWordReader, type SearchTerms } from './search-words.ts';

/** One service as it is searched and shown. */
export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  readonly plainName: string;
  readonly description: string;
  readonly job: string;
  /** Number of its system in `systems`. */
  readonly system: number;
  readonly symptoms: readonly (readonly [notice: string, look: string])[];
  readonly keywords: readonly string[];
  readonly details: readonly string[];
  /** Labeled parts that the job looks at. */
  readonly parts: readonly string[];
  /** Words that are searched and not shown. */
  readonly also: string;
}

export interface SearchSystem {
  readonly name: string;
  readonly tradeName: string;
  readonly spot: string;
  readonly recognize: string;
  readonly purpose: string;
  /** Words that are searched and not shown. */
  readonly also: string;
  /** Its drawing: address, width and height in its own units. */
  readonly picture: readonly [src: string, width: number, height: number];
}

/** Everything the search needs, as one file of data. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly systems: readonly SearchSystem[];
  readonly terms: SearchTerms;
  /** Words between spaces that ask for a job, by job. */
  readonly jobs: Readonly<Record<string, string>>;
  readonly dangers: readonly { readonly words: readonly (readonly string[])[]; readonly text: string }[];
  readonly phone: { readonly text: string; readonly href: string };
  readonly allServices: string;
}

/** Why a service is the answer. */
export type Reason =
  | { readonly kind: 'symptom' | 'question'; readonly text: string; readonly look: string }
  | { readonly kind: 'detail' | 'keyword' | 'part' | 'place' | 'description'; readonly text: string };

export interface SearchHit {
  readonly entry: SearchEntry;
  readonly system: SearchSystem;
  readonly why: Reason;
  readonly score: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** What to do first where life is in danger. */
  readonly danger?: string;
}

/** How much a match in each field counts. */
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
type Field = keyof typeof BOOSTS;

/** How much a wish for one job speaks for services of each job. */
const AFFINITIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  repair: { repair: 0.9, general: 0.25 },
  maintenance: { maintenance: 1.1 },
  replacement: { replacement: 1, estimate: 0.2 },
  installation: { installation: 1.2, estimate: 0.5, replacement: 0.5 },
  estimate: { estimate: 1.3, replacement: 0.5, installation: 0.3 },
};
/** A name alone most likely means that something is wrong. */
const NO_WISH = { repair: 0.2 } as const;
/** A wish for one of the later jobs outweighs the fault that caused it. */
const OUTWEIGHED = { repair: 0.35 } as const;

/** What somebody notices explains more than a part or a name. */
const REASON_WEIGHTS: Readonly<Record<Reason['kind'], number>> = {
  symptom: 1.2,
  question: 0.9,
  detail: 1,
  keyword: 0.95,
  place: 0.9,
  description: 0.85,
  part: 0.8,
};

const MOST_HITS = 5;
/** A hit with less of the best one's score is noise. */
const LEAST_SHARE = 0.22;

/** How much it counts when all that was typed stands in one phrase. */
const COVER_BONUS = 3;
/** Below this a phrase has too little in common with what was typed to be shown as the reason. */
const LEAST_WORTH = 0.3;

interface Match {
  readonly cover: number;
  readonly worth: number;
  readonly reason: Reason | undefined;
}

interface Phrase {
  readonly reason: Reason;
  readonly words: ReadonlySet<string>;
}

/** A search over one index; made once, since reading all words takes a few milliseconds. */
export function createSearch(index: SearchIndex): (typed: string) => SearchAnswer {
  const reader = createWordReader(index.terms);
  const { read, readAll } = reader;
  const engine = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: Object.keys(BOOSTS),
    tokenize: read,
    processTerm: (word) => word,
  });
  engine.addAll(index.entries.map((entry, id) => ({ id, ...fieldsOf(entry, systemOf(index, entry)) })));

  const known = new Map<string, number>();
  for (const entry of index.entries) {
    const text = Object.values(fieldsOf(entry, systemOf(index, entry))).join(' . ');
    for (const word of new Set(read(text))) known.set(word, (known.get(word) ?? 0) + 1);
  }
  /** Rare words say more. */
  const weigh = (word: string): number => Math.log(1 + index.entries.length / (known.get(word) ?? 31));

  const phrases = index.entries.map((entry) =>
    reasonsOf(entry).map((reason): Phrase => ({ reason, words: new Set(read(reason.text)) })),
  );
  const jobs = Object.entries(index.jobs).map(
    ([job, words]) => [job, new Set(words.split(' ').flatMap(readAll))] as const,
  );
  const dangers = index.dangers.map(({ words, text }) => ({
    text,
    sets: words.map((set) => set.flatMap(readAll)),
  }));

  /** How strongly each job is asked for, 0 to 1. */
  function readWishes(words: readonly string[]): Map<string, number> {
    const wishes = new Map<string, number>();
    for (const [job, list] of jobs) {
      const count = new Set(words.filter((word) => list.has(word))).size;
      if (count > 0) wishes.set(job, count > 1 ? 1 : 0.8);
    }
    const repair = wishes.get('repair');
    if (repair !== undefined && wishes.size > 1) wishes.set('repair', repair * OUTWEIGHED.repair);
    return wishes;
  }

  function factorOf(job: string, wishes: ReadonlyMap<string, number>): number {
    if (wishes.size === 0) return 1 + (NO_WISH[job as keyof typeof NO_WISH] ?? 0);
    let factor = 1;
    for (const [wish, strength] of wishes) factor += strength * (AFFINITIES[wish]?.[job] ?? 0);
    return factor;
  }

  /** How well one phrase and what was typed cover each other, 0 to 1; the best one, and the best one to show. */
  function findPhrase(id: number, found: ReadonlySet<string>): Match {
    const sum = (words: Iterable<string>): number =>
      [...words].reduce((total, word) => total + weigh(word), 0);
    const all = sum(found);
    let match: Match = { cover: 0, worth: 0, reason: undefined };
    for (const { words, reason } of phrases[id] ?? []) {
      const common = sum([...words].filter((word) => found.has(word)));
      const cover = common / (all + 0.35 * (sum(words) - common) || 1);
      const worth = cover * REASON_WEIGHTS[reason.kind];
      match = {
        cover: Math.max(reason.kind === 'question' ? cover * 0.7 : cover, match.cover),
        ...(worth > match.worth ? { worth, reason } : { worth: match.worth, reason: match.reason }),
      };
    }
    return match;
  }

  function lookUp(words: readonly string[], unfinished: boolean): SearchResult[] {
    const last = words.at(-1);
    return engine.search(words.join(' '), {
      boost: BOOSTS,
      tokenize: () => [...words],
      prefix: (word) => unfinished && word === last && word.length > 1 && !known.has(word),
      fuzzy: (word) =>
        known.has(word) || word.length < 4 || /\d/.test(word) ? false : word.length < 6 ? 1 : 2,
      weights: { fuzzy: 0.6, prefix: 0.7 },
    });
  }

  return (typed) => {
    const all = readAll(typed);
    const words = read(typed);
    const danger = dangers.find(({ sets }) => sets.some((set) => set.every((word) => all.includes(word))));
    const wishes = readWishes(all);
    const results = lookUp(words, !/\s$/.test(typed));
    const foundAny = new Set(results.flatMap(({ terms }) => terms));
    const ranked = results
      .map((result) => {
        const id = result.id as number;
        const entry = index.entries[id] as SearchEntry;
        const { cover, worth, reason } = findPhrase(id, foundAny);
        const score = result.score * factorOf(entry.job, wishes) * (1 + COVER_BONUS * cover ** 2);
        return { entry, score, why: (worth > LEAST_WORTH && reason) || placeOf(index, entry) };
      })
      .sort((a, b) => b.score - a.score);
    const most = ranked[0]?.score ?? 0;
    const hits = ranked
      .filter(({ score }) => score >= most * LEAST_SHARE)
      .slice(0, MOST_HITS)
      .map((hit) => ({ ...hit, system: systemOf(index, hit.entry) }));
    return { hits, ...(danger && { danger: danger.text }) };
  };
}

function systemOf({ systems }: SearchIndex, entry: SearchEntry): SearchSystem {
  return systems[entry.system] as SearchSystem;
}

function placeOf(index: SearchIndex, entry: SearchEntry): Reason {
  return { kind: 'place', text: systemOf(index, entry).recognize };
}

/** About the machine they have people notice things; about a new one they ask. */
function isFault({ job }: SearchEntry): boolean {
  return ['repair', 'maintenance', 'general'].includes(job);
}

function fieldsOf(entry: SearchEntry, system: SearchSystem): Record<Field, string> {
  const notices = entry.symptoms.map(([notice]) => notice).join(' . ');
  return {
    title: entry.title,
    system: `${system.name} . ${system.tradeName}`,
    also: `${system.also} . ${entry.also}`,
    plainName: entry.plainName,
    symptoms: isFault(entry) ? notices : '',
    questions: isFault(entry) ? '' : notices,
    keywords: entry.keywords.join(' . '),
    details: entry.details.join(' . '),
    description: entry.description,
    parts: entry.parts.join(' . '),
    place: `${system.spot} . ${system.recognize} . ${system.purpose}`,
  };
}

/** Everything that can be the reason for a service, in words. */
function reasonsOf(entry: SearchEntry): Reason[] {
  return [
    ...entry.symptoms.map(([text, look]): Reason => ({ kind: isFault(entry) ? 'symptom' : 'question', text, look })),
    ...entry.details.map((text): Reason => ({ kind: 'detail', text })),
    ...entry.keywords.map((text): Reason => ({ kind: 'keyword', text })),
    ...entry.parts.map((text): Reason => ({ kind: 'part', text })),
    { kind: 'description', text: entry.description },
  ];
}
