/** Recognizes what in a message is over, or names no danger at all. */
import type { DANGER_CALM } from '../../content/danger-calm.ts';
import { anyOf } from './search-words.ts';

/** Patterns by class; `src/content/danger-calm.ts` describes each. */
export type CalmWords = typeof DANGER_CALM;

/** The words that may tell of a danger: one that is present, or else one that is only asked about. */
interface CalmReading {
  readonly told: string;
  readonly asked: string;
  /** Whether it is asked about a machine that works, so that its services are an answer. */
  readonly isMist?: boolean;
}

/** Returns a pattern for a class, or for all classes of a kind. */
const patternOf = (words: string | Readonly<Record<string, string>>): RegExp =>
  anyOf(
    Object.values(typeof words === 'string' ? { words } : words).flatMap((list) => list.trim().split(/,\s+/)),
  );

/**
 * Creates a reader of queries and the text around them, both plain. It drops everything if it is over or a story, and
 * names that only sound dangerous. A sign of now, or of somebody’s home, beats every other class. In doubt, it drops
 * nothing.
 */
export function createCalmReader(calm: CalmWords): (typed: string, around: string) => CalmReading {
  const patterns = Object.fromEntries(
    Object.entries(calm).map(([name, words]) => [name, patternOf(words)]),
  ) as Record<keyof CalmWords, RegExp>;
  const has = (name: keyof CalmWords, words: string): boolean => words.search(patterns[name]) >= 0;
  const drop = (words: string, ...names: readonly (keyof CalmWords)[]): string =>
    names.reduce((rest, name) => rest.replace(patterns[name], ' '), words).replace(/ +/g, ' ');

  return (typed, around) => {
    const words = typed.replace(patterns.names, ' name ');
    if (has('mist', words)) return { told: '', asked: words, isMist: !has('chimney', words) };
    const rest = drop(words, 'goods');
    // “Is fine now” is over, though it says “is” and “now”.
    const isNow = has('present', drop(rest, 'over', 'wish', 'ended'));
    const isLongAgo = has('yearsAgo', words) && has('happened', words);
    const isPast = isLongAgo || (has('monthsAgo', words) && has('happened', words));
    const isSolved =
      (isPast && has('over', `${words} ${around}`)) || (has('ended', words) && has('wish', words));
    const others = drop(words, 'stories', 'questions');
    const isSensed = has('sensed', others);
    const isHere = has('atHome', others);
    const isGeneral = !isHere && !isSensed;
    if ((isSolved && !isNow) || (isGeneral && has('stories', rest))) return { told: '', asked: '' };
    if ((isGeneral && has('questions', rest)) || (!isHere && has('elsewhere', rest)) || (isLongAgo && !isNow))
      return { told: '', asked: words };
    if (isGeneral && has('asking', rest) && !has('pleas', rest)) return { told: rest, asked: rest };
    return { told: isSensed ? words : rest, asked: '' };
  };
}
