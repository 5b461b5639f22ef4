/** Checks that an original photo can be read completely, and measures it upright. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { keepInCache } from '../files/made-files.ts';
import { LEAST_SIDE } from './least-side.ts';

/** Formats that cameras, phones and programs save, by their names in sharp; of `heif` files, sharp reads only AVIF. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Maximum ratio of the longer to the shorter side. At 1,600 pixels wide, a taller photo would exceed WebP’s size limit.
 */
const MOST_RATIO = 10;

export interface MeasuredPhoto {
  /** Hexadecimal SHA-256 of the file. */
  readonly digest: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<MeasuredPhoto, 'width' | 'height'>;

/** Says why a photo cannot be shown; the message is appended to the photo's file name. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/** Treats decoder warnings as errors, so a damaged photo is refused when it is measured, before it is encoded. */
export const READING = { failOn: 'warning' } as const;

/** Matches the format codes (brands) at the start of an HEIC file (ISO/IEC 23008-12, annex B), not those of AVIF. */
const HEIC = /^.{4}ftyp.{0,56}?(?:hei[cxms]|hev[cxms])/s;
/** Number of bytes at the start of a file that contain the format codes. */
const FIRST_BOX = 64;

const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.subarray(0, FIRST_BOX).toString('latin1'));

async function isTransparent(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes).stats();
  return channels.at(-1)?.max === 0;
}

/**
 * Returns the upright size of a photo; decodes the whole photo, to detect a damaged file.
 *
 * @throws PhotoError if the photo cannot be shown
 */
export async function decodePhoto(bytes: Buffer): Promise<Size> {
  if (bytes.length === 0) throw new PhotoError('is empty; copy it again from its source');
  if (isHeic(bytes))
    throw new PhotoError(
      'is an HEIC file, which most browsers do not show; open it in Photos or Preview and export it as JPEG (an iPhone takes JPEG photos if you choose Settings, Camera, Formats, “Most Compatible”)',
    );
  const { format, autoOrient, hasAlpha } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 }, hasAlpha: false }));
  if (format === undefined || !FORMATS.includes(format))
    throw new PhotoError('is not a photo that can be read here; save it as JPEG, PNG, WebP or AVIF');
  const { width, height } = autoOrient;
  if (Math.min(width, height) < LEAST_SIDE)
    throw new PhotoError(
      `is ${width} × ${height} pixels; use one whose shorter side is at least ${LEAST_SIDE}`,
    );
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height))
    throw new PhotoError(
      `is ${width} × ${height} pixels; crop it until its longer side is at most ${MOST_RATIO} times the shorter one`,
    );
  await sharp(bytes, READING)
    .resize(LEAST_SIDE)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new PhotoError('is damaged and cannot be read completely; copy it again from its source');
    });
  if (hasAlpha && (await isTransparent(bytes)))
    throw new PhotoError('is fully transparent; save it again with its background');
  return { width, height };
}

/**
 * Measures a photo. If it was measured before, it is read but not decoded, which takes a tenth of the time.
 *
 * @throws PhotoError if the photo cannot be shown
 */
export async function measurePhoto(path: string): Promise<MeasuredPhoto> {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const decodeToJson = async (): Promise<Buffer> => Buffer.from(JSON.stringify(await decodePhoto(bytes)));
  const measured = await keepInCache(`${digest}.json`, decodeToJson);
  return { digest, ...(JSON.parse(measured.toString()) as Size) };
}
