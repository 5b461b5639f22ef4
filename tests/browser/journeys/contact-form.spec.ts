import { CONFIRMATION, FIELD_MISTAKES, OTHER_WAYS } from '../../../src/content/contact-form-copy.ts';
import { business } from '../../../src/site/business.ts';
import { getService, pages } from '../../../src/site/catalog.ts';
import { phoneLink, phoneText } from '../../../src/site/contact-details.ts';
import { chooseServiceOption } from '../../../src/site/message-link.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE, waitForForm } from '../../support/browser.ts';
import { changePage, fillSilently } from '../../support/browser-extensions.ts';
import { drop, FORM_SCRIPT, hold } from '../../support/browser-faults.ts';
import {
  addressOf,
  confirmation,
  FIELDS,
  field,
  fillField,
  fillForm,
  form,
  MESSAGE,
  openForm,
  openFormOnStillClock,
  pressSend,
  readForm,
  send,
  sendForm,
  submitForm,
  toast,
} from '../../support/browser-form.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const { notConnected, besideButton, notSent } = pages.contact.delivery;
const ALL_SCRIPTS = /\/(?:contact|early)-form\.[^/]+\.js/;

const emailOf = (page: Page) => form(page).getByRole('link', { name: OTHER_WAYS.email });
/** Presses the link to an e-mail without leaving the page, and returns the text of the e-mail. */
async function pressEmail(page: Page): Promise<string> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await emailOf(page).click();
  return new URL((await emailOf(page).getAttribute('href')) ?? '').searchParams.get('body') ?? '';
}

test('a message with an incomplete address is rejected, and nothing typed is lost', async ({ page }) => {
  // Browsers would accept it as an address.
  const incomplete = { Email: 'ana@x' };
  await openForm(page);
  await sendForm(page, incomplete);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveJSProperty('validity.patternMismatch', true);
  await expect(toast(page)).toHaveCount(0);
  expect(await readForm(page)).toEqual({ ...MESSAGE, ...incomplete });
  expect(addressOf(page)).toBe(routes.contact);
});

test('a press counts, even if the last field has a mistake', { tag: '@full' }, async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await send(page).scrollIntoViewIfNeeded();
  await field(page, 'Message').fill('');
  await send(page).click({ delay: 300 });
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(toast(page)).toHaveCount(0);
});

