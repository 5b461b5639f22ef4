/** Writes files so that each is the old one or the new one at every moment, whatever ends the program or fills the disk. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** How the name of a file ends while it is written; content whose name starts with a dot is not read. */
export const UNFINISHED = '.unfinished';

/** What a file shall say; undefined where it shall not be there. */
export interface Replacement {
  readonly path: string;
  readonly bytes: string | Uint8Array | undefined;
}

/** What takes back the things that were done so far. */
interface Undo {
  readonly unfinished: (() => void)[];
  readonly replaced: (() => void)[];
  readonly folders: (() => void)[];
}

/** Makes a folder, and those above it. */
function makeFolder(folder: string, { folders }: Undo): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  folders.push(() => {
    // An empty one alone can be removed so.
    for (let made = resolve(folder); made.startsWith(resolve(first)); made = dirname(made)) rmdirSync(made);
  });
}

/**
 * Writes a file beside the old one and waits until it is on the disk.
 *
 * @returns a function that swaps the new file in
 */
function writeBeside(path: string, bytes: string | Uint8Array, undo: Undo): () => void {
  makeFolder(dirname(path), undo);
  const target = existsSync(path) ? realpathSync(path) : path;
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}${UNFINISHED}`);
  undo.unfinished.push(() => rmSync(unfinished, { force: true }));
  writeFileSync(unfinished, bytes, { flush: true });
  if (existsSync(target)) chmodSync(unfinished, statSync(target).mode);
  return () => renameSync(unfinished, target);
}

/** How a file comes back as it is now. */
function remember(path: string): () => void {
  if (!existsSync(path)) return () => rmSync(path);
  const bytes = readFileSync(path);
  return () => replaceFile(path, bytes);
}

/** Takes everything back. Where the disk is full, unfinished files make room for the old ones. */
function takeBack({ unfinished, replaced, folders }: Undo): void {
  for (const step of [...unfinished, ...replaced, ...folders.reverse()]) {
    try {
      step();
    } catch {
      // The error that led here says more, and hinders no other step.
    }
  }
}

/**
 * Replaces, makes and deletes files together, in their order: all of them or none. Each is written beside the old one
 * first, so that a full disk is met while nothing has changed. Folders are made, a link stays a link, and the rights of
 * a file stay as they were. Packages that do this take a write that stops at the end of the disk for a whole one
 * (docs/decisions/0018).
 *
 * @throws the error of the system, such as ENOSPC; all files are then as they were
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const undo: Undo = { unfinished: [], replaced: [], folders: [] };
  try {
    const steps = replacements.map(({ path, bytes }) => {
      const put = bytes === undefined ? () => rmSync(path) : writeBeside(path, bytes, undo);
      return { path, put };
    });
    for (const { path, put } of steps) {
      // Behind the last one nothing can fail.
      const bringBack = path === steps.at(-1)?.path ? undefined : remember(path);
      put();
      if (bringBack) undo.replaced.push(bringBack);
    }
  } catch (error) {
    takeBack(undo);
    throw error;
  }
}

/**
 * Replaces or makes one file.
 *
 * @throws the error of the system; the old file is then as it was
 */
export const replaceFile = (path: string, bytes: string | Uint8Array): void =>
  replaceFiles([{ path, bytes }]);
