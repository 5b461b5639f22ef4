/** The files in `content/` on this computer, as a repository for the admin page. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import type { FileChange, Repository } from './github-api.ts';

/**
 * Pictures and YAML files in `content/`, except `schemas/`, without `..`, hidden files, and characters that are invisible
 * or that some systems cannot store.
 */
const PATH =
  /^content(?!\/schemas\/)(?:\/(?!\.)[^/\\:*?"<>|\p{C}]+)+(?<=\.(?:yaml|jpe?g|png|webp|avif|svg))$/iu;

/** Opens the content of a project. @param root - the project folder */
export function openContentDisk(root: string): Repository {
  const list = (): ReadonlyMap<string, Uint8Array> => {
    const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
      .filter((path) => !path.startsWith('content/schemas/'));
    return new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
  };
  const commit = (changes: readonly FileChange[]): void => {
    const refused = changes.find(({ path }) => !PATH.test(path));
    if (refused) throw new Error(`${refused.path} is no file that the site reads; choose another name.`);
    // A later change of the same path counts: a moved file is deleted and added.
    const last = new Map(changes.map(({ path, bytes }) => [path, bytes]));
    for (const [path, bytes] of last) if (bytes) replaceFile(join(root, path), bytes);
    // Nothing is deleted unless everything is written: a full disk must not lose an entry that gets another name.
    for (const [path, bytes] of last) if (!bytes) rmSync(join(root, path), { force: true });
  };
  return { list, commit };
}
