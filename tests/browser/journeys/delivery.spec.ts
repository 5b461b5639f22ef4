/**
 * A contact form with an endpoint confirms a message only if the service proves delivery. Otherwise it keeps the typed
 * text. Unit tests next to `judge-response.ts` cover every kind of response from a service. Here, a stub gives a real
 * browser one response of each kind.
 */

import { CHANGED_SINCE, CONFIRMATION, OTHER_WAYS } from '../../../src/content/contact-form-copy.ts';
import { MESSAGE_ID } from '../../../src/lib/contact/message-id.ts';
import { formatPhone, phoneHref } from '../../../src/lib/contact/phone.ts';
import { pages } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { clickWithoutScript, PHONE, waitForForm } from '../../support/browser.ts';
import { changePage } from '../../support/browser-extensions.ts';
import { drop, FORM_SCRIPT, hold } from '../../support/browser-faults.ts';
import {
  field,
  fillForm,
  MESSAGE,
  pressSend,
  readForm,
  send,
  sendForm,
  submitForm,
  toast,
} from '../../support/browser-form.ts';
import { startOtherSite, startRewriting } from '../../support/browser-other-site.ts';
import {
  type FormEndpoint,
  RESPONSES,
  type ResponseName,
  startFormEndpoint,
} from '../../support/form-endpoint.ts';
import type { RunningServer } from '../../support/local-server.ts';
import { OTHER_COMPANY } from '../../support/other-identity.ts';
import { expect, type Locator, type Page, test, testWithoutScript } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';

// One worker runs all tests in this file, so `beforeAll` builds and serves the site only once.
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
const { slow, received, unconfirmed, notSent } = pages.contact.delivery;
/** `built` serves the site as built; `site` serves it with the stub, `service`, as its form endpoint. */
let built: RunningServer;
let site: RunningServer;
let service: FormEndpoint;

