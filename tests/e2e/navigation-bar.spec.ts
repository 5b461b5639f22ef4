import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { barColor, DESKTOP, PAGE_TYPES, PHONE, scrollToY } from '../support/browser.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const BLACK = 'rgb(0, 0, 0)';

test('the bar is transparent at 0 and 20 px and black at 21', async ({ page }) => {
  await page.goto('/about');
  expect(await barColor(page)).toBe(TRANSPARENT);
  await scrollToY(page, 20);
  expect(await barColor(page)).toBe(TRANSPARENT);
  await scrollToY(page, 21);
  expect(await barColor(page)).toBe(BLACK);
  await scrollToY(page, 20);
  expect(await barColor(page)).toBe(TRANSPARENT);
});

test('the bar is black on a page that loads already scrolled', async ({ page }) => {
  await page.goto('/services#rtu');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect.poll(() => barColor(page)).toBe(BLACK);
});

test('browsers without scroll timelines get the same three states from the script', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) =>
      query[0]?.includes('animation-timeline') ? false : supports(query[0] as string);
  });
  await page.goto('/about');
  const marked = () => page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));
  await scrollToY(page, 20);
  expect(await marked()).toBe(false);
  await scrollToY(page, 21);
  await expect.poll(marked).toBe(true);
});

test('the bar is black while a menu is open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  expect(await barColor(page)).toBe(BLACK);
  await page.keyboard.press('Escape');
  expect(await barColor(page)).toBe(TRANSPARENT);
});

/** Pixels of the bar without its own words: what it lets through. */
async function paintBehindBar(page: Page): Promise<{ pixels: Buffer; width: number; height: number }> {
  const box = await page.getByRole('banner').boundingBox();
  if (!box) throw new Error('The bar is not shown');
  await page.getByRole('banner').evaluate((bar) => {
    for (const part of bar.querySelectorAll<HTMLElement>('a, button')) part.style.visibility = 'hidden';
  });
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: box.width, height: box.height } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Chalk, the color of the bar's words. */
const WORDS = luminance(0xec, 0xea, 0xe2);
/** Share of pixels that single bright lines of a drawing may take: they cross letters, they do not lie behind them. */
const LINES = 0.02;

for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
  for (const path of PAGE_TYPES) {
    test(`at ${viewport.width} px the bar of ${path} shows what is behind it and stays readable`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const words = await page
        .getByRole('banner')
        .locator('a:visible, button:visible')
        .evaluateAll((parts) =>
          parts
            .filter((part) => getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)')
            .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
        );
      expect(words.length).toBeGreaterThan(1);
      const { pixels, width, height } = await paintBehindBar(page);
      const colors = new Set<string>();
      for (const { left, right, top, bottom } of words) {
        let tooBright = 0;
        let count = 0;
        for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 1) {
          for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += 1) {
            const at = (y * width + x) * 3;
            const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
            colors.add(`${red},${green},${blue}`);
            count += 1;
            if ((WORDS + 0.05) / (luminance(red, green, blue) + 0.05) < 4.5) tooBright += 1;
          }
        }
        expect(tooBright / count).toBeLessThan(LINES);
      }
      expect(colors.size).toBeGreaterThan(1);
    });
  }
}
