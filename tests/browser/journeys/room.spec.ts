/** The form “What does your room say?” tells whether a temperature is legal, and what to do. */

import { HEAT_LIMITS } from '../../../src/content/heat-limits.ts';
import { HEAT_ANSWERS, HEAT_FORMS, HEAT_SHEET, ROOM_QUESTION } from '../../../src/content/heat-texts.ts';
import { pages } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { openAt } from '../../support/browser.ts';
import { typeIntoSearch } from '../../support/browser-search.ts';
import { NIGHT, OPEN } from '../../support/instants.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';

const LINK = `${routes.home}#${HEAT_LIMITS.day.degrees}`;
const { en, es } = HEAT_ANSWERS;
const form = HEAT_FORMS.en;

const section = (page: Page) => page.getByRole('region', { name: pages['every-page'].heatRules.heading });
const field = (page: Page) => section(page).getByLabel(form.degrees);
const answer = (page: Page) => section(page).getByRole('status');

async function ask(page: Page, degrees: string): Promise<void> {
  await field(page).fill(degrees);
  await field(page).press('Enter');
}

test('by night it answers with what to do, in English and Spanish', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
  const messages = await collectConsole(page);
  await page.goto(LINK);
  await ask(page, '61');
  const [verdict, rule] = en.judgments['violation-night'];
  await expect(answer(page)).toContainText(`${verdict}${rule}`);
  const steps = answer(page).getByRole('list').first().getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toHaveText(en.landlord);
  await expect(steps.nth(1)).toContainText(/61°F .* 3:00\sam/);
  await expect(steps.nth(1).getByRole('link', { name: '311' })).toHaveAttribute('href', 'tel:311');
  await answer(page).getByText(es.language).click();
  await expect(answer(page).getByText(es.landlord)).toBeVisible();
  await ask(page, '60');
  await expect(steps.first()).toHaveText(en.cold);
  await ask(page, '40');
  await expect(answer(page)).toContainText(`${en.danger}${verdict}`);
  const emergency = steps.first().getByRole('link', { name: '911' }).first();
  await expect(emergency).toHaveAttribute('href', 'tel:911');
  await ask(page, '62');
  await expect(answer(page)).toContainText(en.judgments['legal-night'][0]);
  await expect(answer(page).getByRole('list')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('on a translated page, the answer is in the form’s language', { tag: '@full' }, async ({ page }) => {
  await openAt(page, NIGHT, routes.language('es'));
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await page.locator('#room').fill('61');
  await page.keyboard.press('Enter');
  await expect(page.locator('#room-answer b').first()).toHaveText(es.judgments['violation-night'][0]);
});

test('a long answer leaves the number in view on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openAt(page, NIGHT, LINK);
  await ask(page, '40');
  await expect(answer(page).getByText(en.danger)).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const number = await field(page).boundingBox();
  expect(number?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a switch to hot water removes the answer about the room', { tag: '@full' }, async ({ page }) => {
  await openAt(page, NIGHT, LINK);
  await ask(page, '61');
  await expect(answer(page)).toContainText(en.judgments['violation-night'][0]);
  await section(page).getByLabel(form.water).check();
  await expect(answer(page)).toBeEmpty();
  await ask(page, '50');
  await expect(answer(page)).toContainText(en.unclear.unit('50') + en.unit);
  await ask(page, '119');
  await expect(answer(page)).toContainText(en.judgments['violation-water'][1]);
});

test('by day it asks how cold it is outside, and takes another hour, by keyboard', async ({ page }) => {
  await openAt(page, OPEN, LINK);
  await ask(page, '64');
  await expect(answer(page)).toContainText(en.judgments['unknown-outside'][0]);
  const outside = section(page).getByLabel(form.outside);
  await expect(outside).toBeVisible();
  await outside.fill('54');
  await outside.press('Enter');
  await expect(answer(page)).toContainText(en.judgments['violation-day'][1]);
  await outside.fill('55');
  await outside.press('Enter');
  await expect(answer(page)).toContainText(en.judgments['mild-day'][1]);
  await expect(answer(page).getByRole('list')).toHaveCount(0);
  await ask(page, '38');
  await expect(answer(page)).toContainText(`${en.danger}${en.judgments['mild-day'][0]}`);
  await expect(answer(page).getByRole('listitem').first()).toHaveText(en.cold);
  await expect(answer(page)).toContainText(en.swapped);
  await ask(page, '64');
  await section(page).getByLabel(form.time).fill('05:59');
  await field(page).press('Enter');
  await expect(answer(page)).toContainText(en.judgments['legal-night'][1]);
});

test('the search leads to the answer for a typed temperature', { tag: '@once' }, async ({ page }) => {
  await openAt(page, NIGHT, routes.services);
  await typeIntoSearch(page, 'its 58 in my room');
  await page.getByRole('link', { name: ROOM_QUESTION.en(58) }).click();
  await expect(field(page)).toHaveValue('58');
  await expect(answer(page)).toContainText(en.judgments['violation-night'][1]);
  await expect(section(page)).toBeInViewport();
});

test('the sheet for readings is printed instead of the page, and only once', {
  tag: ['@once', '@full'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await openAt(page, NIGHT, `${routes.home}?room=58#${HEAT_LIMITS.day.degrees}`);
  await answer(page).getByRole('button', { name: en.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('heading', { name: HEAT_SHEET.title });
  await expect(sheet).toBeVisible();
  for (const rule of HEAT_SHEET.rules) await expect(page.getByText(rule)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('This browser cannot print.');
    };
  });
  await page.emulateMedia({ media: 'screen' });
  await answer(page).getByRole('button', { name: en.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeVisible();
});

testWithoutScript('without JavaScript, the limits stand without the form', async ({ page }) => {
  await page.goto(LINK);
  expect(await field(page).boundingBox()).toBeNull();
  for (const { degrees } of pages['every-page'].heatRules.rules)
    await expect(section(page).getByText(degrees, { exact: true })).toBeVisible();
});
