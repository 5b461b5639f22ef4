/** Uses a page as visitors do, and finds what does not work. */
import { stripVTControlCharacters } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../../src/site/catalog.ts';
import { languages } from '../../src/site/languages.ts';
import { expectUsable, findBrokenPictures } from './browser-faults.ts';
import { confirmation, press } from './browser-form.ts';

/** The longest time without an answer, in ms. */
const PATIENCE = 8000;
const STEP = 500;

async function expectPictures(page: Page): Promise<void> {
  await expect.poll(() => findBrokenPictures(page)).toEqual([]);
}

/** Opens and closes a menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('#services-menu');
  const opener = page.locator('[popovertarget=services-menu]');
  // Browsers without popovers show no menus.
  if (!(await opener.isVisible())) return;
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Lets time pass for scripts and for the animations of styles. */
async function pass(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate((step) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().delay) animation.currentTime = Number(animation.currentTime) + step;
  }, time);
}

/**
 * Expects an answer that a visitor sees within `PATIENCE`; or that a control without its script is gone, as it is
 * without JavaScript.
 */
async function expectAnswer(control: Locator, answers: Locator, isLate: boolean): Promise<void> {
  const isAnswered = async (): Promise<boolean> =>
    (await answers.filter({ visible: true }).count()) > 0 || !(await control.isVisible());
  for (let waited = 0; isLate && waited < PATIENCE && !(await isAnswered()); waited += STEP)
    await pass(control.page(), STEP);
  await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
}

/** Uses the forms that a script answers. */
async function askForms(page: Page, isLate: boolean): Promise<void> {
  for (const form of await page.locator('form[data-form-handler]').all()) {
    if (!(await form.isVisible())) continue;
    const field = form.locator('[type=text]').first();
    if (await field.isVisible()) await field.fill('58');
    await press(form.locator('[type=submit]'));
    await expectAnswer(form, form.locator('output').filter({ hasText: /\S/ }), isLate);
  }
}

async function sendMessage(page: Page, isLate: boolean): Promise<void> {
  const form = page.locator('[data-contact-form]');
  const button = form.locator('[type=submit]');
  if (!(await form.isVisible())) return;
  await expect(form.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
  for (const name of ['name', 'email', 'message'])
    await form.locator(`[name=${name}]`).fill('ana@tenant.example');
  await form.locator('[name=location]').selectOption({ index: 1 });
  // Without the page’s own script, phone and e-mail replace the button.
  if (await button.isVisible()) {
    await press(button);
    const { title } = pages.contact.delivery.notSent;
    await expectAnswer(button, confirmation(page).or(page.getByText(title)), isLate);
  }
  expect(new URL(page.url()).search).toBe('');
}

async function searchServices(page: Page, isLate: boolean): Promise<void> {
  const field = page.locator('[data-search] input');
  if (!(await field.isVisible())) return;
  await field.fill('boiler');
  const searches = [pages['every-page'].search, ...languages.map(({ search }) => search)];
  const answers = searches.reduce(
    (found, { noConnection }) => found.or(page.getByText(noConnection)),
    page.locator('[data-search] [role=option]'),
  );
  await expectAnswer(field, answers, isLate);
}

const ACTIONS = { expectUsable, openMenu, searchServices, askForms, sendMessage, expectPictures };

/** Waits until the script of the page has run. */
export const waitForScript = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready');

/** Uses a page in every way, and returns what did not work. If a file is late, time passes while it is awaited. */
export async function tryPage(page: Page, isLate = false): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, act] of Object.entries(ACTIONS))
    try {
      await act(page, isLate);
    } catch (error) {
      faults.push(
        `${name}: ${stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      );
    }
  return faults;
}
