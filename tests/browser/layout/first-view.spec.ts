/** What a tenant on a phone sees without a scroll: the number and the hours, on every page that names the company's work. */
import { expect, test } from '@playwright/test';
import { hoursLine, phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { PHONE } from '../../support/browser.ts';

const PAGES = [
  ...[routes.home, routes.about, routes.portfolio, routes.contact],
  ...[routes.service('boiler-repair'), routes.borough('bronx'), routes.borough('staten-island')],
];

test.use({ viewport: PHONE });

for (const path of PAGES) {
  test(`the first view of ${path} has the number and the hours`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${phoneLink}"]`).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(hoursLine).first()).toBeInViewport({ ratio: 1 });
  });
}

test('home says when to call', async ({ page }) => {
  await page.goto(routes.home);
  await expect(page.getByRole('link', { name: /^No heat\? Call \(718\) 555-0142$/ })).toBeInViewport();
});
