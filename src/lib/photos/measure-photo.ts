/** Looks at a photo as somebody took it: whether all of it can be read, and how large it is the right way up. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { keepInCache } from '../files/made-files.ts';

/** Formats that cameras, phones and programs save, as sharp names them; `heif` is AVIF as far as sharp reads it. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Shorter side of the smallest photo, in pixels: it fills its place on a phone. */
export const LEAST_SIDE = 600;

/** How often the shorter side fits into the longer one: 1,600 pixels wide, a taller photo has more than WebP holds. */
const MOST_RATIO = 10;

export interface MeasuredPhoto {
  /** Hexadecimal SHA-256 of the file. */
  readonly digest: string;
  /** Pixels, the right way up. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<MeasuredPhoto, 'width' | 'height'>;

/** A photo that cannot be shown; the message goes on behind its name. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/** A photo with a fault that programs warn of is refused when it is read first, not when it is encoded. */
export const READING = { failOn: 'warning' } as const;

/** The brands of an HEIC file in its first box (ISO/IEC 23008-12, annex B); AVIF has others in the same box. */
const HEIC = /^.{4}ftyp.{0,56}?(?:hei[cxms]|hev[cxms])/s;
/** Bytes in which they are. */
const FIRST_BOX = 64;

const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.subarray(0, FIRST_BOX).toString('latin1'));

/** Whether no pixel of a photo with a channel of transparency can be seen. */
async function isTransparent(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes).stats();
  return channels.at(-1)?.max === 0;
}

/**
 * Decodes all of a photo, so that a file which was cut off is found.
 *
 * @returns its size, the right way up
 * @throws PhotoError when it cannot be shown
 */
export async function decodePhoto(bytes: Buffer): Promise<Size> {
  if (bytes.length === 0) throw new PhotoError('is empty; copy it again from where it came from');
  if (isHeic(bytes))
    throw new PhotoError(
      'is an HEIC, which browsers do not show; open it in Photos or Preview and export it as JPEG (an iPhone takes JPEG with Settings, Camera, Formats, “Most Compatible”)',
    );
  const { format, autoOrient, hasAlpha } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 }, hasAlpha: false }));
  if (format === undefined || !FORMATS.includes(format))
    throw new PhotoError('is no photo that can be read here; save it as JPEG, PNG, WebP or AVIF');
  const { width, height } = autoOrient;
  if (Math.min(width, height) < LEAST_SIDE)
    throw new PhotoError(
      `is ${width} × ${height} pixels; take one whose shorter side has at least ${LEAST_SIDE}`,
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
      throw new PhotoError('is damaged and cannot be read to its end; copy it again from where it came from');
    });
  if (hasAlpha && (await isTransparent(bytes)))
    throw new PhotoError('is transparent everywhere; save it anew with its background');
  return { width, height };
}

/**
 * Measures a photo. A photo that was measured before is only read, which takes a tenth of the time.
 *
 * @throws PhotoError when it is damaged, too small, too long, or no photo
 */
export async function measurePhoto(path: string): Promise<MeasuredPhoto> {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const decodeToJson = async (): Promise<Buffer> => Buffer.from(JSON.stringify(await decodePhoto(bytes)));
  const measured = await keepInCache(`${digest}.json`, decodeToJson);
  return { digest, ...(JSON.parse(measured.toString()) as Size) };
}
