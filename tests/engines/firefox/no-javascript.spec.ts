/**
 * Without JavaScript, which the configuration switches off in the browser itself. Playwright's own scripts do not run
 * in such a page either: it is read, and handled with keys and by places of the window.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { emailLink, phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { PAGE_TYPES, PHONE } from '../../support/browser.ts';

/** Clicks the middle of an element where it is. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const path of PAGE_TYPES) {
  test(`${path} shows its heading, its text and its year`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [text = ''] = await page.getByRole('main').allInnerTexts();
    expect(text.length).toBeGreaterThan(path.endsWith('nope') ? 200 : 1000);
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
  });
}

test('the bar is black, because nothing tells it that the page scrolled', async ({ page }) => {
  await page.goto(routes.about);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('both menus open, one at a time, and close', async ({ page }) => {
  await page.goto(routes.home);
  const [services, areas] = [page.locator('#services-menu'), page.locator('#areas-menu')];
  await clickAt(page, page.getByRole('button', { name: 'Services', exact: true }));
  await expect(services).toBeVisible();
  await clickAt(page, page.getByRole('button', { name: 'Service Areas' }));
  await expect(areas).toBeVisible();
  await expect(services).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(areas).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(areas).toBeVisible();
  await page.mouse.click(720, 850);
  await expect(areas).toBeHidden();
});

test('the phone menu opens down to the jobs, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(routes.home);
  await clickAt(page, page.getByRole('button', { name: 'Menu' }));
  const sheet = page.locator('#site-menu');
  for (const words of ['Services', 'Wall unit'])
    await clickAt(page, sheet.locator('summary', { hasText: words }));
  const job = sheet.getByRole('link', { name: 'Wall unit Repair' });
  await expect(job).toBeVisible();
  await clickAt(page, job);
  await expect(page).toHaveURL(/ptac-repair$/);
});

test('the contact page offers phone and e-mail in place of its form', async ({ page }) => {
  await page.goto(routes.contact);
  const note = page.getByText('This form needs JavaScript');
  await expect(note).toBeVisible();
  for (const link of [phoneLink, emailLink]) await expect(note.locator(`a[href="${link}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
});
