/** Finds the phrase about a service that best matches the query. */
import type { Reason, SearchEntry } from './search-model.ts';
import type { Statement } from './search-words.ts';

/** Weight of each kind of reason; a symptom explains more than a part or a description. */
const WORTH: Readonly<Record<Reason['kind'], number>> = {
  symptom: 1.2,
  question: 0.9,
  detail: 1,
  place: 0.9,
  description: 0.85,
  part: 0.8,
  asked: 1,
};
/** Weight of a question in the ranking, relative to a symptom. */
const QUESTION = 0.7;
/** Weight of words that are in a phrase but were not typed. */
const UNTYPED = 0.35;
/** Weight of a word that only names the machine or its place. */
const NAMING = 0.25;
/** Below this, a phrase has too little in common with the query to be shown as the reason. */
const LEAST_WORTH = 0.2;
/** Minimum share of what was typed, without the machine’s name, that a symptom has to have in common with the query. */
const LEAST_SHARED = 0.25;
/** What a symptom says about a danger, which is not what people type: “Glass empty?”, “switch it off”. */
const WARNING = /(?<=[.!]) [^.?]*\?.*|: .*/;

/** Whether a symptom is written as a question, such as “Will the wall look the same?”. */
export const isQuestion = (notice: string): boolean => notice.endsWith('?');

/**
 * Lists the phrases with which the query is compared to find the reason for a service. Keywords are searched but never
 * shown, because no page contains them.
 */
function listReasons(entry: SearchEntry): Reason[] {
  return [
    ...entry.symptoms.map(([text, look]): Reason => {
      return { kind: isQuestion(text) ? 'question' : 'symptom', text, look };
    }),
    ...entry.details.map((text): Reason => ({ kind: 'detail', text })),
    ...entry.parts.map(([text, look]): Reason => ({ kind: 'part', text, look })),
    { kind: 'description', text: entry.description },
  ];
}

export interface Match {
  /** How much the best phrase and the query overlap, from 0 to 1. */
  readonly cover: number;
  /** The phrase to show, if one matches well enough. */
  readonly reason: Reason | undefined;
}

/**
 * Creates a finder for one service; its phrases are split into words only once.
 *
 * @param naming - words that name the machine or its place
 * @returns a function that takes the query words that occur in any service, and what the query denies and states, and
 *   finds the best phrase for them
 */
export function createReasonFinder(
  entry: SearchEntry,
  naming: ReadonlySet<string>,
  read: (text: string) => string[],
  readDenied: (text: string) => Statement,
  weigh: (word: string) => number,
): (found: ReadonlySet<string>, typed: Statement) => Match {
  const title = new Set(read(entry.title));
  const readOnce = (text: string): string[] => [...new Set(read(text))];
  const reasons = listReasons(entry).map((reason) => {
    const text = reason.kind === 'symptom' ? reason.text.replace(WARNING, '') : reason.text;
    return { reason, words: readOnce(text), statement: readDenied(text) };
  });
  // A keyword that only repeats the title adds nothing.
  const keywords = entry.keywords.map(readOnce).filter((words) => words.some((word) => !title.has(word)));
  const explain = (word: string): number => weigh(word) * (naming.has(word) ? NAMING : 1);
  const sum = (words: Iterable<string>, value: (word: string) => number): number =>
    [...words].reduce((total, word) => total + value(word), 0);

  return (found, typed) => {
    const named = sum(found, (word) => (naming.has(word) ? 0 : weigh(word)));
    const shareOf = (words: readonly string[], value: typeof weigh): number => {
      const common = sum(
        words.filter((word) => found.has(word)),
        value,
      );
      return common / (sum(found, value) + UNTYPED * (sum(words, value) - common) || 1);
    };
    let cover = Math.max(0, ...keywords.map((words) => shareOf(words, weigh)));
    let worth = LEAST_WORTH;
    let best: Reason | undefined;
    for (const { words, reason, statement } of reasons) {
      const share = shareOf(words, weigh) * (reason.kind === 'question' ? QUESTION : 1);
      cover = Math.max(cover, share);
      const value = shareOf(words, explain) * WORTH[reason.kind];
      const shared = words.filter((word) => found.has(word) && !naming.has(word));
      const { denied, scope } = statement;
      // A symptom that denies what the query states, or the other way round, is not the one that was described.
      const isOpposite =
        (scope && typed.scope && scope !== typed.scope) ||
        (![...denied].some((word) => typed.denied.has(word)) &&
          ([...denied].some((word) => typed.stated.has(word)) ||
            words.some((word) => typed.denied.has(word) && !typed.stated.has(word))));
      const isOther =
        reason.kind === 'symptom' &&
        (shared.length === 0 || sum(shared, weigh) < LEAST_SHARED * named || isOpposite);
      if (value > worth && !isOther) [worth, best] = [value, reason];
    }
    return { cover, reason: best };
  };
}
