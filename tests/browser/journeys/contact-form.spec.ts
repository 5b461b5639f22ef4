import { expect, type Page, test } from '@playwright/test';
import { CONFIRMATION, SERVICE_OPTIONS } from '../../../src/content/contact-form-copy.ts';
import { boroughs } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { TOAST_DURATION } from '../../../src/ui/toast/toast-timing.ts';
import { waitForForm } from '../../support/browser.ts';
import {
  addressOf,
  confirmation,
  FIELDS,
  type FieldName,
  field,
  fillField,
  fillForm,
  form,
  MESSAGE,
  openForm,
  readForm,
  send,
  submitForm,
  toast,
} from '../../support/browser-form.ts';

/** The form’s script. */
const FORM_SCRIPT = /contact-form[^/]*\.js/;
/** Scrolls past every picture, so that none is asked for later. */
async function loadLazyPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img[loading="lazy"]:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.waitForLoadState('networkidle');
}

const REQUIRED: readonly FieldName[] = ['Name', 'Email', 'Borough', 'Message'];

test('fields, options and marks are those of the specification', { tag: '@once' }, async ({ page }) => {
  await openForm(page);
  const labels = await form(page).locator('label').allTextContents();
  expect(labels).toEqual(['Name', 'Email', 'Phone (optional)', 'Borough', 'Service (optional)', 'Message']);
  for (const name of FIELDS)
    await expect(field(page, name)).toHaveJSProperty('required', REQUIRED.includes(name));
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveJSProperty('rows', 5);
  const options = (name: FieldName) => field(page, name).locator('option:not([value=""])').allTextContents();
  expect(await options('Service')).toEqual([...SERVICE_OPTIONS]);
  expect(await options('Borough')).toEqual(boroughs.map(({ name }) => name));
  for (const name of ['Borough', 'Service'] as const) await expect(field(page, name)).toHaveValue('');
  const autocomplete = { Name: 'name', Email: 'email', Phone: 'tel' };
  for (const [name, value] of Object.entries(autocomplete))
    await expect(field(page, name as FieldName)).toHaveAttribute('autocomplete', value);
});

for (const name of REQUIRED) {
  test(`a message without “${name}” is not accepted and loses nothing`, async ({ page }) => {
    await openForm(page);
    await fillForm(page, { [name]: '' });
    await send(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveJSProperty('validity.valueMissing', true);
    await expect(toast(page)).toHaveCount(0);
    await expect(confirmation(page)).toHaveCount(0);
    expect(await readForm(page)).toEqual({ ...MESSAGE, [name]: '' });
    expect(addressOf(page)).toBe(routes.contact);
  });
}

test('an e-mail address that is none is not accepted and stays', { tag: '@full' }, async ({ page }) => {
  await openForm(page);
  await fillForm(page, { Email: 'ana at home' });
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveJSProperty('validity.typeMismatch', true);
  await expect(toast(page)).toHaveCount(0);
  expect(await readForm(page)).toEqual({ ...MESSAGE, Email: 'ana at home' });
});

test('the optional fields may stay empty', { tag: '@full' }, async ({ page }) => {
  await openForm(page);
  await fillForm(page, { Phone: '', Service: '' });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
});

test('a complete message empties every field, says the two sentences and keeps the address', async ({
  page,
}) => {
  await openForm(page);
  await submitForm(page);
  await expect(toast(page).getByText(CONFIRMATION.title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(CONFIRMATION.text, { exact: true })).toBeVisible();
  expect(CONFIRMATION).toEqual({
    title: 'Form Submitted!',
    text: 'Thank you for your message. We will get back to you shortly.',
  });
  expect(Object.values(await readForm(page))).toEqual(FIELDS.map(() => ''));
  await expect(send(page)).toBeFocused();
  expect(addressOf(page)).toBe(routes.contact);
});

test('a message is sent nowhere while the form has no endpoint', { tag: ['@once', '@full'] }, async ({
  page,
}) => {
  await openForm(page);
  await loadLazyPictures(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await submitForm(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the sentence stays beside the form until the next edit', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await submitForm(page);
  await page.clock.runFor(TOAST_DURATION * 4);
  await expect(toast(page)).toHaveCount(0);
  await expect(confirmation(page)).toBeVisible();
  await fillField(page, 'Name', 'B');
  await expect(confirmation(page)).toHaveCount(0);
});

test('a submit before the script arrived neither loses the text nor puts it in the address', {
  tag: '@once',
}, async ({ page }) => {
  let blocked = 0;
  await page.route(FORM_SCRIPT, (route) => {
    blocked += 1;
    return route.abort();
  });
  await page.goto(routes.contact);
  await fillForm(page);
  await expect.poll(() => blocked).toBeGreaterThan(0);
  await send(page).click();
  expect(await readForm(page)).toEqual({ ...MESSAGE });
  expect(addressOf(page)).toBe(routes.contact);
  await expect(toast(page)).toHaveCount(0);
});

test('text typed before the script arrived is still there when it works', {
  tag: ['@once', '@full'],
}, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FORM_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(routes.contact, { waitUntil: 'domcontentloaded' });
  await fillForm(page);
  release();
  await waitForForm(page);
  expect(await readForm(page)).toEqual({ ...MESSAGE });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
});
