/** Makes the files of a photo that pages load: smaller, the right way up, and without anything the camera noted. */
import sharp from 'sharp';
import { keepInCache, nameRecipe } from '../files/made-files.ts';
import { type MeasuredPhoto, READING } from './measure-photo.ts';

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

/** Longest name in an address, in characters. */
const LONGEST_NAME = 60;

/** “Maria López” → `maria-lopez`; a name without a letter of A to Z leaves `photo`. */
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
 * The files that a photo becomes: both formats in up to three widths, none wider than the photo.
 *
 * @param path - where the photo is
 * @param shown - what the page shows with it, such as a name; it names the files
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
 * The bytes of one file. sharp writes no metadata unless asked to, and turns colors to sRGB.
 *
 * @param onEncode - called where they have to be made, which takes seconds for a large photo
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
