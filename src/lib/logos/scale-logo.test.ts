import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitInto, paintLogo } from './scale-logo.ts';

test.each([
  [
    { width: 90, height: 30 },
    { width: 300, height: 50 },
    { width: 150, height: 50 },
  ],
  [
    { width: 90, height: 30 },
    { width: 45, height: 50 },
    { width: 45, height: 15 },
  ],
  [
    { width: 900, height: 300 },
    { width: Number.POSITIVE_INFINITY, height: 120 },
    { width: 360, height: 120 },
  ],
])('%j fitted into %j is %j', (logo, box, size) => {
  expect(fitInto(box, logo)).toEqual(size);
});

test('a small SVG is painted sharply at 100 times its size, with nothing around it', async () => {
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="#f00" d="M0 0h3v3H0z"/></svg>',
  );
  const png = await paintLogo({ format: 'svg', bytes, width: 9, height: 3 }, { width: 900, height: 600 });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([900, 600]);
  const pixel = (x: number, y: number): string =>
    data.subarray((y * 900 + x) * 4, (y * 900 + x) * 4 + 4).toString('hex');
  // Red ends after a third of the width; nothing is painted above and below the drawing.
  expect([pixel(150, 300), pixel(297, 300)]).toEqual(['ff0000ff', 'ff0000ff']);
  for (const [x, y] of [
    [303, 300],
    [150, 100],
  ] as const)
    expect(pixel(x, y).endsWith('00')).toBe(true);
});
