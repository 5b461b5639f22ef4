import { expect, test } from '@playwright/test';
import { boroughs, services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { sitemapRoutes } from '../../../src/site/sitemap.ts';
import { FEW_PAGES, goBack, scrollToY } from '../../support/browser.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** The service or borough name that the heading of a page must contain. */
const NAMES = new Map([
  ...services.map(({ slug, title }) => [routes.service(slug), title] as const),
  ...boroughs.map(({ slug, name }) => [routes.borough(slug), name] as const),
]);

const ROUTES = byThoroughness({
  sample: sitemapRoutes.filter((route) => FEW_PAGES.includes(route)),
  full: sitemapRoutes,
});

test.describe('every route', { tag: '@once' }, () => {
  for (const route of ROUTES) {
    test(`${route} answers with one heading in its main part`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      await expect(heading).toContainText(NAMES.get(route) ?? /\S/);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

test('a link opens the next page at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/services');
  const link = page.getByRole('contentinfo').getByRole('link', { name: boroughs[0]?.name ?? '' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes.borough(boroughs[0]?.slug ?? ''));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goBack(page, '/services');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test('a link to a page visited before opens it at its top', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about');
  await scrollToY(page, 800);
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/portfolio$/);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
