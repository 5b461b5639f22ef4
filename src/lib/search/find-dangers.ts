/** Recognizes dangers in a query, before any service is looked up. */
import type { DangerCall } from '../../content/danger-calls.ts';
import type { Danger, DangerKind, DangerLanguage } from '../../content/danger-schema.ts';
import type { SystemKey } from '../../content/parts.ts';
import { type CalmWords, createCalmReader } from './calm-reader.ts';
import { anyOf, plainText, stem } from './search-words.ts';
import { createSpellingCorrector } from './spelling-corrector.ts';

/** Everything needed to recognize dangers. The words themselves are content. */
interface DangerVocabulary {
  /** The most urgent first. */
  readonly dangers: readonly Danger[];
  /** For each word: the phrases that are read as this word, separated by commas. */
  readonly phrases: Readonly<Record<string, string>>;
  /**
   * Classes of interchangeable words. A key has the English words, the class name first; its value has the Spanish
   * words. Spaces separate words.
   */
  readonly classes: Readonly<Record<string, string>>;
  /** Words that show that a visitor writes in Spanish, separated by spaces. */
  readonly spanish: string;
  /** Words that show that a visitor writes in English, separated by spaces. */
  readonly english: string;
  /** Words that say nothing about a danger, separated by spaces. */
  readonly stopWords: string;
  /** Words that look like a misspelled danger word but are not, separated by spaces. */
  readonly similarWords: string;
  readonly calm: CalmWords;
}

/** A danger that was recognized, in the language in which it was typed. */
export interface FoundDanger {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
  readonly name: string;
  readonly advice: string;
  /** The machine that the search finds first unless the query names another one. */
  readonly machine?: string | undefined;
  /** The machines that can cause it. */
  readonly machines: readonly SystemKey[];
  /** The number that the search panel links to; if undefined, the panel links to the company’s. */
  readonly call?: DangerCall | undefined;
  /** True if it was only asked about: then the advice is for any danger, in one quiet line below the answers. */
  readonly isAsked?: boolean;
  /** True if it is only asked about, and the services of a machine are an answer nevertheless. */
  readonly isMist?: boolean;
}

/**
 * Finds the most urgent danger in a query. It always returns the same object for the same danger and language. On a
 * Spanish page, which `home` names, advice is always in Spanish, because the visitor chose it; elsewhere it is in the
 * language of the words. What happened in the past counts as solved also if text around the query, `around`, says so. A
 * danger that is only asked about is returned with `isAsked`.
 */
export type FindDanger = (typed: string, home?: string, around?: string) => FoundDanger | undefined;

/** Positions of the first and the last word of a phrase in a query. */
type Span = readonly [first: number, last: number];
/** The words of a phrase, each with its alternatives. */
type Phrase = readonly (readonly string[])[];

interface Sign {
  readonly only?: DangerLanguage | undefined;
  readonly say: readonly Phrase[];
  readonly unless: readonly Phrase[];
  readonly without: readonly string[];
  readonly gap: number;
  readonly alone?: boolean | undefined;
}

/**
 * Dangers that only the fire department or the utility ends, so that no service is offered below the advice. The advice
 * for any danger fits them.
 */
export const BEYOND_REPAIR: ReadonlySet<DangerKind> = new Set(['gas', 'carbon-monoxide', 'smoke']);

/** Minimum length of a word in a phrase for typos in it to be corrected; shorter words resemble harmless ones. */
const SHORTEST_IN_PHRASE = 6;

/** The size of a building, whose “units” are homes, not machines: “60 units”, “30 unit building”. */
const BUILDING = /\b\d+ units?\b(?! (?:ac|ptac|heat))/g;

const splitWords = (words: string): string[] => words.split(' ').filter(Boolean);
const splitStems = (words: string): string[] => splitWords(words).map(stem);

