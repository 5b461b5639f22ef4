/**
 * Changes files of content and keeps what they said before, in `.cache/history/`: for each file a folder with its
 * last versions, named by the time at which they were replaced.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, sep } from 'node:path';
import { describeKind } from '../../src/lib/content/content-disk.ts';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { replaceFiles } from '../../src/lib/files/replace-file.ts';

const HISTORY = '.cache/history';

/** Versions of a file that are kept. */
export const MOST_VERSIONS = 50;

/** Ends the name of a version that says: there was no file. */
const ABSENT = '.absent';

/** What a file shall say; undefined where it shall not be there. */
export interface Change {
  /** From the root of the project, with `/` between folders. */
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

/** What a file said before a save. */
interface Version {
  readonly path: string;
  /** The file with its old bytes; undefined where there was none. */
  readonly kept: string | undefined;
}

/** One press of “Save”, and what the files said before it. */
export interface Save {
  /** ISO 8601, with `-` for `:` since it names files. */
  readonly time: string;
  readonly before: readonly Version[];
}

/** Whether a file is, or would be, in the folder of the content, not behind a link that leads out of it. */
export function isInContent(root: string, path: string): boolean {
  let place = join(root, path);
  while (!existsSync(place)) place = dirname(place);
  const way = relative(realpathSync(join(root, 'content')), realpathSync(place));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** What a file says; undefined where it is not there. @throws ContentError where it is no file, such as a pipe without end */
export function readBytes(path: string): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const mistake = describeKind(path);
  if (mistake) throw new ContentError([`${path}: ${mistake}.`]);
  return readFileSync(path);
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;

const formatTime = (time: number): string => new Date(time).toISOString().replaceAll(':', '-');

/** How the name of a version begins; other programs leave files of their own in folders. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z/;

/** Versions of one file, the oldest first. */
function listVersions(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => TIME.test(name)).sort();
}

/** The time of a save that comes after every other one, also within the same ms. */
function nextTime(root: string): string {
  const [last] = listSaves(root);
  const earliest = last ? Date.parse(last.time.replace(/T(\d+)-(\d+)-/, 'T$1:$2:')) + 1 : 0;
  return formatTime(Math.max(Date.now(), earliest));
}

/** Where the versions of a file are. */
const historyOf = (root: string, path: string): string => join(root, HISTORY, path);

/** The files that keep what others say, or would have said. */
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

/** Keeps what files would have said, so that it can be brought back. */
export function keepVersions(root: string, versions: readonly Change[]): void {
  replaceFiles(nameVersions(root, versions));
  dropOldVersions(root, versions);
}

/**
 * Changes files, all or none. What they said before is kept first; a photo is there before the file that names it, and a
 * file goes last.
 *
 * @param root - of the project
 * @throws ContentError where a link leads out of the content, the error of the system; all files are then as they were
 */
export function changeContent(root: string, changes: readonly Change[]): void {
  const stray = changes.find(({ path }) => !isInContent(root, path));
  if (stray) throw new ContentError([`${stray.path} lies behind a link to another folder.`]);
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

/** All saves whose versions are still there, the last one first. */
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
 * Makes the files of a save say what they said before it. That is a save too, which can be undone.
 *
 * @returns false where no such save is kept
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
