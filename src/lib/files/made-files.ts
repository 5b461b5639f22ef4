/** Caches the pictures that builds make from photos and drawings, because encoding them takes most of a build’s time. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceFile } from './replace-file.ts';

const FOLDER = resolve('.cache/generated');

/** Returns a cache key for something that depends only on these parts. */
export const nameRecipe = (...recipe: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

/**
 * Returns the cached bytes of this name. Makes them if they are not cached yet.
 *
 * @param name - must differ if the bytes may differ
 */
export async function keepInCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(FOLDER, name);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  replaceFile(path, bytes);
  return bytes;
}
