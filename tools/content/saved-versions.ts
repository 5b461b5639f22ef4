/**
 * Changes content files and keeps their old versions in `.cache/history/`. Each file has a folder there; its versions
 * are named by the time at which they were replaced.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, sep } from 'node:path';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { replaceFiles } from '../../src/lib/files/replace-file.ts';

const HISTORY = '.cache/history';

/** Maximum number of versions kept for each file. */
export const MOST_VERSIONS = 50;

/** Suffix of a version that records that the file did not exist. */
const ABSENT = '.absent';

/** The new content of a file; `bytes` is undefined to delete it. */
export interface Change {
  /** Path from the project root, with `/` between folders. */
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

/** The state of a file before a save. */
interface Version {
  readonly path: string;
  /** Path of a copy of the old file; undefined if the file did not exist. */
  readonly kept: string | undefined;
}

/** One save or undo, and the files as they were before it. */
export interface Save {
  /** ISO 8601 with `-` instead of `:`, because it is part of file names. */
  readonly time: string;
  readonly before: readonly Version[];
}

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

/** Reads a file; returns undefined if it does not exist. */
export const readBytes = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;

const formatTime = (time: number): string => new Date(time).toISOString().replaceAll(':', '-');

/** Beginning of a version's name; other programs may leave other files in these folders. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z/;

/** Lists the versions of one file, oldest first. */
function listVersions(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => TIME.test(name)).sort();
}

/** Returns a time later than that of every earlier save, even within the same millisecond. */
function nextTime(root: string): string {
  const [last] = listSaves(root);
  const earliest = last ? Date.parse(last.time.replace(/T(\d+)-(\d+)-/, 'T$1:$2:')) + 1 : 0;
  return formatTime(Math.max(Date.now(), earliest));
}

/** Returns the folder with the versions of a file. */
const historyOf = (root: string, path: string): string => join(root, HISTORY, path);

/** Returns the version files to write for these states of content files. */
function nameVersions(root: string, versions: readonly Change[]): Change[] {
  const time = nextTime(root);
  return versions.map(({ path, bytes }) => ({
    path: join(historyOf(root, path), time + (bytes ? extname(path) : ABSENT)),
    bytes: bytes ?? Buffer.alloc(0),
  }));
}

function dropOldVersions(root: string, versions: readonly Change[]): void {
  for (const { path } of versions) {
    const folder = historyOf(root, path);
    for (const version of listVersions(folder).slice(0, -MOST_VERSIONS)) rmSync(join(folder, version));
  }
}

/** Keeps unsaved content as versions that can be restored. */
export function keepVersions(root: string, versions: readonly Change[]): void {
  replaceFiles(nameVersions(root, versions));
  dropOldVersions(root, versions);
}

/**
 * Changes all files or none. Their old versions are kept first; a photo is written before the file that names it, and
 * deletions come last.
 *
 * @param root - the project folder
 * @throws ContentError if a link leads out of the content, or a system error if a write fails; nothing then changes
 */
export function changeContent(root: string, changes: readonly Change[]): void {
  const stray = changes.find(({ path }) => !isInContent(root, path));
  if (stray)
    throw new ContentError([
      `${stray.path} is stored outside content/, behind a link; replace the link with the file or folder itself.`,
    ]);
  const real = changes.filter(({ path, bytes }) => !isSame(readBytes(join(root, path)), bytes));
  const before = real.map(({ path }) => ({ path, bytes: readBytes(join(root, path)) }));
  const rank = ({ path, bytes }: Change): number => (bytes ? Number(path.endsWith('.yaml')) : 2);
  const sorted = real.sort((one, other) => rank(one) - rank(other));
  replaceFiles([
    ...nameVersions(root, before),
    ...sorted.map(({ path, bytes }) => ({ path: join(root, path), bytes })),
  ]);
  dropOldVersions(root, before);
}

/** Lists all saves that still have versions, newest first. */
export function listSaves(root: string): Save[] {
  const history = join(root, HISTORY);
  const saves = new Map<string, Version[]>();
  const entries = existsSync(history) ? readdirSync(history, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries.filter((one) => one.isFile() && TIME.test(one.name))) {
    const path = relative(history, entry.parentPath).replaceAll('\\', '/');
    const isAbsent = entry.name.endsWith(ABSENT);
    const time = basename(entry.name, isAbsent ? ABSENT : extname(path));
    const kept = isAbsent ? undefined : join(entry.parentPath, entry.name);
    saves.set(time, [...(saves.get(time) ?? []), { path, kept }]);
  }
  return [...saves]
    .map(([time, before]) => ({ time, before }))
    .sort((one, other) => other.time.localeCompare(one.time));
}

/**
 * Restores the files of a save to their state before it. The undo is itself a save, which can be undone.
 *
 * @returns false if no such save is kept
 */
export function undoSave(root: string, time: string): boolean {
  const save = listSaves(root).find((one) => one.time === time);
  if (!save) return false;
  const changes = save.before.map(({ path, kept }) => ({
    path,
    bytes: kept ? readFileSync(kept) : undefined,
  }));
  changeContent(root, changes);
  return true;
}
