/**
 * On phones, the phone number and the hours are above the fold. The tests cover one service page, every borough page,
 * and all top pages but /services.
 */
import { TOP_PAGE_NAMES } from '../../../src/content/top-pages.ts';
import { findOpenState } from '../../../src/lib/hours/open-state.ts';
import { pages } from '../../../src/site/catalog.ts';
import { hoursLine, phoneLink, phoneText } from '../../../src/site/contact-details.ts';
import { readSchedule } from '../../../src/site/read-schedule.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOROUGH_PATHS, PHONE } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  ...TOP_PAGE_NAMES.filter((name) => name !== 'services').map((name) => routes[name]),
  routes.service('boiler-repair'),
  ...BOROUGH_PATHS,
];

test.use({ viewport: PHONE });

for (const path of PAGES) {
  test(`${path} has the phone number and the hours above the fold`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${phoneLink}"]`).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(hoursLine).first()).toBeInViewport({ ratio: 1 });
  });
}

test('while the office is open, the home page invites calls above the fold', async ({ page }) => {
  const week = Array.from({ length: 168 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
  await page.clock.setFixedTime(week.find((one) => findOpenState(readSchedule(), one).open) as Date);
  await page.goto(routes.home);
  const name = `${pages.home.call} ${phoneText}`;
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
});
