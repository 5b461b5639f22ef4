/** The contact form and its toast. */
import { By, Origin, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { CONFIRMATION } from '../../../src/content/contact-form-copy.ts';
import { routes } from '../../../src/site/routes.ts';
import { TOAST_DURATION } from '../../../src/ui/toast/toast-timing.ts';
import { FIELDS, type FieldName, MESSAGE } from '../../support/browser-form.ts';
import {
  choose,
  click,
  findButton,
  findField,
  hasFocus,
  readConsole,
  readPath,
  setViewport,
  WIDE,
} from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
const TOAST = '[role="region"][aria-label^="Message"] li, [role="region"][aria-label^="Notifications"] li';
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
  await setViewport(session.driver, WIDE);
});
afterAll(() => session.close());

const field = (name: FieldName) => findField(session.driver, name);
const send = () => findButton(session.driver, 'Send Message');
const countToasts = async () => (await session.driver.findElements(By.css(TOAST))).length;

beforeEach(async () => {
  const { driver } = session;
  await driver.get(origin + routes.contact);
  // The form hydrates when a visitor approaches it.
  await click(driver, await field('Name'));
  const isHydrated = 'return Boolean(document.querySelector("[role=region][aria-label^=Notifications]"))';
  await expect.poll(() => driver.executeScript(isHydrated)).toBe(true);
});

async function fillForm(names: readonly FieldName[] = FIELDS): Promise<void> {
  for (const name of names) {
    const control = await field(name);
    if (name === 'Borough' || name === 'Service') await choose(control, MESSAGE[name]);
    else await control.sendKeys(MESSAGE[name]);
  }
}

async function readForm(): Promise<(string | null)[]> {
  const values: (string | null)[] = [];
  for (const name of FIELDS) values.push(await (await field(name)).getAttribute('value'));
  return values;
}

/** Runs in the page and records when the first toast appears and disappears, by the page’s clock. */
const TIME_TOAST = `
  window.toastTimes = [];
  new MutationObserver(() => {
    const isThere = document.querySelector(arguments[0]) !== null;
    if (isThere === (toastTimes.length === 0)) toastTimes.push(performance.now());
  }).observe(document.body, { childList: true, subtree: true });`;

async function submitForm(): Promise<WebElement> {
  await fillForm();
  await click(session.driver, await send());
  await expect.poll(countToasts).toBe(1);
  return session.driver.findElement(By.css(TOAST));
}

test('rejects a message without an e-mail address, and loses nothing typed', async () => {
  await fillForm(FIELDS.filter((name) => name !== 'Email'));
  await click(session.driver, await send());
  await expect.poll(async () => hasFocus(session.driver, await field('Email'))).toBe(true);
  expect(await countToasts()).toBe(0);
  expect(await readForm()).toEqual(FIELDS.map((name) => (name === 'Email' ? '' : MESSAGE[name])));
  expect(await readPath(session.driver)).toBe(routes.contact);
});

test('empties its fields and shows a toast, which is gone after five seconds', async () => {
  await session.driver.executeScript(TIME_TOAST, TOAST);
  const toast = await submitForm();
  const words = await session.driver.executeScript('return arguments[0].innerText', toast);
  expect(words).toContain(CONFIRMATION.title);
  expect(words).toContain(CONFIRMATION.text);
  expect(await readForm()).toEqual(FIELDS.map(() => ''));
  await expect.poll(countToasts).toBe(0);
  const [came = 0, gone = 0] = await session.driver.executeScript<number[]>('return toastTimes');
  expect(gone - came).toBeGreaterThan(TOAST_DURATION - 100);
  expect(await readConsole(session.driver)).toEqual([]);
});

test('has a toast that follows the pointer, returns after 30 px and closes after 60', async () => {
  const { driver } = session;
  const toast = await submitForm();
  // Waits until it has slid in.
  await driver.executeAsyncScript(
    'Promise.all(arguments[0].getAnimations().map(({ finished }) => finished)).then(() => arguments[1]())',
    toast,
  );
  const left = async () => Math.round((await toast.getRect()).x);
  const rest = await left();
  const pull = (distance: number) =>
    driver
      .actions()
      .move({ origin: toast, x: -100, y: 0 })
      .press()
      .move({ origin: Origin.POINTER, x: 10, y: 0 })
      .move({ origin: Origin.POINTER, x: distance - 10, y: 0 })
      .perform();
  const letGo = () => driver.actions().release().perform();
  await pull(30);
  await expect.poll(left).toBe(rest + 30);
  await letGo();
  await expect.poll(left).toBe(rest);
  await pull(60);
  await letGo();
  await expect.poll(countToasts).toBe(0);
});
