/** Recognizes dangers in what a visitor types. The vocabulary is part of the script, so that no data has to load. */
import type { DangerKind } from '../../content/danger-schema.ts';
import { PEOPLE_AT_RISK } from '../../content/danger-terms.ts';
import { dangerVocabulary } from '../../content/danger-vocabulary.ts';
import { createDangerFinder, type FindDanger, type FoundDanger } from '../../lib/search/find-dangers.ts';
import { anyOf, plainText } from '../../lib/search/search-words.ts';

/** How many letters of a text are searched, so that a pasted document does not stop the page. */
export const MOST_LETTERS = 1000;

const find = createDangerFinder(dangerVocabulary);

/** Finds the most urgent danger at the beginning of a text. */
export const findDanger: FindDanger = (typed, home) => find(typed.slice(0, MOST_LETTERS), home);

/** What most messages are about; it is a danger to people at risk. */
const USUAL: readonly DangerKind[] = ['cold', 'too-hot'];
const people = anyOf(Object.values(PEOPLE_AT_RISK).join(' ').split(' '));
/** Stands for the rest of a message, so that a word or two of a sentence do not count as all that was typed. */
const REST = 'message';
/** The dangers in the sentences read so far, so that a key costs only the sentences around it. */
const inSentences = new Map<string, FoundDanger | undefined>();

function findInSentence(sentence: string, place: number, all: readonly string[]): FoundDanger | undefined {
  const around = `${all[place - 1] ?? ''}.${sentence}.${all[place + 1] ?? ''}`;
  if (!inSentences.has(around)) inSentences.set(around, find(`${sentence} ${REST}`, undefined, around));
  return inSentences.get(around);
}

/**
 * Finds the most urgent danger in a message, except a cold or hot home that nobody at risk is in. It also reads each
 * sentence alone, so that words of another do not make what it says harmless, unless the next to it says it is over.
 */
export function findInMessage(message: string): FoundDanger | undefined {
  const sentences = message.slice(0, 5 * MOST_LETTERS).split(/[.!?\n]+/);
  const isAnyoneAtRisk = plainText(message).search(people) >= 0;
  const found = [findDanger(message), ...sentences.map(findInSentence)].filter(
    (danger) => danger && !danger.isAsked && (isAnyoneAtRisk || !USUAL.includes(danger.kind)),
  );
  return dangerVocabulary.dangers.flatMap(
    ({ kind }) => found.find((danger) => danger?.kind === kind) ?? [],
  )[0];
}
