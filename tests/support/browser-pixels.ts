/** Takes screenshots and reads the pixels behind text. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Text extends Box {
  readonly words: string;
  readonly color: Color;
}

export interface Paint {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. */
  readonly bytes: Buffer;
}

/** Returns the visible text inside an element with the box of each line, except text with its own background. */
export function readTexts(root: Locator): Promise<Text[]> {
  return root.evaluate((element) => {
    const hasOwnGround = (part: Element): boolean =>
      part !== element &&
      (getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        (part.parentElement !== null && hasOwnGround(part.parentElement)));
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent || !textContent?.trim() || !parent.checkVisibility() || hasOwnGround(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      // Text that is only for screen readers is one pixel wide.
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (width > 2 && parent.getBoundingClientRect().width > 2)
          texts.push({
            words: textContent,
            color: [red, green, blue] as const,
            left,
            right,
            top,
            bottom,
          });
    }
    return texts;
  });
}

/** Takes a screenshot of the top of the page, with the links and buttons in one element hidden. */
export async function paintWithout(page: Page, selector: string, height: number): Promise<Paint> {
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: Math.ceil(height) };
  const style = `${selector} :is(a, button) { visibility: hidden !important }`;
  const shot = await page.screenshot({ clip, style, animations: 'allow' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Returns the pixels within a box, such as the box of a line of text. */
export function pixelsBehind({ bytes, width, height }: Paint, box: Box): Color[] {
  const colors: Color[] = [];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray((y * width + x) * 3);
      colors.push([red, green, blue]);
    }
  return colors;
}
