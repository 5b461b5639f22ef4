/** Keeps what was made of photos between builds: encoding a large one takes seconds. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache/photos');

/**
 * The file of this name, made if it is not there yet.
 *
 * @param name - differs wherever the bytes may differ
 */
export async function keepInCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(FOLDER, name);
  if (existsSync(path)) return await readFile(path);
  const bytes = await make();
  await mkdir(FOLDER, { recursive: true });
  // Another process may read at the same time, and must not find half of it.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
}
