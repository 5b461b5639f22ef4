/** Caches encoded pictures and the sizes of photos, because encoding takes most of a build’s time. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceFile } from './replace-file.ts';

/** Returns a file name with part of a hash of the file’s content, so that browsers may cache the file forever. */
export const hashedName = (name: string, content: string | Buffer, ending: string, digits = 10): string =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, digits)}.${ending}`;

const FOLDER = resolve('.cache/encoded');

/** Returns the cache key of a file that depends only on these values. */
export const nameRecipe = (...recipe: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const DIGEST_LENGTH = 32;

/**
 * Returns the bytes that are cached under a name; makes and caches them if there are none, or if they are damaged. A
 * cached file begins with the digest of the bytes after it.
 *
 * @param name - cache key, which must differ whenever the bytes may differ
 */
export async function keepInCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(FOLDER, name);
  const kept = await readFile(path).catch(() => undefined);
  const found = kept?.subarray(DIGEST_LENGTH);
  if (kept && found && digestOf(found).equals(kept.subarray(0, DIGEST_LENGTH))) return found;
  const bytes = await make();
  // Whatever else is there, such as a folder.
  rmSync(path, { recursive: true, force: true });
  replaceFile(path, Buffer.concat([digestOf(bytes), bytes]));
  return bytes;
}
