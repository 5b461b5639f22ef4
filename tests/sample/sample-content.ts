/** Whether `content/` is the sample company as it is shipped: `content.hash` knows it by its bytes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** As `npm run sample` writes it. */
export const SAMPLE_HASH = 'tests/sample/content.hash';

/** True for what belongs to the company: schemas are written by the code, hidden files by the system. */
const isOwnFile = (path: string): boolean => !/^schemas\/|(?:^|\/)\./.test(path);

/** One hash for the names and the bytes of all files of a content folder. */
export function hashContent(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(isOwnFile)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * Whether `content/` is still the sample, which an owner replaces.
 *
 * @param root - of the project
 */
export const isSample = (root = '.'): boolean =>
  hashContent(join(root, 'content')) === readFileSync(join(root, SAMPLE_HASH), 'utf8').trim();
