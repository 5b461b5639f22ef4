/** Brotli compression for budgets and benchmarks. */
import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib';

/** Brotli level that CDNs use for on-the-fly compression. */
export const QUALITY_ON_THE_WAY = 4;

/**
 * Returns options for the brotli functions of `node:zlib`.
 *
 * @param quality - 0 to 11, the default
 */
export function brotliOptions(
  content: Buffer | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  };
}

/** Compresses bytes or a string; see `brotliOptions` for the quality. */
export function compressBrotli(content: Buffer | string, quality?: number): Buffer {
  return brotliCompressSync(content, brotliOptions(content, quality));
}
