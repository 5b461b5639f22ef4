/**
 * The snapshot of a picture: its digest, which reveals every change, and a small copy for people to look at. The
 * full-size picture is not committed; a machine on which it matched keeps it in `.cache/pictures/exact`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Paint } from '../support/browser-pixels.ts';
import type { Picture } from './picture.ts';

export const BASELINE = resolve(import.meta.dirname, 'baseline');
const EXACT = resolve(import.meta.dirname, '../../.cache/pictures/exact');

/** Factors by which small copies are reduced, so that text stays legible and all copies together stay within the limit of `look.spec.ts`. */
const REDUCTION = { phone: 2, desk: 3 };
const WIDEST_PHONE = 480;

const digestFile = (name: string): string => join(BASELINE, `${name}.txt`);
const smallFile = (name: string): string => join(BASELINE, `${name}.avif`);
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the digest of a snapshot; returns an empty string if there is none. */
export const readKeptDigest = (name: string): string => read(digestFile(name)).trim();

/** Makes a small copy of a picture, as AVIF. */
export function shrinkPicture({ bytes, width, height }: Paint): Promise<Buffer> {
  const reduction = width > WIDEST_PHONE ? REDUCTION.desk : REDUCTION.phone;
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width / reduction))
    .avif({ quality: 25, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** Writes the snapshot of a picture. */
export async function keepPicture(name: string, { digest, paint }: Picture): Promise<void> {
  mkdirSync(BASELINE, { recursive: true });
  writeFileSync(smallFile(name), await shrinkPicture(paint));
  writeFileSync(digestFile(name), `${digest}\n`);
}

/** Stores the strips of a picture that matches its snapshot, for `readOldPicture`. */
export function storeExact(name: string, { digest, strips }: Picture): void {
  const folder = join(EXACT, name);
  if (read(join(folder, 'digest.txt')) === digest) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, strip] of strips.entries()) writeFileSync(join(folder, `${index}.png`), strip);
  writeFileSync(join(folder, 'digest.txt'), digest);
}

export interface OldPicture {
  /** True for the full-size picture, false for the small copy. */
  readonly isExact: boolean;
  /** Images from top to bottom; empty if there is no snapshot. */
  readonly images: readonly Buffer[];
}

/** Reads the old picture: full size if this machine has it, otherwise the small copy. */
export function readOldPicture(name: string): OldPicture {
  const folder = join(EXACT, name);
  const isExact = read(join(folder, 'digest.txt')) === readKeptDigest(name);
  const images: Buffer[] = [];
  if (isExact)
    for (let file = join(folder, '0.png'); existsSync(file); file = join(folder, `${images.length}.png`))
      images.push(readFileSync(file));
  else if (existsSync(smallFile(name))) images.push(readFileSync(smallFile(name)));
  return { isExact, images };
}
