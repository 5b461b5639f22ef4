import { pages } from '../../../src/site/catalog.ts';
import { emailLink, phoneLink } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { clickWithoutScript, FEW_PAGES, openIn, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { addressOf, fillForm, MESSAGE, readForm } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

test.use({ javaScriptEnabled: false });

/** Parts of pages that need a script: forms and the office status. */
const NEEDS_SCRIPT = 'form, [data-contact-form], [data-open-now], [data-while-closed]';

/** Returns the visible lines of text in the main part of a page, without the parts that need a script. */
function readLines(main: Element, needsScript: string): string[] {
  const parts = [
    ...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, td, th, dt, dd, summary, a, figcaption'),
  ];
  return parts
    .filter((part) => !part.closest(needsScript) && part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const extra of copy.querySelectorAll(needsScript)) extra.remove();
      return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    })
    .filter(Boolean);
}

for (const path of byThoroughness({ sample: FEW_PAGES.slice(0, 2), full: PAGE_TYPES })) {
  test(`without JavaScript, ${path} shows the same text as with it, except in forms and the office status`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    const without = await page.getByRole('main').evaluate(readLines, NEEDS_SCRIPT);
    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(path);
    const within = await other.getByRole('main').evaluate(readLines, NEEDS_SCRIPT);
    await context.close();
    expect(within.length).toBeGreaterThan(5);
    expect(within.filter((line) => !without.includes(line))).toEqual([]);
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    await expect(page.locator(`a[href="${phoneLink}"]:visible`).first()).toBeVisible();
  });
}

test('both menus open, one at a time, and close', async ({ page }) => {
  await page.goto('/');
  const [services, areas] = [page.locator('#services-menu'), page.locator('#areas-menu')];
  await clickWithoutScript(page.getByRole('button', { name: 'Services', exact: true }));
  await expect(services.getByRole('link', { name: 'Boiler Repair', exact: true })).toBeVisible();
  await clickWithoutScript(page.getByRole('button', { name: 'Service Areas' }));
  await expect(areas).toBeVisible();
  await expect(services).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(areas).toBeHidden();
  await page.getByRole('button', { name: 'Service Areas' }).focus();
  await page.keyboard.press('Enter');
  await expect(areas).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(areas).toBeHidden();
});

test('the phone menu expands down to the jobs, and its links work', async ({ page }) => {
  await openIn(page, PHONE, '/');
  await clickWithoutScript(page.getByRole('button', { name: 'Menu' }));
  const sheet = page.locator('#site-menu');
  await clickWithoutScript(sheet.locator('summary', { hasText: 'Services' }));
  await clickWithoutScript(sheet.locator('summary', { hasText: 'Rooftop unit' }));
  const job = sheet.getByRole('link', { name: 'Rooftop unit Repair' });
  await expect(job).toBeVisible();
  await clickWithoutScript(sheet.locator('summary', { hasText: 'Rooftop unit' }));
  await expect(job).toBeHidden();
  await clickWithoutScript(sheet.locator('summary', { hasText: 'Rooftop unit' }));
  await clickWithoutScript(job);
  await expect(page).toHaveURL(/rtu-repair$/);
  await clickWithoutScript(page.getByRole('button', { name: 'Menu' }));
  await expect(sheet).toBeVisible();
  await clickWithoutScript(page.getByRole('button', { name: 'Menu' }));
  await expect(sheet).toBeHidden();
});

test('the contact page offers phone and e-mail instead of a button that would send nothing', async ({
  page,
}) => {
  await page.goto(routes.contact);
  const form = page.locator('[data-contact-form]');
  for (const address of [`[href="${phoneLink}"]`, `[href^="${emailLink}?"]`])
    await expect(form.locator(`a${address}`).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await expect(form.getByText(pages.contact.delivery.besideButton)).toBeHidden();
});

test('pressing Enter in the form loses no text and puts none in the URL', async ({ page }) => {
  await page.goto(routes.contact);
  await fillForm(page);
  await page.getByLabel('Email').press('Enter');
  expect(await readForm(page)).toEqual(MESSAGE);
  expect(addressOf(page)).toBe(routes.contact);
});
