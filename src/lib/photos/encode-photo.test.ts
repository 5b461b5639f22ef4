import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { encodePhoto, listPhotoFiles } from './encode-photo.ts';
import { measurePhoto } from './measure-photo.ts';

/** A JPEG whose left half is red, so that turning it shows; each differs, so that nothing comes from the cache. */
async function makeJpeg(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: '#c00' } } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#00c' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: `A. Camera ${randomUUID()}` }, IFD3: { GPSLatitude: '40/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function keep(name: string, bytes: Buffer | string): string {
  const path = join(makeFolder(), name);
  writeFileSync(path, bytes);
  return path;
}

describe('a photo that was taken with the camera on its side', () => {
  test('is measured the right way up', async () => {
    const path = keep('turned.jpg', await makeJpeg(1200, 800));
    expect(await measurePhoto(path)).toMatchObject({ width: 800, height: 1200 });
  });

  test('becomes files that are turned, without metadata, none wider than itself', async () => {
    const path = keep('turned.jpg', await makeJpeg(1200, 800));
    const files = listPhotoFiles(path, 'team/Zoë Park/turned.jpg', await measurePhoto(path));
    expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'avif 800',
      'webp 480',
      'webp 800',
    ]);
    for (const file of files) {
      expect(file.name).toMatch(/^team-zoe-park-turned-(480|800)\.[0-9a-f]{10}\.(avif|webp)$/);
      const bytes = await encodePhoto(file);
      const { width, height, exif, icc, xmp, orientation = 1 } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([file.width, Math.round(file.width * 1.5)]);
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
      expect(bytes.toString('latin1')).not.toContain('A. Camera');
      // Turned to the right, the left half is the upper one.
      const [red] = await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
      expect(red).toBeGreaterThan(150);
    }
  }, 60_000);
});

describe('a wide photo', () => {
  test('becomes three widths in each format, under names that change with it', async () => {
    const measured = { digest: 'a', width: 6000, height: 4000 };
    const files = listPhotoFiles('one.jpg', 'one.jpg', measured);
    expect(files.map(({ width }) => width)).toEqual([480, 960, 1600, 480, 960, 1600]);
    const names = new Set(
      [...files, ...listPhotoFiles('one.jpg', 'one.jpg', { ...measured, digest: 'b' })].map(
        ({ name }) => name,
      ),
    );
    expect(names.size).toBe(12);
  });
});

describe('a file that cannot be shown', () => {
  test('is refused with what to do: no photo, damaged, too small', async () => {
    const jpeg = await makeJpeg(900, 900);
    const small = await sharp(jpeg).resize(400).toBuffer();
    await expect(measurePhoto(keep('a.jpg', 'no photo'))).rejects.toThrow(
      'is no photo that can be read here; save it as JPEG, PNG, WebP or AVIF',
    );
    await expect(measurePhoto(keep('b.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'is no photo',
    );
    await expect(measurePhoto(keep('c.jpg', jpeg.subarray(0, jpeg.length / 2)))).rejects.toThrow(
      'is damaged and cannot be read to its end; copy it again from where it came from',
    );
    await expect(measurePhoto(keep('d.jpg', small))).rejects.toThrow(
      'is 400 × 400 pixels; take one whose shorter side has at least 600',
    );
  });
});
