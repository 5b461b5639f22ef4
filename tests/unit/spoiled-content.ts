/** Copies the content for tests that put mistakes in it, and lists the reported problems. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';
import { makeFolder } from '../support/temporary-folder.ts';

/** Technical terms, which owners should never see. */
export const JARGON =
  /\b(invalid|zod|schema|regex|undefined|null|NaN|object|array|string|boolean|integer|enum|parse|token|scalar)\b|node_modules/i;

/** Copies the content into a new folder. */
export function copyContent(): string {
  const folder = join(makeFolder(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  return folder;
}

/** Returns the error messages about a content folder; none if it is valid. */
export async function listProblems(folder: string): Promise<string[]> {
  try {
    await readCatalog(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.sentences.map((sentence) => sentence.replaceAll(`${folder}/`, ''));
  }
}
