import { expect, test } from '@playwright/test';
import { emailLink, phoneLink } from '../../src/site/contact-details.ts';
import { ALL_PAGES, PHONE } from '../support/browser.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its heading, its text, its year and its phone number', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ALL_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    await expect(page.locator(`a[href="${phoneLink}"]:visible`).first()).toBeVisible();
  }
});

test('both menus open, one at a time, and close', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Repair Boiler', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Service Areas' }).click();
  await expect(page.locator('#areas-menu')).toBeVisible();
  await expect(page.locator('#services-menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#areas-menu')).toBeHidden();
});

test('the phone menu opens down to the jobs, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.locator('#site-menu');
  await sheet.locator('summary', { hasText: 'Services' }).click();
  await sheet.locator('summary', { hasText: 'Rooftop unit' }).click();
  await sheet.getByRole('link', { name: 'Repair Rooftop unit' }).click();
  await expect(page).toHaveURL(/rtu-repair$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sheet).toBeHidden();
});

test('the contact page says that its form needs JavaScript and offers phone and e-mail', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByText('This form needs JavaScript');
  await expect(note).toBeVisible();
  await expect(note.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  await expect(note.locator(`a[href="${emailLink}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
});

test('sending with Enter loses nothing and puts nothing in the address', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@tenant.example');
  await page.getByLabel('Borough').selectOption('Queens');
  await page.getByLabel('Message').fill('No heat.');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Message')).toHaveValue('No heat.');
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).pathname).toBe('/contact');
});
