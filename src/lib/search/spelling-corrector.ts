/** Replaces an unknown word with the one that was probably meant, allowing for typos and phonetic spelling. */
import { countSlips } from '../text/closest-word.ts';
import { stem } from './search-words.ts';

interface Spellings {
  /** Candidate words whose English inflections may be misspelled too. */
  readonly inflected: readonly string[];
  /** Candidate words without inflections. */
  readonly others: readonly string[];
  /** Words that look like a candidate but are different words. */
  readonly similar: readonly string[];
}

/**
 * Minimum word length for a guess, because shorter words have too many neighbors; four-letter words allow
 * only a swap of two adjacent letters.
 */
const SHORTEST_GUESS = 5;
const SHORTEST_SWAP = 4;
/** From this length on, two typos are allowed instead of one. */
const TWO_SLIPS = 9;
/** Minimum number of letters in each of two words typed without a space. */
const SHORTEST_PART = 3;

/** Rows of a keyboard: fingers slip to the next key of the same row, or to one above or below it. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Vowels, then consonants that sound alike: one for the other is a spelling, another letter is another word. */
const MIXED_UP = ['aeiou', 'lr', 'dt', 'bp', 'cgkq', 'mn'];

interface Candidate {
  readonly form: string;
  readonly sound: string;
}

/**
 * Creates a function that finds the nearest of some words.
 *
 * @returns a function that takes a typed word and returns the closest listed word, or undefined if none is close enough
 */
export function createNearestFinder(words: Iterable<string>): (typed: string) => string | undefined {
  const candidates = [...words]
    .filter((form) => form.length >= SHORTEST_SWAP && !/\d/.test(form))
    .map((form): Candidate => ({ form, sound: soundOf(form) }));
  return (typed) => {
    if (typed.length < SHORTEST_SWAP || /\d/.test(typed)) return undefined;
    const sound = soundOf(typed);
    const [nearest] = candidates
      .map((candidate) => ({ ...candidate, slips: countForgiven(candidate, typed, sound) }))
      .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.slips - b.slips);
    return nearest?.form;
  };
}

/**
 * Creates a corrector.
 *
 * @returns a function from a typed word to its stem, to the stem of the word that was meant, or to the stems
 * of two words typed without a space
 */
export function createSpellingCorrector({
  inflected,
  others,
  similar,
}: Spellings): (typed: string) => readonly string[] {
  const forms = new Set([...inflected.flatMap(listForms), ...others]);
  const meant = new Set([...forms].map(stem));
  const right = new Set([...meant, ...similar.map(stem)]);
  const findNearest = createNearestFinder(forms);
  const guess = (typed: string): readonly string[] => {
    const own = stem(typed);
    if (typed.length < SHORTEST_SWAP || right.has(own) || /\d/.test(typed)) return [own];
    const nearest = findNearest(typed);
    return nearest ? [stem(nearest)] : (splitInTwo(typed, meant) ?? [own]);
  };
  const guesses = new Map<string, readonly string[]>();
  return (typed) => {
    const answer = guesses.get(typed) ?? guess(typed);
    guesses.set(typed, answer);
    return answer;
  };
}

/** Lists a word with its plural and verb forms, because endings are misspelled too. */
function listForms(word: string): string[] {
  if (word.length < SHORTEST_SWAP || /(?:s|ing|ed)$/.test(word)) return [word];
  const root = word.replace(/e$/, '');
  return [word, `${word}s`, `${root}ing`, `${root}ed`];
}

/**
 * Maps letters that many people mix up to the same letter: b and v; f and ph; i and y; j and soft g; k, hard c, q, and
 * qu before e or i; s, z and soft c. An h is dropped except in ch, sh and th, an ending in -ar or -or counts as
 * -er, and a doubled letter counts once.
 */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?<![cst])h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/y/g, 'i')
    .replace(/[ao](?=rs?$)/, 'e')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Returns the number of typos between a form and the typed word, or infinity if there are too many. The first letters
 * must be the same, be swapped with the second, or sound the same. A form of five letters or more that sounds the same
 * counts as having no typos.
 */
function countForgiven({ form, sound: meantSound }: Candidate, typed: string, sound: string): number {
  if (meantSound === sound && form.length >= SHORTEST_GUESS) return 0;
  if (Math.abs(form.length - typed.length) > 2) return Number.POSITIVE_INFINITY;
  const allowed = form.length < TWO_SLIPS ? 1 : 2;
  const [first, second] = form;
  const beginsAlike = first === typed[0] || (first === typed[1] && second === typed[0]);
  const soundsAlike = sound.length >= SHORTEST_GUESS && meantSound[0] === sound[0];
  // If two typos are allowed, as in “refrigerant”, one typo in the phonetic spelling is allowed too.
  const slips = Math.min(
    beginsAlike ? countSlips(form, typed) : Number.POSITIVE_INFINITY,
    soundsAlike ? countSlips(meantSound, sound) + 1 : Number.POSITIVE_INFINITY,
  );
  if (isOtherWord(form, typed)) return Number.POSITIVE_INFINITY;
  const isSwap = form.length >= SHORTEST_GUESS || sortLetters(form) === sortLetters(typed);
  return isSwap && slips <= allowed ? slips : Number.POSITIVE_INFINITY;
}

/** Whether two words differ in one letter that nobody mixes up: “quedaron” is not a slip for “quemaron”. */
function isOtherWord(form: string, typed: string): boolean {
  const places = [...form].flatMap((letter, place) => (letter === typed[place] ? [] : [place]));
  const [place] = places;
  if (form.length !== typed.length || places.length !== 1 || place === undefined) return false;
  const pair = [form.charAt(place), typed.charAt(place)] as const;
  const [one, other] = pair.map((letter) => {
    const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
    return { row, key: KEYBOARD[row]?.indexOf(letter) ?? 0 };
  }) as [Record<'row' | 'key', number>, Record<'row' | 'key', number>];
  const isNear = Math.abs(one.row - other.row) <= 1 && Math.abs(one.key - other.key) <= 1;
  return !isNear && !MIXED_UP.some((letters) => pair.every((letter) => letters.includes(letter)));
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** Splits two words typed as one, such as “gassmell”. */
function splitInTwo(typed: string, meant: ReadonlySet<string>): readonly string[] | undefined {
  for (let place = SHORTEST_PART; place <= typed.length - SHORTEST_PART; place++) {
    const parts = [typed.slice(0, place), typed.slice(place)].map(stem);
    if (parts.every((part) => meant.has(part))) return parts;
  }
  return undefined;
}
