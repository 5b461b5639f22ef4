/** Looks at a photo as somebody took it: whether all of it can be read, and how large it is the right way up. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { keepInCache } from './photo-cache.ts';

/** Formats that cameras, phones and programs save, as sharp names them; `heif` is AVIF as far as sharp reads it. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Shorter side of the smallest photo, in pixels: it fills its place on a phone. */
export const LEAST_SIDE = 600;

export interface MeasuredPhoto {
  /** Hexadecimal SHA-256 of the file. */
  readonly digest: string;
  /** Pixels, the right way up. */
  readonly width: number;
  readonly height: number;
}

/** A photo that cannot be shown; the message goes on behind its name. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/** Decodes all of a photo, so that a file which was cut off is found. */
async function decode(bytes: Buffer): Promise<Pick<MeasuredPhoto, 'width' | 'height'>> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (format === undefined || !FORMATS.includes(format))
    throw new PhotoError('is no photo that can be read here; save it as JPEG, PNG, WebP or AVIF');
  const { width, height } = autoOrient;
  if (Math.min(width, height) < LEAST_SIDE)
    throw new PhotoError(
      `is ${width} × ${height} pixels; take one whose shorter side has at least ${LEAST_SIDE}`,
    );
  await sharp(bytes, { failOn: 'error' })
    .resize(1)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new PhotoError('is damaged and cannot be read to its end; copy it again from where it came from');
    });
  return { width, height };
}

/**
 * Measures a photo. A photo that was measured before is only read, which takes a tenth of the time.
 *
 * @throws PhotoError when it is damaged, too small, or no photo
 */
export async function measurePhoto(path: string): Promise<MeasuredPhoto> {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const measured = await keepInCache(`${digest}.json`, async () =>
    Buffer.from(JSON.stringify(await decode(bytes))),
  );
  return { digest, ...(JSON.parse(measured.toString()) as Pick<MeasuredPhoto, 'width' | 'height'>) };
}