test.beforeAll(async () => {
  [built, service] = [await startOtherSite(), await startFormEndpoint()];
  site = await startRewriting(built.origin, new URL(formEndpoint).origin, service.origin);
});
test.afterAll(async () => {
  await service.stop();
  await site.stop();
  await built.stop();
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Stubs requests to the analytics service, so that none leaves this machine. */
async function connect(page: Page): Promise<void> {
  await page.route(`${new URL(analytics.script).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
}

/** Opens the contact page; its form has no script yet. */
async function openEarly(page: Page, name: ResponseName): Promise<void> {
  service.respondWith(name);
  await connect(page);
  await page.goto(site.origin + routes.contact);
}

async function open(page: Page, name: ResponseName): Promise<void> {
  await openEarly(page, name);
  await waitForForm(page);
}

/** The box that states the problem and offers other ways to reach the company. */
const trouble = (page: Page, { title }: { readonly title: string }): Locator =>
  page
    .locator('[data-contact-form] div')
    .filter({ has: page.getByRole('alert').filter({ hasText: title }) })
    .last();
/**
 * Puts another form and fields next to each field, a copy next to one, and fields into the form; some have the names of
 * methods.
 */
const addFields = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const place of document.querySelectorAll('[data-contact-form] :is(form, input)'))
      for (const name of ['added', 'submit', 'requestSubmit', 'reset']) {
        const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'x' });
        if (place instanceof HTMLFormElement) place.append(field);
        else place.before(field);
      }
    const copy = document.querySelector('textarea')?.cloneNode() as HTMLTextAreaElement;
    copy.removeAttribute('id');
    copy.value = 'x';
    document.querySelector('textarea')?.before(copy);
    document.querySelector('[data-contact-form]')?.prepend(document.createElement('form'));
  });
const sending = (page: Page) => page.getByRole('button', { name: 'Sending…' });
const ids = () => service.received.map(({ fields }) => fields.get(MESSAGE_ID));

/** Expects that the form states the problem, keeps the typed text, offers e-mail and phone, and confirms nothing. */
async function expectKept(
  page: Page,
  words: { readonly title: string; readonly text: string },
): Promise<void> {
  const box = trouble(page, words);
  await expect(box.getByRole('alert')).toContainText(words.text);
  expect(await readForm(page)).toEqual(MESSAGE);
  await expect(toast(page)).toHaveCount(0);
  const link = await box.getByRole('link', { name: OTHER_WAYS.email }).getAttribute('href');
  const mail = new URL(link ?? '');
  expect(mail.pathname).toBe(email);
  for (const value of Object.values(MESSAGE)) expect(mail.searchParams.get('body')).toContain(value);
  const call = box.getByRole('link', { name: formatPhone(phone, phoneExtension) });
  await expect(call).toHaveAttribute('href', phoneHref(phone, phoneExtension));
}

test('a service that proves delivery receives every field once, and then the toast confirms the message', async ({
  page,
}) => {
  const messages = await collectConsole(page);
  await open(page, 'says success: true');
  await sendForm(page);
  await expect(toast(page)).toContainText(CONFIRMATION.title);
  await expect(toast(page)).toContainText(CONFIRMATION.text);
  await expect(page.getByText(CONFIRMATION.text)).toHaveCount(1);
  await expect(page.getByText(received)).toBeVisible();
  expect(Object.values(await readForm(page)).join('')).toBe('');
  expect(service.received).toHaveLength(1);
  const fields = service.received[0]?.fields ?? new URLSearchParams();
  const values = [...fields.values()];
  for (const value of [...Object.values(MESSAGE), ...Object.values(formFields)])
    expect(values).toContain(value);
  expect(fields.get(formHoneypot)).toBe('');
  expect(messages).toEqual([]);
  await field(page, 'Name').fill('B');
  await expect(page.getByText(received)).toHaveCount(0);
});

for (const [done, rename] of [
  ['renamed', (one: Element) => one.setAttribute('id', 'other')],
  ['copied', (one: Element) => one.before(Object.assign(document.createElement('i'), { id: one.id }))],
  ['stripped of its name', (one: Element) => one.removeAttribute('name')],
] as const)
  test(`a message whose field another program has ${done} arrives with its text`, async ({ page }) => {
    await open(page, 'says success: true');
    await fillForm(page);
    await field(page, 'Message').evaluate(rename);
    await pressSend(page);
    await expect(page.getByText(received)).toBeVisible();
    expect(service.received[0]?.fields.get('message')).toBe(MESSAGE.Message);
  });

test('a message without the address that was typed is not sent', async ({ page }) => {
  await open(page, 'says success: true');
  await fillForm(page);
  await field(page, 'Email').evaluate((one) =>
    Object.assign(one, { id: 'x', name: 'x', ariaLabel: 'Email' }),
  );
  await pressSend(page);
  await expect(trouble(page, notSent)).toBeVisible();
  expect(service.received).toEqual([]);
});

for (const stop of ['event.preventDefault()', 'event.preventDefault(), event.stopImmediatePropagation()'])
  test(`a message is sent once, although another program calls ${stop}`, async ({ page }) => {
    await page.addInitScript(`addEventListener('submit', (event) => { ${stop}; }, true)`);
    await open(page, 'says success: true');
    await submitForm(page);
    expect(service.received).toHaveLength(1);
  });

/** What React has added is at the end of its own elements. */
const ADDED = '[data-form-state] > :last-child, [data-contact-form] > :last-child';
/** What other programs do to the form; each function gets the element around it. */
const DISTURBANCES: Readonly<Record<string, (box: Element, added: string) => void>> = {
  'replaced the box by a copy': (box) => box.replaceWith(box.cloneNode(true)),
  'replaced all parts by copies': (box) => box.replaceChildren(...box.cloneNode(true).childNodes),
  'taken away the elements around what is added': (box, added) => {
    for (const one of box.querySelectorAll(`[data-form-state], ${added}`)) one.replaceWith(...one.childNodes);
  },
  'copied what is added': (box, added) => {
    for (const one of box.querySelectorAll(added)) one.before(one.cloneNode(true));
  },
  'removed the form and what is added': (box, added) => {
    for (const one of box.querySelectorAll(`form, ${added}`)) one.remove();
  },
};
for (const [done, disturb] of Object.entries(DISTURBANCES))
  test(`after another program has ${done}, each message is answered once`, async ({ page }) => {
    await open(page, 'responds with 204');
    await fillForm(page);
    const box = page.locator('[data-contact-form]');
    for (const [answer, words] of [
      ['says success: 0', notSent],
      ['responds with 204', unconfirmed],
      // The one before may have arrived.
      ['says success: 0', unconfirmed],
      ['says success: true', undefined],
    ] as const) {
      service.respondWith(answer);
      await field(page, 'Message').fill('It leaks.');
      await box.evaluate(disturb, ADDED);
      await sendForm(page);
      await expect.poll(() => service.received.length).toBe(1);
      if (words) await expectKept(page, words);
      else await expect(toast(page)).toHaveCount(1);
      expect(service.received.map(({ fields }) => fields.get('message'))).toEqual([MESSAGE.Message]);
    }
    await expect(page.getByText(received)).toHaveCount(1);
  });

test('a message sent offline is reported as not sent, and can be sent once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, 'says success: true');
  await fillForm(page);
  await context.setOffline(true);
  await pressSend(page);
  await expectKept(page, notSent);
  expect(service.received).toEqual([]);
  await context.setOffline(false);
  await pressSend(page);
  await expect(toast(page)).toBeVisible();
  await expect(trouble(page, notSent)).toHaveCount(0);
  expect(service.received).toHaveLength(1);
});

test('a page that comes back keeps its text if the storage of the tab has been cleared, but not what has been delivered', async ({
  page,
}) => {
  await open(page, 'says success: true');
  await submitForm(page);
  const delivered = await page.evaluate(() => ({ ...sessionStorage }));
  await fillForm(page);
  const comeBack = (stored: object) =>
    page.evaluate((entries) => {
      sessionStorage.clear();
      Object.assign(sessionStorage, entries);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, stored);
  await comeBack({});
  expect(await readForm(page)).toEqual(MESSAGE);
  await comeBack(delivered);
  await expect.poll(async () => Object.values(await readForm(page)).join('')).toBe('');
});

test('while a response is slow, the visitor is told to wait, then offered other ways, and a second click sends nothing', async ({
  page,
}) => {
  await page.clock.install({ time: TEST_INSTANT });
  await open(page, 'says success: true');
  let finish = (): void => {};
  service.respondBy((response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
    response.write('{"success"');
    finish = () => response.end(':true}');
  });
  await sendForm(page);
  await expect(sending(page)).toBeDisabled();
  await expect(sending(page)).toBeFocused();
  await expect.poll(() => service.received.length).toBe(1);
  const line = page.locator('[data-contact-form]').getByRole('status').filter({ hasText: slow });
  await expect(line).toHaveCount(0);
  await page.clock.runFor(17_000);
  await expect(line.getByRole('link', { name: formatPhone(phone, phoneExtension) })).toBeVisible();
  await sending(page).click({ force: true });
  await page.keyboard.press('Enter');
  const mail = page.locator('[data-contact-form]').getByRole('link', { name: OTHER_WAYS.email });
  await expect(mail).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(mail).toHaveAttribute('href', /No%20heat%20on/);
  await expect(page.getByRole('button', { name: OTHER_WAYS.copy })).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(sending(page)).toBeVisible();
  finish();
  await expect(toast(page)).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(mail).toHaveCount(0);
  expect(service.received).toHaveLength(1);
});

test('a message that is resent keeps its ID, even the next day, and a changed message gets a new one', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T23:59:00Z' });
  await open(page, 'responds with 204');
  await sendForm(page);
  await expect(trouble(page, unconfirmed)).toContainText(unconfirmed.text);
  await page.clock.setSystemTime('2026-03-03T00:01:00Z');
  await page.reload();
  await waitForForm(page);
  await expect(trouble(page, unconfirmed)).toContainText(unconfirmed.text);
  await pressSend(page);
  await expect.poll(() => ids().length).toBe(2);
  await expect(trouble(page, unconfirmed)).toContainText(unconfirmed.text);
  await field(page, 'Message').fill('Still no heat & no hot water');
  const link = trouble(page, unconfirmed).getByRole('link', { name: OTHER_WAYS.email });
  await expect(link).toHaveAttribute('href', /Still%20no%20heat%20%26%20no%20hot%20water/);
  // It says that the same text has the same ID.
  await expect(page.getByText(unconfirmed.text)).toHaveCount(0);
  await expect(page.getByText(CHANGED_SINCE)).toBeVisible();
  service.respondWith('says success: true');
  const [first, second] = ids();
  await pressSend(page);
  await expect(toast(page)).toBeVisible();
  await expect(trouble(page, unconfirmed)).toHaveCount(0);
  expect(second).toBe(first);
  expect(ids()[0]).not.toBe(first);
});

test('all of the text can be copied, even if it is too long for an e-mail link', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, 'responds with 204');
  await fillForm(page, { Message: `${'No heat. '.repeat(600)}The end.` });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => void Object.assign(window, { copied: text }) },
      configurable: true,
    }),
  );
  await pressSend(page);
  const box = trouble(page, unconfirmed);
  const copy = box.getByRole('button', { name: OTHER_WAYS.copy });
  await copy.click();
  await expect(box.getByRole('status').filter({ hasText: OTHER_WAYS.copied })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(
    /^Name: .*The end\.$/s,
  );
  await expect(box).toContainText(OTHER_WAYS.shortened);
  const href = await box.getByRole('link', { name: OTHER_WAYS.email }).getAttribute('href');
  expect(href?.length).toBeLessThanOrEqual(2000);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(box.getByRole('textbox', { name: OTHER_WAYS.copy })).toHaveValue(/The end\.$/);
});

test('text typed while a message is being sent is kept, and said not to be part of that message', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, 'says success: true');
  let letGo = (): void => {};
  service.respondBy((response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
    letGo = () => response.end('{"success":true}');
  });
  await sendForm(page);
  await expect.poll(() => service.received.length).toBe(1);
  await page.getByLabel('Message').fill('And the cat is cold');
  letGo();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.type('.');
  await expect(page.getByLabel('Message')).toHaveValue('And the cat is cold.');
  await expect(page.getByText(received)).toBeVisible();
  await expect(page.getByText(CHANGED_SINCE)).toBeVisible();
  service.respondWith('says success: true');
  await pressSend(page);
  await expect(page.getByText(CHANGED_SINCE)).toHaveCount(0);
  expect(service.received[0]?.fields.get('message')).toBe('And the cat is cold.');
});

test('a message sent before the script arrives is delivered once, and the page stays open', async ({
  page,
}) => {
  const release = await hold(page, FORM_SCRIPT);
  await openEarly(page, 'says success: true');
  await sendForm(page);
  await pressSend(page);
  expect(service.received).toEqual([]);
  expect(await readForm(page)).toEqual(MESSAGE);
  await release();
  await expect(toast(page)).toContainText(CONFIRMATION.title);
  await expect(page.locator('[data-contact-form] :user-invalid')).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  expect(service.received).toHaveLength(1);
  expect(page.url()).toBe(site.origin + routes.contact);
});

test('after a message that the browser submits has no answer for 20 s, the page says that it may have arrived', async ({
  page,
}) => {
  await page.clock.install({ time: TEST_INSTANT });
  await page.route(FORM_SCRIPT, drop);
  // With this response, browsers stay on the page.
  await openEarly(page, 'responds with 204');
  await sendForm(page);
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.runFor(19_000);
  await expect(trouble(page, unconfirmed)).toBeHidden();
  await page.clock.runFor(2000);
  await expectKept(page, unconfirmed);
});

test('the browser submits the message natively and once if the script does not arrive, without fields that extensions add', async ({
  page,
}) => {
  await page.route(FORM_SCRIPT, drop);
  await openEarly(page, 'shows a thank-you page');
  service.respondBy(
    (response) => void setTimeout(() => RESPONSES['shows a thank-you page'].give(response), 2000),
  );
  await fillForm(page);
  await addFields(page);
  // Playwright does nothing in a page that is being left.
  await send(page).evaluate((button) => {
    for (const delay of [0, 1000]) setTimeout(() => (button as HTMLElement).click(), delay);
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(service.received.map(({ method, fields }) => [method, fields.has('added')])).toEqual([
    ['POST', false],
  ]);
  expect(service.received[0]?.fields.getAll('message')).toEqual([MESSAGE.Message]);
  // If our code sends the message again, both have the same ID.
  expect(ids()).toEqual([expect.stringMatching(/./)]);
});

test('the honeypot is hidden from screen readers and skipped by Tab', { tag: '@full' }, async ({ page }) => {
  await open(page, 'says success: true');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const trap = page.locator(`input[name="${formHoneypot}"]`);
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
});

test('fields that extensions add are not sent, and translated lists change neither values nor the ID', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, 'responds with 204');
  await sendForm(page);
  await expect.poll(() => ids().length).toBe(1);
  await expect(send(page)).toBeVisible();
  await addFields(page);
  await changePage(page, ['a translator', 'a form filler']);
  await pressSend(page);
  await expect.poll(() => ids().length).toBe(2);
  const [first, second] = service.received.map(({ fields }) => [...fields].sort());
  expect(second).toEqual(first);
});

test('an unconfirmed message causes no accessibility violations on a phone', {
  tag: '@full',
}, async ({ page }) => {
  // Otherwise smooth scrolling to the error message may still be running when axe starts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await open(page, 'responds with 204');
  await sendForm(page);
  await expect(trouble(page, unconfirmed)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findBarriers(page)).toEqual([]);
});

testWithoutScript(
  'without JavaScript, the form posts to the service, and the browser shows the response',
  { tag: '@full' },
  async ({ page }) => {
    await openEarly(page, 'shows a thank-you page');
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
    await fillForm(page);
    await clickWithoutScript(send(page));
    await page.waitForURL(`${service.origin}/**`);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(service.received.map(({ method }) => method)).toEqual(['POST']);
    const fields = service.received[0]?.fields ?? new URLSearchParams();
    expect(fields.get('message')).toBe(MESSAGE.Message);
    expect(fields.get('location')).toBe(MESSAGE.Borough);
    expect(fields.get('access_key')).toBe(formFields.access_key);
  },
);
