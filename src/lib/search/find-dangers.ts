/** Recognizes danger in what somebody types, before any service is looked up. */
import type { Danger, DangerCall, DangerKind, DangerLanguage } from '../../content/danger-schema.ts';
import { plainText, stem } from './search-words.ts';
import { createSpellingCorrector } from './spelling-corrector.ts';

/** Everything that is needed to recognize dangers. The words themselves are content. */
export interface DangerVocabulary {
  /** The most urgent first. */
  readonly dangers: readonly Danger[];
  /** Several words read as one: the one, then its spellings between commas. */
  readonly phrases: readonly (readonly [word: string, spellings: string])[];
  /** Words of one class between spaces, first the one that stands for it; then those in Spanish. */
  readonly classes: readonly (readonly [english: string, spanish: string])[];
  /** Words that tell that somebody writes Spanish, between spaces. */
  readonly spanish: string;
  /** Words that say nothing of a danger, between spaces. */
  readonly stopWords: string;
  /** Words that look like a mistyped word of danger and are none, between spaces. */
  readonly similarWords: string;
}

/** A danger that was recognized, in the language in which it was typed. */
export interface FoundDanger {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
  readonly name: string;
  readonly advice: string;
  /** Number that the panel dials; none where nobody outside has to come at once. */
  readonly call?: DangerCall | undefined;
}

/** Finds the most urgent danger in what is typed; the same danger is always the same object. */
export type FindDanger = (typed: string) => FoundDanger | undefined;

/** First and last place of the words of a phrase. */
type Span = readonly [first: number, last: number];
/** The words of a phrase, each with those that may stand in its place. */
type Phrase = readonly (readonly string[])[];

interface Sign {
  readonly only: DangerLanguage | undefined;
  readonly say: readonly Phrase[];
  readonly unless: readonly Phrase[];
  readonly gap: number;
}

/** Shorter words of a spelling stand in many harmless ones too, so that nothing is taken for them. */
const SHORTEST_IN_PHRASE = 6;

const splitWords = (words: string): string[] => words.split(' ').filter(Boolean);
const splitStems = (words: string): string[] => splitWords(words).map(stem);

/** A finder for one vocabulary. */
export function createDangerFinder(vocabulary: DangerVocabulary): FindDanger {
  const { dangers, phrases, classes, spanish, stopWords, similarWords } = vocabulary;
  const heads = new Map(
    classes.flatMap((words) => {
      const [head = '', ...others] = splitStems(words.join(' '));
      return others.map((word): [string, string] => [word, head]);
    }),
  );
  const unify = (word: string): string => heads.get(word) ?? word;
  const stops = new Set(splitStems(stopWords));
  const withoutStops = (words: readonly string[]): string[] => words.filter((word) => !stops.has(word));
  const spellings = phrases.flatMap(([word, list]) =>
    list.split(', ').map((spelling) => [unify(stem(word)), spelling] as const),
  );

  const readPhrases = (list = ''): Phrase[] =>
    list
      .split(', ')
      .filter(Boolean)
      .map((phrase) => phrase.split(' ').map((slot) => slot.split('/').map((word) => unify(stem(word)))));
  const known = dangers.map(({ kind, call, signs, en, es }) => ({
    found: {
      en: { kind, call, language: 'en', ...en },
      es: { kind, call, language: 'es', ...es },
    } satisfies Record<DangerLanguage, FoundDanger>,
    signs: signs.map(
      ({ say, unless, gap, only }): Sign => ({
        say: readPhrases(say),
        unless: readPhrases(unless),
        gap,
        only,
      }),
    ),
  }));
  const inSigns = new Set(
    known.flatMap(({ signs }) => signs.flatMap(({ say, unless }) => [say, unless].flat(3))),
  );
  const readSpellings = spellings.map(
    ([word, spelling]) => [word, splitStems(spelling).map(unify).join(' ')] as const,
  );
  const merge = createMerger(readSpellings);
  // What takes a harmless thing out of the way is said in one piece: a “smoke pipe” is none, smoke from a pipe is.
  const mergeAround = createMerger(readSpellings.filter(([word]) => inSigns.has(word)));
  const inSay = dangers
    .flatMap(({ signs }) => signs.map(({ say }) => say))
    .join(' ')
    .replace(/[,/]/g, ' ');
  const inClasses = classes.flat().flatMap(splitWords);
  const madeUp = new Set(phrases.map(([word]) => word).filter((word) => !inClasses.includes(word)));
  const inSpellings = splitWords(phrases.map(([, list]) => list.replaceAll(',', '')).join(' '));
  const correct = createSpellingCorrector({
    inflected: [
      ...classes.flatMap(([english]) => splitWords(english)),
      ...splitWords(inSay).filter((word) => !madeUp.has(word)),
    ],
    others: [
      ...classes.flatMap(([, others]) => splitWords(others)),
      ...inSpellings.filter((word) => word.length >= SHORTEST_IN_PHRASE),
    ],
    similar: [...[similarWords, stopWords, spanish].flatMap(splitWords), ...inSpellings],
  });
  const speaksSpanish = createLanguageReader(vocabulary);

  return (typed) => {
    const words = plainText(typed).split(' ');
    const corrected = words.flatMap(correct);
    const language = speaksSpanish(words, corrected) ? 'es' : 'en';
    const said = mergeAround(withoutStops(merge(corrected.map(unify))));
    const danger = known.find(({ signs }) =>
      signs.some((sign) => (sign.only ?? language) === language && isGiven(sign, said)),
    );
    return danger?.found[language];
  };
}

