/** Takes pictures of a page as a reader sees it while scrolling down. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollToY } from '../support/browser.ts';
import type { View } from './views.ts';

export interface Paint {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. */
  readonly bytes: Buffer;
}

export interface Picture {
  /** PNG files from top to bottom, without gaps. */
  readonly strips: readonly Buffer[];
  readonly paint: Paint;
  /** Size of the picture, and hash of its pixels. */
  readonly digest: string;
}

/** Waits for the fonts and the images in the viewport. Images that fail to load are missing from the picture. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInWindow = (image: HTMLImageElement): boolean => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const [isAcross, isDown] = [
        Math.max(0, left) < Math.min(right, innerWidth),
        Math.max(0, top) < Math.min(bottom, innerHeight),
      ];
      return isAcross && isDown && image.checkVisibility();
    };
    await document.fonts.ready;
    await Promise.allSettled([...document.images].filter(isInWindow).map((image) => image.decode()));
  });
}

/**
 * Takes a screenshot of the viewport from `top` to `bottom`, in px. Animations stay on, because “disabled” would also
 * stop scroll-driven animations, such as the bar's.
 */
const shoot = (page: Page, width: number, top: number, bottom: number): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: top, width, height: bottom - top }, animations: 'allow' });

/** Start and end of the area between sticky elements and the thumb bar, as shares of the viewport’s height. */
const FREE = { from: 0.4, to: 0.9 };

/**
 * Scrolls from the top to the end by half a viewport at a time and takes the uncovered part of each viewport. The first
 * strip also includes what is above that part, and the last one what is below.
 */
async function takeStrips(page: Page, { width, height }: View['size']): Promise<Buffer[]> {
  const strips: Buffer[] = [];
  const [from, to] = [Math.floor(height * FREE.from), Math.floor(height * FREE.to)];
  const findLowest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let taken = 0, isLast = false; !isLast; ) {
    const y = Math.min(Math.max(0, taken - from), await findLowest());
    await scrollToY(page, y);
    await settle(page);
    isLast = y >= (await findLowest());
    const bottom = isLast ? height : to;
    strips.push(await shoot(page, width, taken - y, bottom));
    taken = y + bottom;
  }
  return strips;
}

/** Joins images of the same width into a picture. */
export async function joinStrips(strips: readonly Buffer[]): Promise<Paint> {
  const parts = await Promise.all(
    strips.map((strip) => sharp(strip).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return {
    width: parts[0]?.info.width ?? 0,
    height: parts.reduce((sum, { info }) => sum + info.height, 0),
    bytes: Buffer.concat(parts.map(({ data }) => data)),
  };
}

/** Takes a picture of the whole page, or of the current viewport. */
async function takeOnce(page: Page, { size, whole }: Pick<View, 'size' | 'whole'>): Promise<Picture> {
  if (!whole) await settle(page);
  const strips = whole ? await takeStrips(page, size) : [await shoot(page, size.width, 0, size.height)];
  const paint = await joinStrips(strips);
  const hash = createHash('sha256').update(paint.bytes).digest('base64url');
  return { strips, paint, digest: `${paint.width} × ${paint.height} px, ${hash}` };
}

/**
 * Takes pictures until one matches the expected one, or two in a row are the same.
 *
 * @param expected - digest of the expected picture
 */
export async function takePicture(
  page: Page,
  view: Pick<View, 'size' | 'whole'>,
  expected = '',
): Promise<Picture> {
  for (let before = expected; ; ) {
    const picture = await takeOnce(page, view);
    if ([before, expected].includes(picture.digest)) return picture;
    before = picture.digest;
  }
}
