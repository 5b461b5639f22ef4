/** Recognizes danger in what somebody types, before any service is looked up. */
import type { Danger, DangerKind, DangerLanguage } from '../../content/danger-schema.ts';
import { createWordReader, plainText, stem } from './search-words.ts';

/** Everything that is needed to recognize dangers. The words themselves are content. */
export interface DangerVocabulary {
  /** The most urgent first. */
  readonly dangers: readonly Danger[];
  /** Several words read as one, first the one. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that mean the same between spaces, first the one that stands for them; then those in Spanish. */
  readonly synonyms: readonly (readonly [english: string, spanish: string])[];
  /** Words that tell that somebody writes Spanish, between spaces. */
  readonly spanish: string;
  /** Words that say nothing of a danger, between spaces. */
  readonly stopWords: string;
  /** Words that look like a mistyped word of danger and are none, between spaces. */
  readonly lookAlikes: string;
}

/** A danger that was recognized, in the language in which it was typed. */
export interface FoundDanger {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
  readonly name: string;
  readonly advice: string;
}

/** Where somebody lives says nothing of a danger, and is no word of it either. */
const NO_PLACE = 'nyc';

/** First and last place of the words of a phrase. */
type Span = readonly [first: number, last: number];

interface Sign {
  readonly say: readonly (readonly string[])[];
  readonly unless: readonly (readonly string[])[];
  readonly gap: number;
}

/**
 * A finder for one vocabulary.
 *
 * @returns a function from typed words to the most urgent danger among them, always the same object for the same
 * danger; undefined where there is none
 */
export function createDangerFinder(vocabulary: DangerVocabulary): (typed: string) => FoundDanger | undefined {
  const { dangers, phrases, synonyms, spanish, stopWords, lookAlikes } = vocabulary;
  const { read } = createWordReader({
    phrases,
    synonyms: [],
    stopWords,
    lowWeight: '',
    places: NO_PLACE,
  });
  const heads = new Map<string, string>(
    synonyms.flatMap((words) => {
      const [head = '', ...others] = words.join(' ').split(' ').filter(Boolean).map(stem);
      return others.map((word): [string, string] => [word, head]);
    }),
  );
  const unify = (word: string): string => heads.get(word) ?? word;
  const readPhrases = (list = ''): string[][] =>
    list
      .split(', ')
      .filter(Boolean)
      .map((phrase) => read(phrase).map(unify));
  const known = dangers.map(({ kind, signs, ...texts }) => ({
    found: {
      en: { kind, language: 'en', ...texts.en },
      es: { kind, language: 'es', ...texts.es },
    } satisfies Record<DangerLanguage, FoundDanger>,
    signs: signs.map(
      ({ say, unless, gap }): Sign => ({ say: readPhrases(say), unless: readPhrases(unless), gap }),
    ),
  }));
  const inPhrases = known.flatMap(({ signs }) => signs.flatMap(({ say }) => say.flat()));
  const correct = createCorrector([...heads.keys(), ...inPhrases], lookAlikes.split(' ').map(stem));
  const inSpanish = new Set([spanish, ...synonyms.map(([, words]) => words)].join(' ').split(' ').map(stem));

  return (typed) => {
    const words = read(typed).map(correct);
    const said = words.map(unify);
    const danger = known.find(({ signs }) => signs.some((sign) => isGiven(sign, said)));
    if (!danger) return undefined;
    const isSpanish = [...words, ...plainText(typed).split(' ').map(stem)].some((word) =>
      inSpanish.has(word),
    );
    return danger.found[isSpanish ? 'es' : 'en'];
  };
}

/** Whether a phrase of the sign is said and nothing around it makes it harmless. */
function isGiven({ say, unless, gap }: Sign, said: readonly string[]): boolean {
  const harmless = unless.flatMap((phrase) => findSpans(phrase, said, gap));
  return say
    .flatMap((phrase) => findSpans(phrase, said, gap))
    .some(([first, last]) => !harmless.some(([start, end]) => start <= last && end >= first));
}

/** Every stretch that holds all words of a phrase, in any order, with at most so many other words among them. */
function findSpans(phrase: readonly string[], said: readonly string[], gap: number): Span[] {
  return said.flatMap((word, first): Span[] => {
    if (!phrase.includes(word)) return [];
    const stretch = said.slice(first, first + phrase.length + gap);
    const places = phrase.map((one) => stretch.indexOf(one));
    return places.includes(-1) ? [] : [[first, first + Math.max(...places)]];
  });
}

/** Shorter words have too many neighbors for a guess; their misspellings are listed. */
const SHORTEST_GUESS = 5;
/** From this length on, two slips are forgiven instead of one. */
const TWO_SLIPS = 9;

/** Takes a word that is not known for the word of danger it was probably meant to be. */
function createCorrector(known: readonly string[], lookAlikes: readonly string[]): (word: string) => string {
  const right = new Set([...known, ...lookAlikes]);
  const candidates = [...new Set(known)].filter((word) => word.length >= SHORTEST_GUESS);
  return (typed) => {
    if (typed.length < SHORTEST_GUESS || right.has(typed)) return typed;
    const isMeant = (word: string): boolean =>
      word[0] === typed[0] && countSlips(word, typed) <= (word.length < TWO_SLIPS ? 1 : 2);
    return candidates.find(isMeant) ?? typed;
  };
}

/** How many letters were missed, added, mistaken or swapped with their neighbor (optimal string alignment). */
export function countSlips(meant: string, typed: string): number {
  let [before, row] = [[] as number[], Array.from({ length: typed.length + 1 }, (_, place) => place)];
  for (const [down, letter] of [...meant].entries()) {
    const next = [down + 1];
    for (const [across, other] of [...typed].entries()) {
      const isSwapped = down > 0 && across > 0 && letter === typed[across - 1] && other === meant[down - 1];
      next.push(
        Math.min(
          (next[across] as number) + 1,
          (row[across + 1] as number) + 1,
          (row[across] as number) + Number(letter !== other),
          isSwapped ? (before[across - 1] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[typed.length] as number;
}
