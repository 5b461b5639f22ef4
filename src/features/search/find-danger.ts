/** Recognizes dangers in what a visitor types. The vocabulary is part of the script, so that no data has to load. */
import { dangerVocabulary } from '../../content/danger-vocabulary.ts';
import { createDangerFinder, type FindDanger } from '../../lib/search/find-dangers.ts';

/** How many letters of a text are searched, so that a pasted document does not stop the page. */
export const MOST_LETTERS = 1000;

const find = createDangerFinder(dangerVocabulary);

/** Finds the most urgent danger at the beginning of a text. */
export const findDanger: FindDanger = (typed, home) => find(typed.slice(0, MOST_LETTERS), home);
