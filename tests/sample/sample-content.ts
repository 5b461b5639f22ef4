/** Tells whether `content/` is the sample company as shipped, by the hash of its bytes in `content.hash`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** `npm run sample` writes it. */
export const SAMPLE_HASH = 'tests/sample/content.hash';

/** Checks that a file is the company's: the code writes schemas, and the operating system writes hidden files. */
const isOwnFile = (path: string): boolean => !/^schemas\/|(?:^|\/)\./.test(path);

/** Hashes the names and the bytes of all files of a content folder. */
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
 * Checks that `content/` is still the sample, which an owner replaces.
 *
 * @param root - of the project
 */
export const isSample = (root = '.'): boolean =>
  hashContent(join(root, 'content')) === readFileSync(join(root, SAMPLE_HASH), 'utf8').trim();
