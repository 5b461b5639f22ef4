import { expect, type Page, test } from '@playwright/test';
import { textOfRichText } from '../../../src/lib/text/parse-rich-text.ts';
import { pages } from '../../../src/site/catalog.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { MISSING_BOROUGH, MISSING_PAGE, MISSING_SERVICE } from '../../support/browser.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const { service, borough, page: anyPage } = pages['not-found'];
const CASES = [
  { path: MISSING_SERVICE, said: service, target: routes.services },
  { path: MISSING_BOROUGH, said: borough, target: routes.home },
  { path: MISSING_PAGE, said: anyPage, target: routes.home },
];

/** Expects that the page is marked `noindex` and has neither a canonical URL nor an `og:url`. */
async function expectNoIndex(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
}

for (const { path, said, target } of byThoroughness({ sample: CASES.slice(0, 2), full: CASES })) {
  test(`${path} answers 404 with its message and a link back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const message = page.getByRole('main').getByText(textOfRichText(said.text), { exact: true });
    await expect(message).toBeVisible();
    await expectNoIndex(page);
    await message.getByRole('link').click();
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
  test(`${path} answers 404 with links to other pages`, async ({ page }) => {
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
