/**
 * The snapshot of a picture: its digest, which reveals every change, and a small copy for people to look at. The
 * full-size picture is not committed; a machine on which it matched keeps it in `.cache/pictures/exact`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Paint } from '../support/browser-pixels.ts';
import type { Picture } from './picture.ts';

export const BASELINE = resolve(import.meta.dirname, 'baseline');
/** File in the same folder that has the digests, one a line. */
export const DIGESTS = 'digests.txt';
const EXACT = resolve(import.meta.dirname, '../../.cache/pictures/exact');
/** Digests that this run renews, one file each, because several processes take pictures at once. */
const RENEWED = resolve(import.meta.dirname, '../../.cache/pictures/renewed');

/** Factors by which small copies are reduced, so that text stays legible and all copies together stay within the limit of `look.spec.ts`. */
const REDUCTION = { phone: 2, desk: 3 };
const WIDEST_PHONE = 480;

const smallFile = (name: string): string => join(BASELINE, `${name}.avif`);
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the digests of all snapshots, keyed by the name of the picture. */
export function readKeptDigests(): Map<string, string> {
  const lines = read(join(BASELINE, DIGESTS)).split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(': ') as [name: string, digest: string]));
}

/** Returns the digest of a snapshot, or an empty string if there is none. */
export const readKeptDigest = (name: string): string => readKeptDigests().get(name) ?? '';

/** Makes a small copy of a picture, as AVIF. */
export function shrinkPicture({ bytes, width, height }: Paint): Promise<Buffer> {
  const reduction = width > WIDEST_PHONE ? REDUCTION.desk : REDUCTION.phone;
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width / reduction))
    .avif({ quality: 25, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** Writes the small copy of a picture, and notes its digest for `writeDigests`. */
export async function keepPicture(name: string, { digest, paint }: Picture): Promise<void> {
  for (const folder of [BASELINE, RENEWED]) mkdirSync(folder, { recursive: true });
  writeFileSync(smallFile(name), await shrinkPicture(paint));
  writeFileSync(join(RENEWED, name), digest);
}

/** Writes the digests that this run has renewed into the file of all digests. */
export function writeDigests(): void {
  const names = existsSync(RENEWED) ? readdirSync(RENEWED) : [];
  if (names.length === 0) return;
  const digests = readKeptDigests();
  for (const name of names) digests.set(name, read(join(RENEWED, name)));
  const lines = [...digests].map(([name, digest]) => `${name}: ${digest}\n`).sort();
  writeFileSync(join(BASELINE, DIGESTS), lines.join(''));
  rmSync(RENEWED, { recursive: true });
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
