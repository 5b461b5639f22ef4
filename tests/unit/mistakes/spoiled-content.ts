/** A copy of the content for a test to spoil, and what it is then refused with. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../../src/site/content-folder.ts';
import { readCatalog } from '../../../src/site/read-catalog.ts';
import { makeFolder } from '../../support/temporary-folder.ts';

/** Words of the libraries that an owner has never heard of. */
export const JARGON =
  /\b(invalid|zod|schema|regex|undefined|null|NaN|object|array|string|boolean|integer|enum|parse|token|scalar)\b|node_modules/i;

/** A copy of the content, for one test to spoil. */
export function copyContent(): string {
  const folder = join(makeFolder(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  return folder;
}

/** Sentences that a folder is refused with; none where all is well. */
export async function listProblems(folder: string): Promise<string[]> {
  try {
    await readCatalog(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.sentences.map((sentence) => sentence.replaceAll(`${folder}/`, ''));
  }
}
