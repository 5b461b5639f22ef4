import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ALL_PAGES, PAGE_TYPES, PHONE, waitForForm } from '../support/browser.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

for (const width of [390, 1280]) {
  for (const path of ALL_PAGES) {
    test(`${path} has no barrier at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectNoViolations(page);
    });
  }
}

test.describe('open states have no barrier', () => {
  for (const menu of ['Services', 'Service Areas']) {
    test(`the menu “${menu}”`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expectNoViolations(page);
    });
  }

  test('the phone menu with its levels open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.locator('#site-menu');
    await expectNoViolations(page);
    await sheet.locator('summary', { hasText: 'Services' }).click();
    await sheet.locator('summary', { hasText: 'Boiler' }).click();
    await expectNoViolations(page);
    await sheet.locator('summary', { hasText: 'Service Areas' }).click();
    await expectNoViolations(page);
  });

  test('the contact form with missing fields and with its toast', async ({ page }) => {
    await page.goto('/contact');
    await waitForForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectNoViolations(page);
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('Email').fill('ana@tenant.example');
    await page.getByLabel('Borough').selectOption('Queens');
    await page.getByLabel('Message').fill('No heat.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).hover();
    await expectNoViolations(page);
  });
});

test.describe('in forced colors', () => {
  for (const path of PAGE_TYPES) {
    test(`${path} has no barrier`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(path);
      await expectNoViolations(page);
    });
  }
});
