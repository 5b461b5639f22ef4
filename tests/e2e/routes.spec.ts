import { expect, test } from '@playwright/test';
import { sitemapRoutes } from '../../src/site/sitemap.ts';
import { scrollToY } from '../support/browser.ts';

test.describe('every route', () => {
  for (const route of sitemapRoutes) {
    test(`${route} answers with one heading in its main part`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a link leads to the top of the next page, and Back to where one was', async ({ page }) => {
  await page.goto('/services');
  await scrollToY(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Manhattan' }).click();
  await expect(page).toHaveURL(/manhattan$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