/** Tells Spanish by its own words; what is mistyped is known by what was meant. */
function createLanguageReader({
  classes,
  spanish,
}: DangerVocabulary): (typed: readonly string[], corrected: readonly string[]) => boolean {
  const list = (words: readonly string[]): string[] => words.join(' ').split(' ').filter(Boolean);
  const english = new Set(list(classes.map(([words]) => words)));
  const own = new Set(
    list([spanish, ...classes.map(([, words]) => words)]).filter((word) => !english.has(word)),
  );
  const stems = new Set([...own].map(stem));
  return (typed, corrected) => {
    const asTyped = new Set(typed.map(stem));
    return (
      typed.some((word) => own.has(word)) || corrected.some((word) => stems.has(word) && !asTyped.has(word))
    );
  };
}

/** Takes every spelling of a phrase for its one word, longer ones first. */
function createMerger(
  spellings: readonly (readonly [word: string, spelling: string])[],
): (words: readonly string[]) => string[] {
  const wordOf = new Map(spellings.map(([word, spelling]) => [spelling, word]));
  const longestFirst = [...wordOf.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');
  return (words) =>
    words
      .join(' ')
      .replace(pattern, (found) => wordOf.get(found) ?? found)
      .split(' ');
}

/** Whether a phrase of the sign is said and nothing around it makes it harmless. */
function isGiven({ say, unless, gap }: Sign, said: readonly string[]): boolean {
  const harmless = unless.flatMap((phrase) => findSpans(phrase, said, gap));
  return say
    .flatMap((phrase) => findSpans(phrase, said, gap))
    .some(([first, last]) => !harmless.some(([start, end]) => start <= last && end >= first));
}

/** Every stretch that holds all words of a phrase, in any order, with at most so many other words among them. */
function findSpans(phrase: Phrase, said: readonly string[], gap: number): Span[] {
  return said.flatMap((word, first): Span[] => {
    if (!phrase.some((slot) => slot.includes(word))) return [];
    const stretch = said.slice(first, first + phrase.length + gap);
    const places = phrase.map((slot) => stretch.findIndex((one) => slot.includes(one)));
    return places.includes(-1) ? [] : [[first, first + Math.max(...places)]];
  });
}
