import { expect, type Page, test } from '@playwright/test';
import {
  BOROUGH_OPTIONS,
  CONFIRMATION,
  SERVICE_OPTIONS,
  TOAST_DURATION,
} from '../../src/content/contact-form.ts';
import { waitForForm } from '../support/browser.ts';

const form = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const toast = (page: Page) => page.locator('li', { hasText: CONFIRMATION.title });
const stays = (page: Page) => form(page).getByText(CONFIRMATION.text);

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await waitForForm(page);
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill('ana@tenant.example');
  await page.getByLabel('Borough').selectOption('Queens');
  await page.getByLabel('Message').fill('No heat on the fourth floor.');
}

async function submitForm(page: Page): Promise<void> {
  await fillForm(page);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
}

test('fields, options and marks are those of the specification', async ({ page }) => {
  await openForm(page);
  const labels = await form(page).locator('label').allTextContents();
  expect(labels).toEqual(['Name', 'Email', 'Phone (optional)', 'Borough', 'Service (optional)', 'Message']);
  const required = await form(page)
    .locator('[required]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(required).toEqual(['name', 'email', 'location', 'message']);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  const options = (label: string) =>
    page.getByLabel(label).locator('option:not([value=""])').allTextContents();
  expect(await options('Service')).toEqual([...SERVICE_OPTIONS]);
  expect(await options('Borough')).toEqual([...BOROUGH_OPTIONS]);
  for (const [label, value] of [
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', value);
  }
});

for (const label of ['Name', 'Email', 'Borough', 'Message']) {
  test(`nothing happens without “${label}”`, async ({ page }) => {
    await openForm(page);
    await fillForm(page);
    const field = page.getByLabel(label);
    if (label === 'Borough') await field.selectOption('');
    else await field.fill('');
    await send(page).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true);
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByLabel(label === 'Name' ? 'Message' : 'Name')).not.toHaveValue('');
  });
}

test('nothing happens with an e-mail address that is none', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Email').fill('ana at home');
  await send(page).click();
  expect(await page.getByLabel('Email').evaluate((one: HTMLInputElement) => one.validity.typeMismatch)).toBe(
    true,
  );
  await expect(toast(page)).toHaveCount(0);
});

test('a complete message empties every field, says the two sentences, sends nothing and keeps the address', async ({
  page,
}) => {
  await openForm(page);
  const requests: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Phone').fill('2125550100');
  await page.getByLabel('Service').selectOption('Other');
  await submitForm(page);
  await expect(toast(page)).toContainText(CONFIRMATION.title);
  await expect(toast(page)).toContainText(CONFIRMATION.text);
  for (const label of ['Name', 'Email', 'Phone', 'Borough', 'Service', 'Message']) {
    await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue('');
  }
  expect(requests).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  await expect(send(page)).toBeFocused();
});

test('the sentence stays beside the form until the next edit', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await submitForm(page);
  await page.clock.runFor(TOAST_DURATION + 1000);
  await expect(toast(page)).toHaveCount(0);
  await expect(stays(page)).toBeVisible();
  await page.getByLabel('Name').fill('B');
  await expect(stays(page)).toHaveCount(0);
});

test('the toast is read once, politely', async ({ page }) => {
  await openForm(page);
  await page.evaluate((text) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        if (region?.textContent?.includes(text)) said.push(`${region.getAttribute('aria-live')}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, CONFIRMATION.text);
  await submitForm(page);
  const said = () => page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)]);
  await expect.poll(said).toEqual(['polite']);
  expect(await page.locator('[aria-live="assertive"], [role="alert"]').count()).toBe(0);
});

test.describe('the toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await submitForm(page);
  });

  test('is gone after 5000 ms and not before', async ({ page }) => {
    await page.clock.runFor(TOAST_DURATION - 300);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast(page)).toHaveCount(0);
  });

  test('is replaced by the next one, which starts the clock again', async ({ page }) => {
    await page.clock.runFor(3000);
    await submitForm(page);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(3000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(2300);
    await expect(toast(page)).toHaveCount(0);
  });

  test('waits while the pointer rests on it', async ({ page }) => {
    await toast(page).hover();
    await page.clock.runFor(TOAST_DURATION * 2);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(TOAST_DURATION + 300);
    await expect(toast(page)).toHaveCount(0);
  });

  test('waits while its button has focus', async ({ page }) => {
    await toast(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(TOAST_DURATION * 2);
    await expect(toast(page)).toBeVisible();
  });

  test('leaves at the press of its button', async ({ page }) => {
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test('leaves on Escape', async ({ page }) => {
    await toast(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  for (const [distance, leaves] of [
    [49, false],
    [51, true],
  ] as const) {
    test(`${leaves ? 'leaves after' : 'stays after'} a swipe of ${distance} px`, async ({ page }) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('The toast is not shown');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 20, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
      if (leaves) await expect(toast(page)).toHaveCount(0);
      else await expect(toast(page)).toBeVisible();
    });
  }
});

test('a submit before the script arrived neither loses the text nor puts it in the address', async ({
  page,
}) => {
  await page.route(/contact-form.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fillForm(page);
  await send(page).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ruiz');
  await expect(page.getByLabel('Message')).toHaveValue('No heat on the fourth floor.');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
});

test('text typed before the script arrived is still there when it works', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/contact-form.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillForm(page);
  release();
  await waitForForm(page);
  await expect(page.getByLabel('Message')).toHaveValue('No heat on the fourth floor.');
  await send(page).click();
  await expect(toast(page)).toBeVisible();
});
