/** Brotli compression for budgets and benchmarks. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli level that CDNs use for on-the-fly compression. */
export const QUALITY_ON_THE_WAY = 4;

/** Compresses bytes or a string. @param quality - 0 to 11 */
export const compressBrotli = (
  content: Buffer | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
