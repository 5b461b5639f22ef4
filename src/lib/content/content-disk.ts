/** Reads everything in `content/` on the disk; anything that cannot be read gets an error message. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describeDiskError } from '../files/disk-errors.ts';

/** The text of a file, or what is wrong with it and what to do, to be appended to its name. */
export type FileText = { readonly text: string } | { readonly mistake: string };

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Reads a file of content. */
export function readContentText(path: string): FileText {
  try {
    if (!existsSync(path)) return { mistake: 'the file is missing; put it back' };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError)
      return { mistake: 'some characters cannot be read; save the file as UTF-8' };
    const said = describeDiskError(error, 'the file');
    if (said === undefined) throw error;
    return { mistake: said };
  }
}

/** Lists a content folder, without names that start with a dot; empty if there is no folder. */
export function listFolder(folder: string): readonly string[] {
  return isFolder(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

/**
 * Maps every file in a folder from its name as written in content files to its path on disk. Names use
 * slashes on every system and are in Unicode Normalization Form C, like all texts.
 */
export function listFilesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = isFolder(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/').normalize('NFC'), path]));
}
