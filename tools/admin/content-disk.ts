/** The files in `content/` on this computer, as a repository for the admin page. */
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import type { FileChange, Repository } from './github-api.ts';

/** Paths in `content/`, except `schemas/`, without `..`, hidden files or characters that systems treat specially. */
const PATH = /^content(?!\/schemas\/)(?:\/[^./\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*(?<![. ]))+$/u;
/**
 * Names that Windows reserves for devices, with any extension (“Naming Files, Paths, and Namespaces”,
 * learn.microsoft.com).
 */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;
const KINDS = /\.(?:yaml|jpe?g|png|webp|avif|svg)$/i;

/**
 * Checks whether a path is in the content folder, even if no file exists there. Returns false if a symlink leads to an
 * existing place outside it.
 */
export function isInContent(root: string, path: string): boolean {
  let place = join(root, path);
  while (!existsSync(place)) place = dirname(place);
  const way = relative(realpathSync(join(root, 'content')), realpathSync(place));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Returns why a file may not be written, to follow its name in a sentence; undefined if it may. */
function findRefusal(root: string, { path, bytes }: FileChange): string | undefined {
  if (!PATH.test(path) || DEVICE.test(path))
    return 'has a name that not every computer can store; choose another';
  if (!isInContent(root, path))
    return 'is stored outside content/, behind a link; replace the link with the file or folder itself';
  if (bytes && !KINDS.test(path))
    return 'is a kind of file that the site does not read; use a JPEG, PNG, WebP, AVIF or SVG';
  return undefined;
}

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
    const refusals = changes.flatMap((change) => {
      const refusal = findRefusal(root, change);
      return refusal ? [`${change.path} ${refusal}.`] : [];
    });
    if (refusals.length > 0) throw new Error(refusals.join('\n'));
    // A later change of the same path counts: a moved file is deleted and added.
    const last = new Map(changes.map(({ path, bytes }) => [path, bytes]));
    for (const [path, bytes] of last)
      if (bytes) replaceFile(join(root, path), bytes);
      else rmSync(join(root, path));
  };
  return { list, commit };
}