test('sending a complete message empties every field, shows the title and text of the toast, and keeps the URL', async ({
  page,
}) => {
  await openFormOnStillClock(page);
  await submitForm(page);
  await expect(toast(page).getByText(CONFIRMATION.title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(CONFIRMATION.text, { exact: true })).toBeVisible();
  expect(Object.values(await readForm(page))).toEqual(FIELDS.map(() => ''));
  await expect(send(page)).toBeFocused();
  expect(addressOf(page)).toBe(routes.contact);
});

test('Send shows a focus ring after a key, and none after a click', { tag: '@full' }, async ({ page }) => {
  await openFormOnStillClock(page);
  const ring = send(page).and(page.locator(':focus-visible'));
  await submitForm(page);
  await expect(send(page)).toBeFocused();
  await expect(ring).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(ring).toHaveCount(1);
});

test('an unsent message survives a reload in its own tab, until it is sent', async ({ page, context }) => {
  await openForm(page);
  await fillForm(page, { Name: '' });
  await fillSilently(page, { name: MESSAGE.Name });
  await page.reload();
  await expect.poll(() => readForm(page)).toEqual(MESSAGE);
  const other = await context.newPage();
  await openForm(other);
  expect(Object.values(await readForm(other)).join('')).toBe('');
  await pressSend(page);
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await waitForForm(page);
  expect(Object.values(await readForm(page)).join('')).toBe('');
  // Nothing has delivered it, so it can still be sent in other ways.
  await expect(emailOf(page)).toHaveAttribute('href', /No%20heat%20on/);
  await expect(form(page).getByRole('button', { name: OTHER_WAYS.copy })).toBeVisible();
  await fillField(page, 'Name', 'Bo');
  await page.reload();
  await waitForForm(page);
  await expect(field(page, 'Name')).toHaveValue('Bo');
  await expect(emailOf(page)).toHaveAttribute('href', /No%20heat%20on/);
});

test('a link from a service selects it in a translated list', { tag: '@full' }, async ({ page }) => {
  const release = await hold(page, FORM_SCRIPT);
  await page.goto(`${routes.contact}?service=Mini-Split%20Repair`, { waitUntil: 'commit' });
  await expect(page.locator('#field-service')).toBeVisible();
  await changePage(page, ['a translator']);
  await release();
  await expect(page.locator('#field-service')).toHaveValue('Mini-Split Repair');
});

for (const [fault, scripts] of [
  ['is late', FORM_SCRIPT],
  ['is blocked', FORM_SCRIPT],
  ['has gone from the server since, like all others', ALL_SCRIPTS],
] as const)
  test(`if the script of the form ${fault}, the page says that the message was not sent, and keeps it`, {
    tag: fault === 'is late' ? [] : '@full',
  }, async ({ page }) => {
    await page.clock.install({ time: TEST_INSTANT });
    const isLate = fault === 'is late';
    if (isLate) await hold(page, scripts);
    else if (scripts === FORM_SCRIPT) await page.route(scripts, drop);
    await page.goto(routes.contact, { waitUntil: 'networkidle' });
    if (scripts === ALL_SCRIPTS) await page.route(scripts, drop);
    await sendForm(page);
    if (isLate) await page.clock.runFor(6000);
    await expect(form(page).getByRole('alert')).toContainText(notSent.title);
    await expect(confirmation(page)).toHaveCount(0);
    expect(await readForm(page)).toEqual(MESSAGE);
    const mail = await pressEmail(page);
    for (const value of Object.values(MESSAGE)) expect(mail).toContain(`: ${value}`);
    await expect(form(page).getByRole('link', { name: phoneText })).toHaveCount(1);
    if (scripts === ALL_SCRIPTS) await page.unroute(scripts);
    await page.reload();
    await expect.poll(() => readForm(page)).toEqual(MESSAGE);
  });

test('the button is not there before the script of the page, which it needs', async ({ page }) => {
  const release = await hold(page, /base-layout[^/]*\.js$/);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  const button = page.getByText('Send Message');
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  await release();
  await expect(button).toBeVisible();
});

test('without any script of the form, the e-mail has the text all the same', async ({ page }) => {
  await page.route(ALL_SCRIPTS, drop);
  await page.goto(routes.contact);
  await sendForm(page);
  await expect(form(page).getByRole('alert')).toContainText(notSent.title);
  expect(await pressEmail(page)).toContain(MESSAGE.Message);
});

test('a form without an endpoint says so above its fields and next to its button, and its e-mail link contains the typed text', async ({
  page,
}) => {
  await openForm(page);
  const section = page.getByRole('region', { name: pages.contact.formHeading });
  await expect(section).toContainText(notConnected);
  await expect(form(page)).toContainText(besideButton);
  await fillForm(page);
  const readMail = async () => new URL((await emailOf(page).getAttribute('href')) ?? '');
  const expectText = async () => {
    for (const value of Object.values(MESSAGE))
      expect((await readMail()).searchParams.get('body')).toContain(value);
  };
  await expectText();
  await expect(form(page).getByRole('link', { name: phoneText })).toHaveAttribute('href', phoneLink);
  await pressSend(page);
  await expect(confirmation(page)).toHaveCount(1);
  await expect(form(page).getByText(besideButton)).toBeInViewport();
  // “Send” has emptied the fields, but the e-mail link still contains the text.
  expect(Object.values(await readForm(page)).join('')).toBe('');
  await expectText();
  expect((await readMail()).pathname).toBe(business.email);
  await fillField(page, 'Name', 'Bo');
  await expectText();
  expect((await readMail()).searchParams.get('body')).toContain('Bo');
  await fillField(page, 'Message', 'It leaks.');
  expect((await readMail()).searchParams.get('body')).toMatch(/Bo.*It leaks\./s);
  expect((await readMail()).searchParams.get('body')).not.toContain(MESSAGE.Message);
});

const REQUIRED = [
  ['Name', FIELD_MISTAKES.name],
  ['Email', FIELD_MISTAKES.email],
  ['Borough', FIELD_MISTAKES.location],
  ['Message', FIELD_MISTAKES.message],
] as const;

test('sending an empty form shows what to enter in each required field until the field is filled in', {
  tag: '@once',
}, async ({ page }) => {
  await openForm(page);
  for (const [, words = ''] of REQUIRED) await expect(form(page).getByText(words)).toBeHidden();
  await fillField(page, 'Message', ' \n ');
  await pressSend(page);
  await expect(toast(page)).toHaveCount(0);
  for (const [name, words = ''] of REQUIRED) {
    await expect(form(page).getByText(words)).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)));
    await fillField(page, name, MESSAGE[name]);
    await field(page, name).blur();
    await expect(form(page).getByText(words)).toBeHidden();
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
});

for (const size of byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] })) {
  test(`the bar does not cover the label of the first empty field at ${size.width} px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openForm(page);
    await pressSend(page);
    await expect(field(page, 'Name')).toBeFocused();
    const label = form(page).locator('label').first();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await label.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(form(page).getByText(FIELD_MISTAKES.name ?? '')).toBeInViewport({ ratio: 1 });
  });
}

test.describe('without a script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an emptied field says what to enter once focus has left it', { tag: '@full' }, async ({ page }) => {
    await page.goto(routes.contact);
    const name = page.getByLabel('Name');
    const words = page.getByText(FIELD_MISTAKES.name ?? '');
    await name.fill('Ana');
    await name.fill('');
    await expect(words).toBeHidden();
    await name.press('Tab');
    await expect(words).toBeVisible();
  });
});

test('the form opened from a service names it', { tag: '@once' }, async ({ page }) => {
  const service = getService('boiler-repair');
  await page.goto(routes.service(service.slug));
  await page
    .getByRole('region')
    .getByRole('link', { name: /^Write/ })
    .click();
  await page.waitForURL((url) => url.pathname === routes.contact);
  await waitForForm(page);
  await expect(field(page, 'Service')).toHaveValue(chooseServiceOption(service));
  await expect(field(page, 'Message')).toHaveValue(`About: ${service.title}\n`);
  await expect(field(page, 'Name')).toBeInViewport();
});

test('a URL with an unknown service selects no service', { tag: ['@once', '@full'] }, async ({ page }) => {
  await page.goto(`${routes.contact}?service=Chimneys&about=${'x'.repeat(500)}`);
  await waitForForm(page);
  await expect(field(page, 'Service')).toHaveValue('');
  await expect(field(page, 'Service').locator('option:checked')).toHaveText(/./);
  expect((await field(page, 'Message').inputValue()).length).toBeLessThan(80);
});
