/** Makes the files that pages load in place of an original photo: smaller, upright, and without camera metadata. */
import sharp from 'sharp';
import { keepInCache, nameRecipe } from '../files/made-files.ts';
import { type MeasuredPhoto, READING } from './measure-photo.ts';

/** Best first: a browser uses the first format that it supports. */
const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Widths in pixels for a phone, for a column on a desktop, and for the full width of a page. */
const WIDTHS = [480, 960, 1600] as const;

/** Quality (out of 100) at which photos of HVAC work look the same as the originals. */
const OPTIONS = { avif: { quality: 52 }, webp: { quality: 76 } } as const;

/** One file made from a photo. */
export interface PhotoFile {
  /** Has a hash of everything that the file is made from, so that browsers may cache the file forever. */
  readonly name: string;
  readonly path: string;
  readonly format: PhotoFormat;
  /** Pixels. */
  readonly width: number;
}

/** Maximum length of the words in a file name, in characters. */
const LONGEST_NAME = 60;

/** Makes a file name: “Maria López” → `maria-lopez`; a name without letters from A to Z or digits gives `photo`. */
function nameFile(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, LONGEST_NAME)
      .replace(/-$/, '') ?? 'photo'
  );
}

/**
 * Lists the files made from a photo: both formats in up to three widths, none wider than the photo.
 *
 * @param shown - text shown with the photo, such as a name; the files are named after it
 */
export function listPhotoFiles(path: string, shown: string, { digest, width }: MeasuredPhoto): PhotoFile[] {
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  return PHOTO_FORMATS.flatMap((format) =>
    widths.map((one) => {
      const hash = nameRecipe(digest, one, OPTIONS[format], sharp.versions.vips).slice(0, 10);
      return { name: `${nameFile(shown)}-${one}.${hash}.${format}`, path, format, width: one };
    }),
  );
}

/**
 * Returns the bytes of one file. By default, sharp writes no metadata and converts colors to sRGB.
 *
 * @param onEncode - called if the file has to be encoded, which takes seconds for a large photo
 */
export async function encodePhoto(
  { name, path, format, width }: PhotoFile,
  onEncode: () => void = () => {},
): Promise<Buffer> {
  const encode = (): Promise<Buffer> => {
    onEncode();
    return sharp(path, READING).autoOrient().resize({ width })[format](OPTIONS[format]).toBuffer();
  };
  return await keepInCache(name, encode);
}
