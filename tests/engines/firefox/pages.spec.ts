/** Every page type opens, says nothing in the console and fits its window. */
import { expect, test } from '@playwright/test';
import { collectConsole, DESKTOP, PAGE_TYPES, PHONE, waitForPictures } from '../../support/browser.ts';

for (const size of [PHONE, DESKTOP]) {
  for (const path of PAGE_TYPES) {
    test(`${path} opens without a word in the console and without sideways scroll at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const messages = await collectConsole(page);
      await page.goto(path);
      // Pictures further down are asked for when they come near.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await waitForPictures(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(content).toBeLessThanOrEqual(window);
      expect(messages).toEqual([]);
    });

    test(`pictures of ${path} move nothing when they arrive at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      const [before, after] = await page.evaluate(async () => {
        const height = () => document.documentElement.scrollHeight;
        await document.fonts.ready;
        const early = height();
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        return [early, height()] as const;
      });
      expect(after).toBe(before);
    });
  }
}
