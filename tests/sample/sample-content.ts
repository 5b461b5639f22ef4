/** Checks whether `content/` is the sample company as shipped, by comparing it with the hash in `content.hash`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** File with the hash, which `npm run sample` writes. */
export const SAMPLE_HASH = 'tests/sample/content.hash';

/** Checks whether a file is content: neither a generated schema nor hidden, such as `.DS_Store`. */
const isOwnFile = (path: string): boolean => !/^schemas\/|(?:^|\/)\./.test(path);

/** Returns a hash of the paths and bytes of all content files in a folder. */
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
 * Checks whether `content/` is still the sample, which owners replace.
 *
 * @param root - root folder of the project
 */
export const isSample = (root = '.'): boolean =>
  hashContent(join(root, 'content')) === readFileSync(join(root, SAMPLE_HASH), 'utf8').trim();
