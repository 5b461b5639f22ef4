/**
 * Writes files atomically: at every moment a file has either its old or its new content, even if the program is killed
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

/** Suffix of a file that is being written. The name also starts with a dot, so that the file is not read as content. */
export const UNFINISHED = '.unfinished';

/** A file and its new content; `bytes` is undefined to delete the file. */
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
 * @returns a function that replaces the old file with the new one
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

/** Undoes all steps. It deletes unfinished files first, which makes room on a full disk to restore the old ones. */
function takeBack({ unfinished, replaced }: Undo): void {
  for (const step of [...unfinished, ...replaced]) {
    try {
      step();
    } catch {
      // This error is ignored: the original one is more useful, and the other steps must still run.
    }
  }
}

/**
 * Replaces, creates and deletes files in order, either all or none. Each new file is first written next to the old one,
 * so a full disk is noticed before anything changes. Missing folders are created; symlinks and permissions are kept.
 * The npm packages for this purpose report success even if a full disk has cut a file short (docs/decisions/0023-admin-page.md).
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
      // The last step needs no undo, because nothing can fail after it.
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
