import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces or creates a file and missing folders. Another program that reads the file gets either its old or its new
 * content. The name of the unfinished file begins with a dot, so it is not read as content.
 *
 * @throws the system error, such as ENOSPC; the old file is then unchanged
 */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
