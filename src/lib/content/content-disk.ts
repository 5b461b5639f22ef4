/** Reads content files and lists content folders. A file that cannot be read yields an error message for the owner. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of a file, or what is wrong with the file and how to fix it, worded to follow the file's name. */
type FileText = { readonly text: string } | { readonly mistake: string };

/** Names of files that systems and programs leave in folders, hidden or not. */
const LEFT = /^(?:\..*|~\$.*|Thumbs\.db|desktop\.ini|Icon\r)$/i;
/**
 * What Windows cannot store, or stores under another name: signs and names that have a meaning, and a space or a dot at
 * the end.
 */
export const UNSTORABLE =
  /[\\:*?"<>|\p{C}]|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)|[ .](?:\/|$|\.\w+$)/iu;

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Reads a content file. */
export function readContentText(path: string): FileText {
  if (!existsSync(path)) return { mistake: 'the file is missing; put it back' };
  // Reading anything else may fail or never end.
  if (!statSync(path).isFile()) return { mistake: 'it is not a file; put a text file in its place' };
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return { mistake: 'some characters cannot be read; save the file as UTF-8' };
  return { text: new TextDecoder().decode(bytes) };
}

/** Lists the names in a content folder, except those in `LEFT`; empty if the folder does not exist. */
export function listFolder(folder: string): readonly string[] {
  return isFolder(folder) ? readdirSync(folder).filter((name) => !LEFT.test(name)) : [];
}

/** Lists every file in a folder and its subfolders, except those in `LEFT`, as paths inside it with slashes on every system. */
export function listNamesBelow(folder: string): readonly string[] {
  const entries = isFolder(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && !LEFT.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

/** Maps files in and below a folder to their paths; names have slashes and Unicode form NFC. */
export function listFilesBelow(folder: string): ReadonlyMap<string, string> {
  return new Map(listNamesBelow(folder).map((name) => [name.normalize('NFC'), join(folder, name)]));
}
