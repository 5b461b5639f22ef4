import { expect, test } from '@playwright/test';
import { MISSING_BOROUGH, MISSING_PAGE, MISSING_SERVICE } from '../support/browser.ts';

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

for (const { path, text, link, target } of CASES) {
  test(`${path} answers 404 with its message and the way back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.getByText(text).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
}

for (const path of [
  '/services/ptac-repair/extra',
  '/art/nope.svg',
  '/about/us',
  '/service-areas/bronx/map',
]) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
