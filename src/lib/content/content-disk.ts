/** Reads everything in `content/` on the disk; anything that cannot be read gets an error message. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { describeDiskError } from '../files/disk-errors.ts';

/** The text of a file, or what is wrong with it and what to do, to be appended to its name. */
export type FileText = { readonly text: string } | { readonly mistake: string };

/** Maximum size of a content file, in bytes: sixty times the longest file of the sample, and still fast to read. */
const MOST_BYTES = 1_000_000;

/** The character that the system returns for a part of a name that is not UTF-8. */
const UNKNOWN_LETTER = '\ufffd';

/** Whether a file cannot be opened by this name, because the name on the disk has other bytes. */
export const hasUnreadableName = (name: string): boolean => name.includes(UNKNOWN_LETTER);
export const UNREADABLE_NAME =
  'the name has a character that cannot be read; rename it with the letters a to z, digits and hyphens';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Whether the path is a broken symlink. */
const isLostLink = (path: string): boolean => {
  const folder = dirname(path);
  return !existsSync(path) && isFolder(folder) && readdirSync(folder).includes(basename(path));
};

function describeAbsence(path: string): string {
  if (hasUnreadableName(path)) return UNREADABLE_NAME;
  if (isLostLink(path)) return 'the file is a link that leads nowhere; put the file itself there';
  return 'the file is missing; put it back';
}

/** Says why the path cannot be read as a file; undefined if it can. */
export function describeKind(path: string): string | undefined {
  const found = statSync(path);
  if (found.isDirectory())
    return 'a folder has the name of a file; rename the folder, and put the file there';
  return found.isFile() ? undefined : 'the file is a pipe or a device instead of a text file; delete it';
}

function describeSize(path: string): string | undefined {
  const { size } = statSync(path);
  if (size <= MOST_BYTES) return undefined;
  return `the file is ${(size / 1e6).toFixed(1)} MB; shorten it to ${MOST_BYTES / 1e6} MB, or restore an older version`;
}

/** Reads a file of content. */
export function readContentText(path: string): FileText {
  try {
    if (!existsSync(path)) return { mistake: describeAbsence(path) };
    const mistake = describeKind(path) ?? describeSize(path);
    if (mistake) return { mistake };
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
 * Maps the name of every file in a folder, as content writes it, to its path on the disk: the name has
 * slashes on every system and is in Unicode Normalization Form C, like texts. Names on the disk may have any
 * form.
 */
export function listFilesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = isFolder(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/').normalize('NFC'), path]));
}

/** Returns a sentence if something other than a folder has the name of one. */
export function findFolderProblems(folder: string): string[] {
  if (isFolder(folder) || !(existsSync(folder) || isLostLink(folder))) return [];
  const what = existsSync(folder) ? 'a file' : 'a link that does not lead to a folder';
  return [`${folder}: ${what} has the name of a folder; rename it or delete it.`];
}
