/**
 * The snapshot of a picture: its digest, which reveals every change, and a small copy for people to look at. The
 * full-size picture is not committed; a machine on which it matched keeps it in `.cache/kept-pictures/exact`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { joinStrips, type Paint, type Picture } from './picture.ts';

export const BASELINE = resolve(import.meta.dirname, 'baseline');
/** File in the same folder that has the digests, one a line. */
export const DIGESTS = 'digests.txt';
const EXACT = resolve(import.meta.dirname, '../../.cache/kept-pictures/exact');
/** Digests that this run renews, one file each, because several processes take pictures at once. */
const RENEWED = resolve(import.meta.dirname, '../../.cache/kept-pictures/renewed');

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
function shrinkPicture({ bytes, width, height }: Paint): Promise<Buffer> {
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

/** Playwright’s global teardown: writes the digests that this run has renewed into the file of all digests. */
export default function writeDigests(): void {
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

/** Returns a picture as a PNG. */
export const writePng = ({ bytes, width, height }: Paint): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Reads the old picture as a PNG: full size if this machine has it, otherwise the small copy; none if there is none. */
export async function readOldPicture(name: string): Promise<Buffer | undefined> {
  const folder = join(EXACT, name);
  if (read(join(folder, 'digest.txt')) !== readKeptDigest(name))
    return existsSync(smallFile(name)) ? await sharp(smallFile(name)).png().toBuffer() : undefined;
  const count = readdirSync(folder).filter((file) => file.endsWith('.png')).length;
  const strips = Array.from({ length: count }, (_, index) => readFileSync(join(folder, `${index}.png`)));
  return await writePng(await joinStrips(strips));
}
