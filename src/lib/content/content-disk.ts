/** Reads content files and lists content folders. A file that cannot be read yields an error message for the owner. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of a file, or what is wrong with the file and how to fix it, worded to follow the file's name. */
type FileText = { readonly text: string } | { readonly mistake: string };

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Reads a content file. */
export function readContentText(path: string): FileText {
  if (!existsSync(path)) return { mistake: 'the file is missing; put it back' };
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return { mistake: 'some characters cannot be read; save the file as UTF-8' };
  return { text: new TextDecoder().decode(bytes) };
}

/** Lists the names in a content folder, except those that start with a dot; empty if the folder does not exist. */
export function listFolder(folder: string): readonly string[] {
  return isFolder(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

/**
 * Maps the name of every file in a folder and its subfolders, except dotfiles, to its path on disk. Names are as
 * content files write them: with slashes on every system, and in Unicode Normalization Form C like all other text.
 */
export function listFilesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = isFolder(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/').normalize('NFC'), path]));
}
