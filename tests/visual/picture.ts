/** Pictures of a page as a reader sees it: window by window on the way down. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollToY } from '../support/browser.ts';
import type { Paint } from '../support/browser-pixels.ts';
import { digestTiles } from './tiles.ts';
import type { View } from './views.ts';

export interface Picture {
  /** PNG files that lie below one another without a gap. */
  readonly strips: readonly Buffer[];
  readonly paint: Paint;
  /** What `digestTiles` writes. */
  readonly tiles: string;
}

/** Waits for the fonts and for the pictures in the window. One that does not come is left out, as a reader finds it. */
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

/** What the window shows from `top` to `bottom`, px. “disabled” would also stop what scrolling drives, as in the bar. */
const shoot = (page: Page, width: number, top: number, bottom: number): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: top, width, height: bottom - top }, animations: 'allow' });

/** Part of a window's height between what sticks to its upper edge and the bar at its lower one. */
const FREE = { from: 0.4, to: 0.9 };

/**
 * Scrolls from the top to the end by half a window at a time and takes the free part of each window; of the first window
 * what is above too, of the last what is below.
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

async function joinStrips(strips: readonly Buffer[]): Promise<Paint> {
  const parts = await Promise.all(
    strips.map((strip) => sharp(strip).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return {
    width: parts[0]?.info.width ?? 0,
    height: parts.reduce((sum, { info }) => sum + info.height, 0),
    bytes: Buffer.concat(parts.map(({ data }) => data)),
  };
}

/** Takes a picture of the whole page, or of the window as it is. */
async function takeOnce(page: Page, { size, whole }: Pick<View, 'size' | 'whole'>): Promise<Picture> {
  if (!whole) await settle(page);
  const strips = whole ? await takeStrips(page, size) : [await shoot(page, size.width, 0, size.height)];
  const paint = await joinStrips(strips);
  return { strips, paint, tiles: digestTiles(paint) };
}

/**
 * Takes a picture again and again until it is the expected one or stands still.
 *
 * @param expected - tiles of the expected picture
 */
export async function takePicture(
  page: Page,
  view: Pick<View, 'size' | 'whole'>,
  expected = '',
): Promise<Picture> {
  for (let before = expected; ; ) {
    const picture = await takeOnce(page, view);
    if ([before, expected].includes(picture.tiles)) return picture;
    before = picture.tiles;
  }
}
