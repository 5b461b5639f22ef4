/** The contact form and its toast, as a visitor uses them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { CONFIRMATION } from '../../src/content/contact-form-copy.ts';
import { routes } from '../../src/site/routes.ts';
import { waitForForm } from './browser.ts';

/** Labels of all fields, in order. */
export const FIELDS = ['Name', 'Email', 'Phone', 'Borough', 'Service', 'Message'] as const;
export type FieldName = (typeof FIELDS)[number];

/** A complete message, including optional fields. */
export const MESSAGE: Readonly<Record<FieldName, string>> = {
  Name: 'Ana Ruiz',
  Email: 'ana@tenant.example',
  Phone: '2125550100',
  Borough: 'Queens',
  Service: 'Other',
  Message: 'No heat on the fourth floor.',
};

export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });
export const form = (page: Page): Locator => page.locator('[data-contact-form]');
export const field = (page: Page, name: FieldName): Locator => form(page).getByLabel(name);
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
/** The toast, with or without React. */
export const confirmation = (page: Page): Locator => page.getByText(CONFIRMATION.text, { exact: true });

/** Returns the path of the page with query and fragment, which a form could change. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Opens the contact page and waits until its form has its script. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(routes.contact);
  await waitForForm(page);
}

const START = new Date('2026-03-02T15:00:00Z');

/**
 * Opens a page with the form and stops its clock, so that the toast stays until the test advances the clock with
 * `page.clock.runFor`.
 */
export async function openFormOnStillClock(page: Page, address: string = routes.contact): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto(address);
  await waitForForm(page);
  await page.clock.pauseAt(START.getTime() + 3_600_000);
}

export async function fillField(page: Page, name: FieldName, value: string): Promise<void> {
  if (name === 'Borough' || name === 'Service') await field(page, name).selectOption(value);
  else await field(page, name).fill(value);
}

/** Fills every field with its value in `changes` or, by default, in `MESSAGE`. */
export async function fillForm(page: Page, changes: Partial<Record<FieldName, string>> = {}): Promise<void> {
  for (const name of FIELDS) await fillField(page, name, changes[name] ?? MESSAGE[name]);
}

/** Returns the value of every field. */
export async function readForm(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of FIELDS) values[name] = await field(page, name).inputValue();
  return values;
}

/** Waits until scrolling has stopped. Smooth scrolling would move a button between measuring and clicking it. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  let before: number | undefined;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY);
        const rests = now === before;
        before = now;
        return rests;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Clicks a button once scrolling has stopped. */
export async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await waitForScrollEnd(button.page());
  await button.click();
}

export const pressSend = (page: Page): Promise<void> => press(send(page));

/** Fills the form as `fillForm` does, and sends it. */
export async function sendForm(page: Page, changes: Partial<Record<FieldName, string>> = {}): Promise<void> {
  await fillForm(page, changes);
  await pressSend(page);
}

/** Sends a complete message and waits for its toast. */
export async function submitForm(page: Page): Promise<void> {
  await sendForm(page);
  await expect(toast(page)).toBeVisible();
}
