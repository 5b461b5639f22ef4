/** Writes brotli and gzip versions of a site's compressible files. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions } from './brotli.ts';
import { isCompressible } from './response-headers.ts';
import { listPaths } from './site-paths.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes each compressed version that is smaller than the file. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const versions = { br: await brotli(content, brotliOptions(content)), gz: await gz(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(versions))
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
}

/** Compresses every compressible file in a folder. */
export async function precompress(folder: string): Promise<void> {
  const paths = listPaths(folder).filter(isCompressible);
  await Promise.all(paths.map((path) => compressFile(join(folder, path))));
}
