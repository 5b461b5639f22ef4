/** Recognizes messages that name a danger which is over, or none at all. */
import type { DangerKind } from '../../content/danger-schema.ts';
import { anyOf } from './search-words.ts';

/** Phrases that show that no danger is present, unless others show that one is; separated by commas. */
export interface CalmPhrases {
  /** When something happened: “two years ago”. */
  readonly past: string;
  /** That the danger is what happened then, and not only a repair: “had”, “was”. */
  readonly happened: string;
  /** That it is solved, or what else somebody wants instead: “fixed”, “quote”. */
  readonly over: string;
  /** What somebody wants now, so that “now” tells of no danger. */
  readonly wish: string;
  /** That somebody shops, or names a song: “where can i buy”, “lyrics”. */
  readonly shopping: string;
  /** That something happens now, whatever happened before: “again”, “smells”. */
  readonly present: string;
}

/** Whether a query says something. */
type Says = (words: string) => boolean;
/** Reads a query and the text around it: whether it may be about a kind of danger. */
type ReadCalm = (words: string, around: string) => (kind: DangerKind) => boolean;

/**
 * Creates a function that returns, for a query, which kinds of danger it may be about: none if it tells of something
 * that is over; only makeshift heat if somebody shops, because such a heater kills after it is bought.
 */
export function createCalmReader(calm: CalmPhrases): ReadCalm {
  const says = (list: string): Says => {
    const pattern = anyOf(list.split(', '));
    return (words) => words.search(pattern) >= 0;
  };
  const { over, wish, shopping } = calm;
  const [isPast, hasHappened, isOver] = [says(calm.past), says(calm.happened), says(over)];
  const [isShopping, isPresent] = [says(shopping), says(calm.present)];
  const quiet = anyOf(`${over}, ${wish}, ${shopping}`.split(', '));
  return (words, around) => {
    // “Is fine now” is over, though it says “is” and “now”; the “sale” of “fire sale” is not Spanish.
    if (isPresent(words.replace(quiet, ' '))) return () => true;
    if (isPast(words) && hasHappened(words) && isOver(`${words} ${around}`)) return () => false;
    return (kind) => kind === 'makeshift-heat' || !isShopping(words);
  };
}
