import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { encodePhoto, listPhotoFiles } from './encode-photo.ts';
import { measurePhoto } from './measure-photo.ts';

/** Makes a JPEG whose left half is red, to detect rotation; each file differs, so nothing comes from the cache. */
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

describe('a photo taken with the camera on its side', () => {
  test('is measured upright', async () => {
    const path = keep('turned.jpg', await makeJpeg(1200, 800));
    expect(await measurePhoto(path)).toMatchObject({ width: 800, height: 1200 });
  });

  test('becomes upright files without metadata, none wider than the photo', async () => {
    const path = keep('turned.jpg', await makeJpeg(1200, 800));
    const files = listPhotoFiles(path, 'Zoë “Zo” Park', await measurePhoto(path));
    expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'avif 800',
      'webp 480',
      'webp 800',
    ]);
    for (const file of files) {
      expect(file.name).toMatch(/^zoe-zo-park-(480|800)\.[0-9a-f]{10}\.(avif|webp)$/);
      const bytes = await encodePhoto(file);
      const { width, height, exif, icc, xmp, orientation = 1 } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([file.width, Math.round(file.width * 1.5)]);
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
      expect(bytes.toString('latin1')).not.toContain('A. Camera');
      // After a clockwise rotation, the left half is at the top.
      const [red] = await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
      expect(red).toBeGreaterThan(150);
    }
  });
});

test.each([
  ['Maria López', 'maria-lopez'],
  ['Two zones, one brownstone: Before', 'two-zones-one-brownstone-before'],
  ['林伟', 'photo'],
])('the files of a photo shown with “%s” are named %s', (shown, name) => {
  const [file] = listPhotoFiles('a.jpg', shown, { digest: 'a', width: 600, height: 600 });
  expect(file?.name).toMatch(new RegExp(`^${name}-480\\.`));
});

test('a wide photo gets three widths in each format, with names that change with the photo', async () => {
  const measured = { digest: 'a', width: 6000, height: 4000 };
  const files = listPhotoFiles('one.jpg', 'one.jpg', measured);
  expect(files.map(({ width }) => width)).toEqual([480, 960, 1600, 480, 960, 1600]);
  const names = new Set(
    [...files, ...listPhotoFiles('one.jpg', 'one.jpg', { ...measured, digest: 'b' })].map(({ name }) => name),
  );
  expect(names.size).toBe(12);
});

test('a file that is damaged, HEIC, empty, too long, transparent, too small or not a photo is refused with advice', async () => {
  const jpeg = await makeJpeg(900, 900);
  const small = await sharp(jpeg).resize(400).toBuffer();
  await expect(measurePhoto(keep('a.jpg', 'no photo'))).rejects.toThrow(
    'is not a photo that can be read here; save it as JPEG, PNG, WebP or AVIF',
  );
  await expect(measurePhoto(keep('b.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
    'is not a photo',
  );
  await expect(measurePhoto(keep('c.jpg', jpeg.subarray(0, jpeg.length / 2)))).rejects.toThrow(
    'is damaged and cannot be read completely; copy it again from its source',
  );
  const spoiled = Buffer.from(jpeg);
  spoiled.fill(0, Math.floor(jpeg.length * 0.6), Math.floor(jpeg.length * 0.6) + 2000);
  await expect(measurePhoto(keep('g.jpg', spoiled))).rejects.toThrow('is damaged');
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), jpeg]);
  await expect(measurePhoto(keep('h.jpg', heic))).rejects.toThrow(
    'is an HEIC file, which most browsers do not show',
  );
  await expect(measurePhoto(keep('e.jpg', ''))).rejects.toThrow('is empty; copy it again');
  await expect(measurePhoto(keep('f.jpg', await makeJpeg(16_400, 600)))).rejects.toThrow(
    'is 600 × 16400 pixels; crop it until its longer side is at most 10 times the shorter one',
  );
  const clear = sharp(jpeg).ensureAlpha(0);
  for (const bytes of [await clear.clone().png().toBuffer(), await clear.clone().webp().toBuffer()])
    await expect(measurePhoto(keep('h.png', bytes))).rejects.toThrow('is fully transparent');
  const faint = await sharp(jpeg).ensureAlpha(0.1).png().toBuffer();
  expect(await measurePhoto(keep('i.png', faint))).toMatchObject({ width: 900 });
  await expect(measurePhoto(keep('d.jpg', small))).rejects.toThrow(
    'is 400 × 400 pixels; use one whose shorter side is at least 600',
  );
});
