/** Fetched on first touch: the list of ZIP codes and the search in it. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/zip.ts';

/** Finds the answer to what was typed. */
export const find = (text: string) => answerZip(text, zipGroups);
