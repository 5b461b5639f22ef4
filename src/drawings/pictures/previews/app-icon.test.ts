import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAppIcon, imageSign, MASKABLE_MARGIN, markSign } from './app-icon.ts';

/** Renders an icon; `at` returns the hex color of a pixel. */
async function pixelsOf(svg: string, size: number): Promise<{ at: (x: number, y: number) => string }> {
  const data = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    at: (x, y) => data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3).toString('hex'),
  };
}

describe('the icon', () => {
  test('accepts another color for the riser and base of its mark, or an image instead of the mark', async () => {
    expect(drawAppIcon(undefined, markSign('#5bae79'))).toContain('fill="#5bae79"');
    const green = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e4f' } })
      .png()
      .toBuffer();
    const address = `data:image/png;base64,${green.toString('base64')}`;
    const { at } = await pixelsOf(drawAppIcon(1 / 4, imageSign(address)), 64);
    expect([at(8, 8), at(32, 32), at(56, 32)]).toEqual(['12181d', '0b6e4f', '12181d']);
  });

  test('keeps its mark inside the circle that every mask leaves visible', async () => {
    const size = 128;
    const { at } = await pixelsOf(drawAppIcon(MASKABLE_MARGIN), size);
    const ground = at(0, 0);
    let drawn = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        if (at(x, y) === ground) continue;
        drawn += 1;
        expect(Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)).toBeLessThanOrEqual(size * 0.4);
      }
    expect(drawn).toBeGreaterThan(size ** 2 / 10);
  });
});
