/** Copies a built site for nginx, with a brotli and a gzip version beside every text. */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions } from './brotli.ts';
import { isCompressible } from './response-headers.ts';
import { listPaths } from './site-paths.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes both versions of one file, where they are smaller than the file itself. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const versions = { br: await brotli(content, brotliOptions(content)), gz: await gz(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(versions))
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
}

/**
 * Makes the folder that nginx serves. It is prepared beside the old one and renamed, so that no request
 * meets half of it.
 *
 * @returns how many files it has, compressed versions not counted
 */
export async function precompress(site: string, target: string): Promise<number> {
  const next = `${target}.next`;
  const old = `${target}.old`;
  for (const folder of [next, old]) await rm(folder, { recursive: true, force: true });
  const paths = listPaths(site);
  await Promise.all(
    paths.map(async (path) => {
      const file = join(next, path);
      await mkdir(dirname(file), { recursive: true });
      await cp(join(site, path), file, { preserveTimestamps: true });
      if (isCompressible(path)) await compressFile(file);
    }),
  );
  await rename(target, old).catch(() => {});
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
  return paths.length;
}
