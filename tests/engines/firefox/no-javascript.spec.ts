/**
 * Tests without JavaScript, which the configuration turns off in the browser itself. Playwright then cannot wait inside
 * the page, so `expect(locator)` and `locator.click()` do not work. These tests poll the page instead, press keys, and
 * click at positions in the window.
 */
import { emailLink, phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { PHONE } from '../../support/browser.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

const expectVisible = (target: Locator, isVisible = true): Promise<void> =>
  expect.poll(() => target.isVisible()).toBe(isVisible);

const readColor = (target: Locator): Promise<string[]> =>
  target.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));

/** Clicks the middle of an element without scrolling to it. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is not visible');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('the bar is black unless the browser supports scroll timelines', async ({ page }) => {
  await page.goto(routes.about);
  const hasTimelines = await page.evaluate(() => CSS.supports('animation-timeline: scroll()'));
  const color = hasTimelines ? 'rgba(0, 0, 0, 0)' : 'rgb(0, 0, 0)';
  expect(await readColor(page.getByRole('banner'))).toEqual([color]);
});

test('both menus open, one at a time, and close', async ({ page }) => {
  await page.goto(routes.home);
  const [services, areas] = [page.locator('#services-menu'), page.locator('#areas-menu')];
  await clickAt(page, page.getByRole('button', { name: 'Services', exact: true }));
  await expectVisible(services);
  await clickAt(page, page.getByRole('button', { name: 'Service Areas' }));
  await expectVisible(areas);
  await expectVisible(services, false);
  await page.keyboard.press('Escape');
  await expectVisible(areas, false);
  await page.keyboard.press('Enter');
  await expectVisible(areas);
  await page.mouse.click(720, 850);
  await expectVisible(areas, false);
});

test('the phone menu expands down to the jobs, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(routes.home);
  await clickAt(page, page.getByRole('button', { name: 'Menu' }));
  const sheet = page.locator('#site-menu');
  for (const words of ['Services', 'Wall unit'])
    await clickAt(page, sheet.locator('summary', { hasText: words }));
  const job = sheet.getByRole('link', { name: 'Wall unit Repair' });
  await expectVisible(job);
  await clickAt(page, job);
  await expect.poll(() => page.url()).toMatch(/ptac-repair$/);
});

test('the contact page offers phone and e-mail instead of its Send button', async ({ page }) => {
  await page.goto(routes.contact);
  const form = page.locator('form', { has: page.locator('textarea') });
  for (const link of [phoneLink, `${emailLink}?`]) await expectVisible(form.locator(`a[href^="${link}"]`));
  await expectVisible(page.getByRole('button', { name: 'Send Message' }), false);
});
