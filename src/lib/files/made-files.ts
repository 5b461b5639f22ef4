/**
 * Caches the pictures that builds make from photos and drawings, because encoding them takes most of a
 * build’s time.
 */
import { createHash } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceFile } from './replace-file.ts';

const FOLDER = resolve('.cache/made');

const DIGEST_BYTES = 32;
const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Returns a cache key for something that depends only on these parts. */
export const nameRecipe = (...recipe: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

/**
 * Returns the cached bytes of this name. Makes them if they are not cached yet, or if a full disk or a power
 * failure damaged them. The file begins with their SHA-256.
 *
 * @param name - must differ if the bytes may differ
 */
export async function keepInCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(FOLDER, name);
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  const kept = file.subarray(DIGEST_BYTES);
  if (file.subarray(0, DIGEST_BYTES).equals(digestOf(kept))) return kept;
  const bytes = await make();
  // Everything can be replaced except a folder that another program made.
  if (existsSync(path) && statSync(path).isDirectory()) rmSync(path, { recursive: true });
  replaceFile(path, Buffer.concat([digestOf(bytes), bytes]));
  return bytes;
}
