/** Makes the files of a photo that pages load: smaller, the right way up, and without anything the camera noted. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { MeasuredPhoto } from './measure-photo.ts';
import { keepInCache } from './photo-cache.ts';

/** The best first: a browser takes the first that it knows. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** For a phone, for a column on a desk, and for the width of a page. */
const WIDTHS = [480, 960, 1600] as const;

/** Quality of 100 at which trade photos show no fault beside the original. */
const OPTIONS = { avif: { quality: 52 }, webp: { quality: 76 } } as const;

/** One file of a photo. */
export interface PhotoFile {
  /** Name with a hash of all that it is made from, so that browsers may keep it forever. */
  readonly name: string;
  /** Where the photo is. */
  readonly path: string;
  readonly format: PhotoFormat;
  /** Pixels. */
  readonly width: number;
}

/** `team/Maria López/photo.jpg` → `team-maria-lopez-photo`. */
function nameOf(file: string): string {
  const plain = file.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/\.\w+$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/**
 * The files that a photo becomes: both formats in up to three widths, none wider than the photo.
 *
 * @param path - where the photo is
 * @param file - the same below its folder, which names the files
 */
export function listPhotoFiles(path: string, file: string, { digest, width }: MeasuredPhoto): PhotoFile[] {
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  return PHOTO_FORMATS.flatMap((format) =>
    widths.map((one) => {
      const recipe = JSON.stringify([digest, one, OPTIONS[format], sharp.versions.vips]);
      const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 10);
      return { name: `${nameOf(file)}-${one}.${hash}.${format}`, path, format, width: one };
    }),
  );
}

/** The bytes of one file. sharp writes no metadata unless asked to, and turns colors to sRGB. */
export async function encodePhoto({ name, path, format, width }: PhotoFile): Promise<Buffer> {
  return await keepInCache(name, () =>
    sharp(path).autoOrient().resize({ width })[format](OPTIONS[format]).toBuffer(),
  );
}
