/** Reads what is on the disk below `content/`, whatever it is: each thing that cannot be read gets its sentence. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { describeDiskError } from '../files/disk-errors.ts';

/** What a file says, or what is wrong with it and what to do, behind the name of the file. */
export type FileText = { readonly text: string } | { readonly mistake: string };

/** Bytes of the largest file of content: sixty times the longest one of the sample, and read within a moment. */
const MOST_BYTES = 1_000_000;

/** What the system gives for a letter of a name that is not UTF-8. */
const UNKNOWN_LETTER = '\ufffd';

/** A file of this name cannot be found under it, because other letters are on the disk. */
export const hasUnreadableName = (name: string): boolean => name.includes(UNKNOWN_LETTER);
export const UNREADABLE_NAME =
  'the name has a letter that cannot be read; rename it, with the letters a to z, digits and hyphens';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Whether a name is there that leads to nothing. */
const isLostLink = (path: string): boolean => {
  const folder = dirname(path);
  return !existsSync(path) && isFolder(folder) && readdirSync(folder).includes(basename(path));
};

function describeAbsence(path: string): string {
  if (hasUnreadableName(path)) return UNREADABLE_NAME;
  if (isLostLink(path)) return 'the file is a link that leads nowhere; put the file itself there';
  return 'the file is missing; put it back';
}

/** Why nothing that is there can be read like a file; undefined where it can. */
export function describeKind(path: string): string | undefined {
  const found = statSync(path);
  if (found.isDirectory())
    return 'a folder has the name of a file; rename the folder, and put the file there';
  return found.isFile() ? undefined : 'the file has no text that ends, but is a pipe or a device; delete it';
}

function describeSize(path: string): string | undefined {
  const { size } = statSync(path);
  if (size <= MOST_BYTES) return undefined;
  return `the file has ${(size / 1e6).toFixed(1)} MB; shorten it to ${MOST_BYTES / 1e6} MB, or bring back an older version`;
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
      return { mistake: 'some letters cannot be read; save the file with the encoding UTF-8' };
    const said = describeDiskError(error, 'the file');
    if (said === undefined) throw error;
    return { mistake: said };
  }
}

/** What a folder of content holds, without what starts with a dot; nothing where there is none. */
export function listFolder(folder: string): readonly string[] {
  return isFolder(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

/**
 * Where every file below a folder is, by the name that a text has for it: with slashes between folders on every system,
 * and in Form C of Unicode, as texts are read. The disk has names in whatever form they came.
 */
export function listFilesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = isFolder(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/').normalize('NFC'), path]));
}

/** A sentence where something else than a folder has the name of one. */
export function findFolderProblems(folder: string): string[] {
  if (isFolder(folder) || !(existsSync(folder) || isLostLink(folder))) return [];
  const what = existsSync(folder) ? 'a file' : 'a link that leads to no folder';
  return [`${folder}: ${what} has the name of a folder; rename it or delete it.`];
}
