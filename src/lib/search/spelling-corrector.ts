/** Takes a word that is not known for the one it was probably meant to be, as frightened people type and as they hear. */
import { countSlips } from '../text/count-slips.ts';
import { stem } from './search-words.ts';

interface Spellings {
  /** Words that may be meant, whose English endings are mistyped as well. */
  readonly inflected: readonly string[];
  /** Words that may be meant, as they are. */
  readonly others: readonly string[];
  /** Words that look like one of them and are none. */
  readonly similar: readonly string[];
}

/** Shorter words have too many neighbors for a guess; only two neighbors swapped are forgiven in those of four. */
const SHORTEST_GUESS = 5;
const SHORTEST_SWAP = 4;
/** From this length on, two slips are forgiven instead of one. */
const TWO_SLIPS = 9;
/** Two words that were typed as one have at least so many letters each. */
const SHORTEST_PART = 3;

/** A form of a word that may be meant, as letters and as it sounds. */
interface Candidate {
  readonly form: string;
  readonly sound: string;
}

/**
 * Finds the nearest of some words.
 *
 * @returns a function from a word as it was typed to the one with the fewest slips; undefined where none is near enough
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
 * @returns a function from a word as it was typed to its stem, to that of the word that was meant, or to those of two
 *   that were typed without a space
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

/** A word, its plural, and the forms of what it does: endings are mistyped as well. */
function listForms(word: string): string[] {
  if (word.length < SHORTEST_SWAP || /(?:s|ing|ed)$/.test(word)) return [word];
  const root = word.replace(/e$/, '');
  return [word, `${word}s`, `${root}ing`, `${root}ed`];
}

/**
 * Letters that many people mix up become one: silent h, b and v, c, s and z, k and qu, j and soft g; a doubled letter
 * counts once.
 */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?<![cst])h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/**
 * How many slips lead from a form to what was typed; infinitely many where they are too many, or where it begins with
 * other letters, except for its first two swapped. What sounds the same is meant.
 */
function countForgiven({ form, sound: meantSound }: Candidate, typed: string, sound: string): number {
  if (meantSound === sound && form.length >= SHORTEST_GUESS) return 0;
  if (Math.abs(form.length - typed.length) > 2) return Number.POSITIVE_INFINITY;
  const allowed = form.length < TWO_SLIPS ? 1 : 2;
  const [first, second] = form;
  const beginsAlike = first === typed[0] || (first === typed[1] && second === typed[0]);
  const soundsAlike = sound.length >= SHORTEST_GUESS && meantSound[0] === sound[0];
  // In words as long as “refrigerant” one sound may be wrong besides.
  const slips = Math.min(
    beginsAlike ? countSlips(form, typed) : Number.POSITIVE_INFINITY,
    soundsAlike ? countSlips(meantSound, sound) + 1 : Number.POSITIVE_INFINITY,
  );
  const isSwap = form.length >= SHORTEST_GUESS || sortLetters(form) === sortLetters(typed);
  return isSwap && slips <= allowed ? slips : Number.POSITIVE_INFINITY;
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** “gassmell” is two words. */
function splitInTwo(typed: string, meant: ReadonlySet<string>): readonly string[] | undefined {
  for (let place = SHORTEST_PART; place <= typed.length - SHORTEST_PART; place++) {
    const parts = [typed.slice(0, place), typed.slice(place)].map(stem);
    if (parts.every((part) => meant.has(part))) return parts;
  }
  return undefined;
}
