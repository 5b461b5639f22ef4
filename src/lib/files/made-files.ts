/** Caches encoded pictures and the sizes of photos, because encoding takes most of a build’s time. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceFile } from './replace-file.ts';

const FOLDER = resolve('.cache/generated');

/** Returns the cache key of a file that depends only on these values. */
export const nameRecipe = (...recipe: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

const DIGEST_BYTES = 32;
const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Returns the bytes that end with their own digest, without it; undefined if they are damaged. */
function openSealed(sealed: Buffer): Buffer | undefined {
  const bytes = sealed.subarray(0, -DIGEST_BYTES);
  return digestOf(bytes).equals(sealed.subarray(-DIGEST_BYTES)) ? bytes : undefined;
}

/**
 * Returns the bytes that are cached under a name; makes and caches them if there are none, or if the file is damaged.
 * Cached files end with the SHA-256 of what is before it.
 *
 * @param name - cache key, which must differ whenever the bytes may differ
 */
export async function keepInCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(FOLDER, name);
  const kept = await readFile(path).then(openSealed, () => undefined);
  if (kept) return kept;
  const bytes = await make();
  replaceFile(path, Buffer.concat([bytes, digestOf(bytes)]));
  return bytes;
}
