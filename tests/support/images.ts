/** Reads built images: their bytes, and the size of a PNG. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './pages.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Returns the size of a PNG (from its IHDR chunk); throws if the bytes are not a PNG. */
export function pngSize(bytes: Buffer): Size {
  if (bytes.toString('hex', 0, 8) !== PNG_SIGNATURE) throw new Error('Not a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Returns the bytes of a built file. */
export const readBytes = (path: string): Buffer => readFileSync(join(DIST, path));
