/** If the search cannot be loaded, the page still gives danger advice, says that the search failed, and retries. */
import { ANY_DANGER, NO_HEAT } from '../../../src/content/dangers.ts';
import { pages } from '../../../src/site/catalog.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { PHONE } from '../../support/browser.ts';
import { drop, hold } from '../../support/browser-faults.ts';
import { searchField, typeIntoSearch } from '../../support/browser-search.ts';
import { expect, type Page, type Route, test } from '../../support/test.ts';

const SCRIPT = /\/search-box\.[^/]+\.js/;
const DATA = '**/search/*.json';
const { noConnection } = pages['every-page'].search;

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: noConnection });
const search = (page: Page) => page.getByRole('search');

const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'gone' });

async function expectDangerAdvice(page: Page): Promise<void> {
  await expect(missing(page).getByRole('link', { name: 'Call 911 from outside' })).toHaveAttribute(
    'href',
    'tel:911',
  );
  for (const { advice } of Object.values(ANY_DANGER)) await expect(missing(page)).toContainText(advice);
  await expect(missing(page)).toContainText(NO_HEAT);
  await expect(missing(page).locator('a[href="tel:311"]')).toBeVisible();
  await expect(missing(page).locator(`a[href="${phoneLink}"]`)).toBeVisible();
}

test('the search gives danger advice while offline, and loads once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await typeIntoSearch(page, 'gas smell');
  await expectDangerAdvice(page);
  await context.setOffline(false);
  await expect(search(page)).toContainText('911');
  await expect(missing(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue('gas smell');
});

test('if its script is not found, the search gives danger advice, and recovers at the next keystroke', async ({
  page,
  browser,
  browserName,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route(SCRIPT, notFound);
  await page.goto(routes.services);
  await typeIntoSearch(page, 'boiler');
  await expectDangerAdvice(page);
  expect(faults).toEqual([]);
  // Chromium before version 154 does not request a module again after a failure.
  if (browserName === 'chromium' && Number.parseInt(browser.version(), 10) < 154) return;
  await page.unroute(SCRIPT);
  await searchField(page).press('Backspace');
  await expect(page.getByRole('option').first()).toContainText('Boiler');
  await expect(missing(page)).toBeHidden();
});

test('if its data does not arrive, the search says so, still gives danger advice, and recovers on the next try', async ({
  page,
}) => {
  await page.route(DATA, drop);
  await page.goto(routes.home);
  await typeIntoSearch(page, 'boiler');
  await expect(search(page)).toContainText(noConnection);
  await expect(search(page).locator(`a[href="${phoneLink}"]`)).toBeVisible();
  await expect(search(page).getByRole('status')).toHaveText(noConnection);
  await searchField(page).fill('');
  await searchField(page).pressSequentially('huele a gas');
  await expect(search(page).getByRole('link', { name: 'Llamar al 911' })).toBeVisible();
  await page.unroute(DATA);
  await searchField(page).fill('');
  await searchField(page).pressSequentially('boiler');
  await searchField(page).click();
  await expect(page.getByRole('option').first()).toContainText('Boiler');
});

test('the fallback for the search passes axe on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route(SCRIPT, drop);
  await page.goto(routes.home);
  await typeIntoSearch(page, 'x');
  await expect(missing(page)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findBarriers(page, '[role=alert]:not([hidden])')).toEqual([]);
});

test('a danger that was typed before the script of the page arrived is answered when it arrives', async ({
  page,
}) => {
  const release = await hold(page, /base-layout[^/]*\.js$/);
  await page.goto(routes.services, { waitUntil: 'commit' });
  await searchField(page).fill('gas smell');
  await release();
  await expect(page.getByRole('search').getByRole('link', { name: 'Call 911' })).toBeVisible();
});
