import { expect, type Page, test } from '@playwright/test';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { MISSING_BOROUGH, MISSING_PAGE, MISSING_SERVICE } from '../../support/browser.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const CASES = [
  {
    path: MISSING_SERVICE,
    text: 'Service not found. Please check the URL or go back to Services.',
    link: 'Services',
    target: '/services',
  },
  {
    path: MISSING_BOROUGH,
    text: 'Borough information not found. Please check the URL or go back to the Homepage.',
    link: 'Homepage',
    target: '/',
  },
  {
    path: MISSING_PAGE,
    text: 'Page not found. Please check the URL or go back to the Homepage.',
    link: 'Homepage',
    target: '/',
  },
];

/** Search engines keep the page out and learn no address for it. */
async function expectNoIndex(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
}

for (const { path, text, link, target } of byThoroughness({ sample: CASES.slice(0, 2), full: CASES })) {
  test(`${path} answers 404 with its message and the way back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectNoIndex(page);
    await page.getByText(text).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === target);
  });
}

const NOWHERE = [
  '/services/ptac-repair/extra',
  '/services/a/b',
  '/service-areas/bronx/map',
  '/about/us',
  '/art/nope.svg',
  '/_astro/nope.js',
];
for (const path of byThoroughness({ sample: NOWHERE.slice(0, 1), full: NOWHERE })) {
  test(`${path} answers 404 with ways out`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoIndex(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'All Services' })).toHaveAttribute('href', '/services');
    await expect(main.getByRole('link', { name: 'Homepage' }).first()).toHaveAttribute('href', '/');
    await expect(main.locator(`a[href="${phoneLink}"]`).first()).toBeVisible();
  });
}
