/** Copies a built site for nginx, with a brotli and a gzip version beside every text. */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TEXT_ENDINGS } from './response-headers.ts';
import { listPaths } from './site-paths.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const isText = (path: string): boolean => TEXT_ENDINGS.some((ending) => extname(path) === `.${ending}`);

/** Writes both versions of one file, where they are smaller than the file itself. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const versions = { br: await brotli(content, { params }), gz: await gz(content, { level: 9 }) };
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
      if (isText(path)) await compressFile(file);
    }),
  );
  await rename(target, old).catch(() => {});
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
  return paths.length;
}