/** Creates a finder for one vocabulary. */
export function createDangerFinder(vocabulary: DangerVocabulary): FindDanger {
  const { dangers, phrases, spanish, english, stopWords, similarWords } = vocabulary;
  const classes = Object.entries(vocabulary.classes);
  const heads = new Map(
    classes.flatMap((words) => {
      const [head = '', ...others] = splitStems(words.join(' '));
      return others.map((word): [string, string] => [word, head]);
    }),
  );
  const unify = (word: string): string => heads.get(word) ?? word;
  const stops = new Set(splitStems(stopWords));
  const spellings = Object.entries(phrases).flatMap(([word, list]) =>
    list
      .split(', ')
      .map((spelling) => [unify(stem(word)), splitStems(spelling).map(unify).join(' ')] as const),
  );

  const readPhrases = (list = ''): Phrase[] =>
    list
      .split(', ')
      .filter(Boolean)
      .map((phrase) => phrase.split(' ').map((slot) => slot.split('/').map((word) => unify(stem(word)))));
  const known = dangers.map(({ kind, call, machine, machines, signs, en, es }) => ({
    found: {
      en: { kind, call, machine: machine?.en, machines, language: 'en', ...en },
      es: { kind, call, machine: machine?.es, machines, language: 'es', ...es },
    } satisfies Record<DangerLanguage, FoundDanger>,
    signs: signs.map(
      ({ say, unless, without, ...rest }): Sign => ({
        ...rest,
        say: readPhrases(say),
        unless: readPhrases(unless),
        without: readPhrases(without).flat(2),
      }),
    ),
  }));
  const inSigns = new Set(
    known.flatMap(({ signs }) =>
      signs.flatMap(({ say, unless, without }) => [say, unless].flat(3).concat(without)),
    ),
  );
  const merge = createMerger(spellings);
  // This merger runs after stop words are removed, so it merges only phrases that signs use. Otherwise, “smoke from a
  // pipe” would be read as the harmless “smoke pipe”.
  const mergeAround = createMerger(spellings.filter(([word]) => inSigns.has(word)));
  const inSay = dangers
    .flatMap(({ signs }) => signs.map(({ say }) => say))
    .join(' ')
    .replace(/[,/]/g, ' ');
  const inClasses = classes.flat().flatMap(splitWords);
  const madeUp = new Set(Object.keys(phrases).filter((word) => !inClasses.includes(word)));
  const inSpellings = splitWords(Object.values(phrases).join(' ').replaceAll(',', ''));
  const correct = createSpellingCorrector({
    inflected: [
      ...classes.flatMap(([english]) => splitWords(english)),
      ...splitWords(inSay).filter((word) => !madeUp.has(word)),
    ],
    others: [
      ...classes.flatMap(([, others]) => splitWords(others)),
      ...inSpellings.filter((word) => word.length >= SHORTEST_IN_PHRASE),
    ],
    similar: [...[similarWords, stopWords, spanish, english].flatMap(splitWords), ...inSpellings],
  });
  const speaksSpanish = createLanguageReader(vocabulary);
  const readCalm = createCalmReader(vocabulary.calm);

  const readLanguage = (words: readonly string[]): DangerLanguage =>
    speaksSpanish(words, words.flatMap(correct)) ? 'es' : 'en';

  const findKnown = (plain: string, home?: string): FoundDanger | undefined => {
    const words = splitWords(plain.replace(BUILDING, 'building'));
    const corrected = words.flatMap(correct);
    const language = readLanguage(words);
    const said = mergeAround(merge(corrected.map(unify)).filter((word) => !stops.has(word)));
    return known.find(({ signs }) =>
      signs.some((sign) => (sign.only ?? language) === language && isGiven(sign, said)),
    )?.found[home === 'es' ? home : language];
  };
  const anyDanger = known.at(-1)?.found;

  return (typed, home, around = '') => {
    const { told, asked, isMist = false } = readCalm(plainText(typed), plainText(around));
    const topic = asked ? findKnown(asked, home) : undefined;
    if (anyDanger && (isMist || (topic && BEYOND_REPAIR.has(topic.kind))))
      return { ...anyDanger[home === 'es' ? home : readLanguage(splitWords(asked))], isAsked: true, isMist };
    return findKnown(told, home);
  };
}

/**
 * Creates a function that recognizes Spanish by its words: at least as many as there are English ones. A misspelled
 * word counts half, because it may be English.
 */
function createLanguageReader({
  classes,
  spanish,
  english: inEnglish,
}: DangerVocabulary): (typed: readonly string[], corrected: readonly string[]) => boolean {
  const english = new Set(Object.keys(classes).flatMap(splitWords));
  const onlyEnglish = new Set(splitWords(inEnglish));
  const known = [spanish, ...Object.values(classes)].flatMap(splitWords);
  const own = new Set(known.filter((word) => !english.has(word)));
  const stems = new Set([...own].map(stem));
  return (typed, corrected) => {
    const asTyped = new Set(typed.map(stem));
    const inSpanish =
      typed.filter((word) => own.has(word)).length +
      corrected.filter((word) => stems.has(word) && !asTyped.has(word)).length / 2;
    return inSpanish > 0 && inSpanish >= typed.filter((word) => onlyEnglish.has(word)).length;
  };
}

/** Creates a function that replaces every spelling of a phrase with the word for the phrase, longest spelling first. */
function createMerger(
  spellings: readonly (readonly [word: string, spelling: string])[],
): (words: readonly string[]) => string[] {
  const wordOf = new Map(spellings.map(([word, spelling]) => [spelling, word]));
  const pattern = anyOf(wordOf.keys());
  return (words) =>
    words
      .join(' ')
      .replace(pattern, (found) => wordOf.get(found) ?? found)
      .split(' ');
}

/** Whether the query contains one of the sign's phrases, and nothing else in the query makes that phrase harmless. */
function isGiven({ say, unless, without, gap, alone }: Sign, said: readonly string[]): boolean {
  if (said.some((word) => without.includes(word))) return false;
  // People in a panic repeat words.
  const heard = alone ? [...new Set(said)] : said;
  const harmless = unless.flatMap((phrase) => findSpans(phrase, heard, gap));
  return say
    .filter((phrase) => !alone || phrase.length === heard.length)
    .flatMap((phrase) => findSpans(phrase, heard, gap))
    .some(([first, last]) => !harmless.some(([start, end]) => start <= last && end >= first));
}

/** Finds every span that contains all words of a phrase, in any order, with at most `gap` other words between them. */
function findSpans(phrase: Phrase, said: readonly string[], gap: number): Span[] {
  return said.flatMap((word, first): Span[] => {
    if (!phrase.some((slot) => slot.includes(word))) return [];
    const stretch = said.slice(first, first + phrase.length + gap);
    const places = phrase.map((slot) => stretch.findIndex((one) => slot.includes(one)));
    return places.includes(-1) ? [] : [[first, first + Math.max(...places)]];
  });
}
