/**
 * Writes files atomically: each is the old or the new version at every moment, even if the program is killed
 * or the disk is full.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Suffix of a file while it is written; its name also starts with a dot, so it is not read as content. */
export const UNFINISHED = '.unfinished';

/** The new content of a file; undefined to delete it. */
export interface Replacement {
  readonly path: string;
  readonly bytes: string | Uint8Array | undefined;
}

interface Undo {
  readonly unfinished: (() => void)[];
  readonly replaced: (() => void)[];
}

/**
 * Writes a file next to the old one and waits until it is flushed to disk.
 *
 * @returns a function that swaps the new file in
 */
function writeBeside(path: string, bytes: string | Uint8Array, undo: Undo): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const target = existsSync(path) ? realpathSync(path) : path;
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}${UNFINISHED}`);
  undo.unfinished.push(() => rmSync(unfinished, { force: true }));
  writeFileSync(unfinished, bytes, { flush: true });
  if (existsSync(target)) chmodSync(unfinished, statSync(target).mode);
  return () => renameSync(unfinished, target);
}

function remember(path: string): () => void {
  if (!existsSync(path)) return () => rmSync(path);
  const bytes = readFileSync(path);
  return () => replaceFile(path, bytes);
}

/** Undoes everything. If the disk is full, it removes unfinished files first, to make room for the old ones. */
function takeBack({ unfinished, replaced }: Undo): void {
  for (const step of [...unfinished, ...replaced]) {
    try {
      step();
    } catch {
      // The original error is more useful, and the other steps must still run.
    }
  }
}

/**
 * Replaces, creates and deletes files together, in order: all of them or none. Each is first written next to
 * the old one, so that a full disk is noticed before anything has changed. It creates folders, keeps
 * symlinks, and keeps the permissions of files. Existing packages mistake a write that stops on a full disk
 * for a complete one (docs/decisions/0018).
 *
 * @throws the system error, such as ENOSPC; all files are then unchanged
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const undo: Undo = { unfinished: [], replaced: [] };
  try {
    const steps = replacements.map(({ path, bytes }) => {
      const put = bytes === undefined ? () => rmSync(path) : writeBeside(path, bytes, undo);
      return { path, put };
    });
    for (const { path, put } of steps) {
      // After the last one nothing can fail.
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
 * Replaces or creates one file.
 *
 * @throws the system error; the old file is then unchanged
 */
export const replaceFile = (path: string, bytes: string | Uint8Array): void =>
  replaceFiles([{ path, bytes }]);
