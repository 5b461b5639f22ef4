/** The notice strip appears between its dates, in New York time, until it is dismissed. */
import { routes } from '../../../src/site/routes.ts';
import { changeBody } from '../../support/browser-faults.ts';
import { startOtherSite } from '../../support/browser-other-site.ts';
import type { RunningServer } from '../../support/local-server.ts';
import { NOTICE_YEAR, OTHER_COMPANY } from '../../support/other-identity.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';

// One worker runs all tests in this file, so `beforeAll` starts the site only once.
test.describe.configure({ mode: 'default' });

const text = OTHER_COMPANY.notice?.text ?? '';
const strip = (page: Page) => page.getByRole('complementary', { name: 'Notice' });

let site: RunningServer;
test.beforeAll(async () => {
  site = await startOtherSite();
});
test.afterAll(() => site.stop());

test('the notice appears between its dates in New York', { tag: '@full' }, async ({ page }) => {
  for (const [instant, count] of [
    ['2026-01-01T04:59:00Z', 0],
    ['2026-01-01T05:00:00Z', 1],
    [`${NOTICE_YEAR + 1}-01-01T04:59:00Z`, 1],
    [`${NOTICE_YEAR + 1}-01-01T05:00:00Z`, 0],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await page.goto(site.origin + routes.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strip(page), instant).toHaveCount(count);
  }
});

test('the notice is above the bar, and stays hidden on every page once dismissed', async ({ page }) => {
  await page.goto(site.origin + routes.services);
  await expect(strip(page)).toContainText(text);
  const [notice, bar] = [await strip(page).boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(bar?.y).toBeCloseTo(notice?.height ?? 0, 0);
  await page.getByRole('button', { name: 'Dismiss notice' }).press('Enter');
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(site.origin + routes.contact);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  // The same words with other dates are another notice.
  const moveDates = (html: Buffer): string => html.toString().replace(/data-from="(\d+)"/, 'data-from="1"');
  await page.route('**/about', changeBody(moveDates));
  await page.goto(site.origin + routes.about);
  await expect(strip(page)).toContainText(text);
});

testWithoutScript(
  'without JavaScript, the notice shows its dates, and no button that would do nothing',
  async ({ page }) => {
    await page.goto(site.origin);
    await expect(strip(page)).toContainText(/Thursday, January 1 to [A-Z]\w+day, December 31/);
    await expect(page.getByRole('button', { name: 'Dismiss notice' })).toBeHidden();
  },
);
