/** The contact form of a company that has its messages delivered: none is lost, whatever the service answers. */
import { expect, type Page, test } from '@playwright/test';
import { CONFIRMATION, NOT_SENT } from '../../../src/content/contact-form-copy.ts';
import { TIMEOUT_MS } from '../../../src/lib/contact/deliver-message.ts';
import { formatPhone, phoneHref } from '../../../src/lib/contact/phone.ts';
import { routes } from '../../../src/site/routes.ts';
import { clickWithoutScript, collectConsole, waitForForm } from '../../support/browser.ts';
import { expectNoViolations } from '../../support/browser-axe.ts';
import { field, fillForm, MESSAGE, readForm, send, toast } from '../../support/browser-form.ts';
import { type RunningSite, startOtherSite } from '../../support/browser-other-site.ts';
import {
  ANSWERS,
  type AnswerName,
  type FormEndpoint,
  isConfirmation,
  isEndless,
  startFormEndpoint,
} from '../../support/form-endpoint.ts';
import { OTHER_COMPANY } from '../../support/other-identity.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

const {
  formEndpoint = '',
  formFields = {},
  formHoneypot = '',
  analytics = { script: formEndpoint },
  email,
  phone,
  phoneExtension,
} = OTHER_COMPANY;
const FORM_SCRIPT = /\/contact-form\.[^/]+\.js/;
/** Every answer, or one of each kind: which ones confirm is tested beside `deliver-message.ts` as well. */
const NAMES = byThoroughness<readonly AnswerName[]>({
  sample: [
    'confirms in JSON',
    'says success: false with status 200',
    'drops the connection',
    'never answers',
  ],
  full: Object.keys(ANSWERS) as AnswerName[],
});
let site: RunningSite;
let service: FormEndpoint;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [site, service] = [await startOtherSite(), await startFormEndpoint()];
});
test.afterAll(async () => {
  await service.stop();
  await site.stop();
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Leads what is sent to the service's address to the stand-in on this machine; nothing else leaves it. */
async function bridge(page: Page, name: AnswerName): Promise<void> {
  service.answerWith(name);
  await page.route(`${new URL(analytics.script).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await page.route(`${new URL(formEndpoint).origin}/**`, async (route) => {
    const response = await route.fetch({ url: service.origin, timeout: 0 }).catch(() => undefined);
    if (response) await route.fulfill({ response });
    else await route.abort('connectionreset');
  });
}

async function open(page: Page, name: AnswerName): Promise<void> {
  await bridge(page, name);
  await page.goto(site.origin + routes.contact);
  await waitForForm(page);
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: NOT_SENT.title });
const sending = (page: Page) => page.getByRole('button', { name: 'Sending…' });

for (const name of NAMES.filter(isConfirmation)) {
  test(`a service that ${name} gets every field, and then the toast says so`, async ({ page }) => {
    const messages = await collectConsole(page);
    await open(page, name);
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toContainText(CONFIRMATION.title);
    await expect(toast(page)).toContainText(CONFIRMATION.text);
    expect(Object.values(await readForm(page)).join('')).toBe('');
    expect(service.received).toHaveLength(1);
    const body = service.received[0]?.body ?? '';
    for (const value of [...Object.values(MESSAGE), ...Object.values(formFields)])
      expect(body).toContain(value);
    expect(body).toContain(`name="${formHoneypot}"\r\n\r\n\r\n`);
    expect(messages).toEqual([]);
  });
}

for (const name of NAMES.filter((one) => !isConfirmation(one) && !isEndless(one))) {
  test(`a service that ${name} loses nothing: fields stay, e-mail and phone are offered`, async ({
    page,
  }) => {
    await open(page, name);
    await fillForm(page);
    await send(page).click();
    await expect(failure(page)).toContainText(NOT_SENT.text);
    expect(await readForm(page)).toEqual(MESSAGE);
    await expect(toast(page)).toHaveCount(0);
    const link = await failure(page).getByRole('link', { name: NOT_SENT.emailLabel }).getAttribute('href');
    const mail = new URL(link ?? '');
    expect(mail.pathname).toBe(email);
    for (const value of Object.values(MESSAGE)) expect(mail.searchParams.get('body')).toContain(value);
    const call = failure(page).getByRole('link', { name: formatPhone(phone, phoneExtension) });
    await expect(call).toHaveAttribute('href', phoneHref(phone, phoneExtension));
  });
}

for (const name of NAMES.filter(isEndless)) {
  test(`a service that ${name} is given up after 15 seconds, and nothing is lost`, async ({ page }) => {
    await page.clock.install();
    await open(page, name);
    await fillForm(page);
    await send(page).click();
    await expect(sending(page)).toBeDisabled();
    await expect(sending(page)).toBeFocused();
    await expect.poll(() => service.received.length).toBe(1);
    await page.clock.runFor(TIMEOUT_MS - 1000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(failure(page)).toBeVisible();
    expect(await readForm(page)).toEqual(MESSAGE);
  });
}

test('while a message is on its way, a second click sends no second one', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, 'never answers');
  await fillForm(page);
  await send(page).click();
  await sending(page).click({ force: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => service.received.length).toBe(1);
  await expect(sending(page)).toBeVisible();
  expect(service.received).toHaveLength(1);
});

test('after a failure one can go on writing, the e-mail keeps up, and trying again works', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, 'fails with 500');
  await fillForm(page);
  await send(page).click();
  await expect(failure(page)).toBeVisible();
  await field(page, 'Message').fill('Still no heat & no hot water');
  const link = failure(page).getByRole('link', { name: NOT_SENT.emailLabel });
  await expect(link).toHaveAttribute('href', /Still%20no%20heat%20%26%20no%20hot%20water/);
  service.answerWith('confirms in JSON');
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(service.received[0]?.body).toContain('Still no heat & no hot water');
});

test('what is typed while a message is on its way is kept, because it was not sent', {
  tag: '@full',
}, async ({ page }) => {
  service.answerWith('confirms in JSON');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`${new URL(formEndpoint).origin}/**`, async (route) => {
    await held;
    await route.fulfill({ response: await route.fetch({ url: service.origin }) });
  });
  await page.goto(site.origin + routes.contact);
  await waitForForm(page);
  await fillForm(page);
  await send(page).click();
  await page.getByLabel('Message').fill('And the cat is cold.');
  letGo();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('And the cat is cold.');
});

test('a message that is sent before the script arrived is delivered once, without leaving the page', async ({
  page,
}) => {
  await bridge(page, 'confirms in JSON');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(FORM_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.origin + routes.contact);
  await fillForm(page);
  await send(page).click();
  await send(page).click();
  expect(service.received).toEqual([]);
  letGo();
  await expect(toast(page)).toContainText(CONFIRMATION.title);
  expect(service.received).toHaveLength(1);
  expect(page.url()).toBe(site.origin + routes.contact);
});

test('a message is delivered by the browser itself where the script does not arrive', async ({ page }) => {
  await bridge(page, 'confirms with a page');
  await page.route(FORM_SCRIPT, (route) => route.abort('connectionreset'));
  await page.goto(site.origin + routes.contact);
  await fillForm(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(service.received.map(({ method }) => method)).toEqual(['POST']);
});

test('the trap for machines is out of sight and out of the keyboard’s way', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, 'confirms in JSON');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const trap = page.locator(`input[name="${formHoneypot}"]`);
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
});

for (const width of byThoroughness({ sample: [390], full: [390, 1280] })) {
  test(`a failed message breaks no rule of accessibility at ${width} px`, async ({ page }) => {
    // The page scrolls to what failed; axe looks at it from the top.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'fails with 503');
    await fillForm(page);
    await send(page).click();
    await expect(failure(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoViolations(page);
  });
}

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the service, which answers for itself', { tag: '@full' }, async ({ page }) => {
    await bridge(page, 'confirms with a page');
    await page.goto(site.origin + routes.contact);
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
    await fillForm(page);
    await clickWithoutScript(send(page));
    await page.waitForURL(formEndpoint);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(service.received.map(({ method }) => method)).toEqual(['POST']);
    const fields = new URLSearchParams(service.received[0]?.body);
    expect(fields.get('message')).toBe(MESSAGE.Message);
    expect(fields.get('location')).toBe(MESSAGE.Borough);
    expect(fields.get('access_key')).toBe(formFields.access_key);
  });
});
