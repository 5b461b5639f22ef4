/** Recognizes what in a message is over, or names no danger at all. */
import { anyOf } from './search-words.ts';

/** Phrases that show that no danger is present, unless others show that one is; separated by commas. */
export interface CalmPhrases {
  /** When something happened: “two years ago”. */
  readonly past: string;
  /** That the danger is what happened then, and not only a repair: “had”, “was”. */
  readonly happened: string;
  /** That nothing is left of it: “everything is fine now”. A repair alone does not show that. */
  readonly over: string;
  /** That it was repaired, or happened long ago; this counts only if somebody then asks for other work. */
  readonly ended: string;
  /** What somebody wants now, so that “now” tells of no danger. */
  readonly wish: string;
  /** What somebody shops for, or a figure of speech, which says nothing of the rest: “where can I buy a smoke detector”. */
  readonly shopping: string;
  /** That somebody names a song, a film, news or schoolwork: “lyrics”, “movie”, “homework”. */
  readonly works: string;
  /** That something happens now, whatever happened before: “again”, “smells”. */
  readonly present: string;
}

/** Reads a query and the text around it, both plain, and returns the words that may tell of a danger. */
type ReadCalm = (words: string, around: string) => string;

/** Creates a reader that drops everything if it is over, a song, a film or the like, and what somebody shops for. In doubt, it drops nothing. */
export function createCalmReader(calm: CalmPhrases): ReadCalm {
  const { past, happened, over, ended, wish, works, shopping, present } = calm;
  const says = (list: string): ((words: string) => boolean) => {
    const pattern = anyOf(list.split(', '));
    return (words) => words.search(pattern) >= 0;
  };
  const [isPast, hasHappened, isOver] = [says(past), says(happened), says(over)];
  const [hasEnded, asksForWork] = [says(ended), says(wish)];
  const [isWork, isPresent] = [says(works), says(present)];
  const quiet = anyOf(`${over}, ${wish}, ${ended}, ${works}`.split(', '));
  const bought = anyOf(shopping.split(', '));
  return (words, around) => {
    // “Is fine now” is over, though it says “is” and “now”.
    const rest = words.replace(bought, ' ');
    if (isPresent(rest.replace(quiet, ' '))) return words;
    const isSolved =
      (isPast(words) && hasHappened(words) && isOver(`${words} ${around}`)) ||
      (hasEnded(words) && asksForWork(words));
    return isSolved || isWork(words) ? '' : rest;
  };
}
