/** A symptom that is hovered or selected highlights its parts in the drawing, without JavaScript. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { systemFigure } from '../../../src/drawings/art.ts';
import { services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { PHONE } from '../../support/browser.ts';
import { expectNoViolations } from '../../support/browser-axe.ts';
import { pixelsBehind } from '../../support/browser-pixels.ts';

const SLUG = 'boiler-repair';
const symptoms = services.find(({ slug }) => slug === SLUG)?.symptoms ?? [];

/** Returns the indexes of the symptoms whose parts are highlighted. */
const litSymptoms = (page: Page) =>
  page
    .locator('[data-lights] g')
    .evaluateAll((groups) =>
      groups.flatMap((group, index) => (getComputedStyle(group).visibility === 'visible' ? index : [])),
    );

const row = (page: Page, index: number) => page.getByRole('table').locator('tbody tr').nth(index);
/** Counts the pixels in strong red. */
async function countRed(drawing: Locator): Promise<number> {
  const { data, info } = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paint = { bytes: data, width: info.width, height: info.height };
  return pixelsBehind(paint, { left: 0, top: 0, right: info.width, bottom: info.height }).filter(
    ([red, green, blue]) => red > 180 && green < 80 && blue < 80,
  ).length;
}

const choice = (page: Page, index: number) => page.getByRole('radio').nth(index);

test.beforeEach(({ page }) => page.goto(routes.service(SLUG)));

test('every symptom has an overlay of its parts on the drawing', { tag: '@full' }, async ({ page }) => {
  await expect(page.locator('[data-lights] g')).toHaveCount(symptoms.length);
  const areas = new Map(systemFigure('boiler').areas.map(({ text, path }) => [text, path]));
  for (const [index, { parts }] of symptoms.entries()) {
    const lit = await page.locator('[data-lights] g').nth(index).locator('[data-lit]').getAttribute('d');
    for (const part of parts) expect(lit).toContain(areas.get(part));
  }
});

test('hovering highlights, a click keeps the highlight, and the next click moves it', async ({ page }) => {
  expect(await litSymptoms(page)).toEqual([]);
  await row(page, 1).hover();
  await expect.poll(() => litSymptoms(page)).toEqual([1]);
  await choice(page, 2).check();
  await page.mouse.move(0, 0);
  await expect.poll(() => litSymptoms(page)).toEqual([2]);
  await row(page, 4).hover();
  await expect.poll(() => litSymptoms(page)).toEqual([4]);
  await page.mouse.move(0, 0);
  await expect.poll(() => litSymptoms(page)).toEqual([2]);
});

test('the drawing shows the numbers of the table', async ({ page }) => {
  const numbers = page.locator('[data-lights] svg > text');
  for (const number of await numbers.all()) await expect(number).toBeVisible();
  for (const index of symptoms.keys()) {
    const named = await row(page, index).locator('[data-numbers] > span').allTextContents();
    const used = await page.locator('[data-lights] g').nth(index).locator('text').allTextContents();
    expect(used.toSorted()).toEqual(named.toSorted());
  }
});

test('highlighted parts keep their colors while everything else turns pale, also with forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const drawing = page.locator('[data-lights]');
  const isRed = (parts: readonly string[]) => parts.includes('Cast-iron sections');
  await page.mouse.move(0, 0);
  await choice(
    page,
    symptoms.findIndex(({ parts }) => isRed(parts)),
  ).check();
  const sections = await countRed(drawing);
  await choice(
    page,
    symptoms.findIndex(({ parts }) => !isRed(parts)),
  ).check();
  expect(sections).toBeGreaterThan(4 * (await countRed(drawing)));
});

test('arrow keys move through the symptoms', async ({ page }) => {
  await page.mouse.move(0, 0);
  await choice(page, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 1)).toBeChecked();
  await expect.poll(() => litSymptoms(page)).toEqual([1]);
});

test('screen readers announce the parts', async ({ page }) => {
  for (const [index, { parts }] of symptoms.entries())
    await expect(choice(page, index)).toHaveAccessibleDescription(`${parts.join(', ')}:`);
});

test('on a phone the drawing stays in view next to the table, and a tap on a row highlights its parts', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const last = symptoms.length - 1;
  await row(page, last).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.locator('[data-lights]')).toBeInViewport();
  await row(page, last).click();
  await expect(choice(page, last)).toBeChecked();
  const [drawing, bar] = await Promise.all([
    page.locator('[data-figure]').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(drawing?.height).toBeLessThanOrEqual(190);
  expect(drawing?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  // It leaves with the last row.
  await row(page, last).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect
    .poll(async () => (await page.locator('[data-figure]').boundingBox())?.y)
    .toBeLessThan((bar?.height ?? 0) - 1);
  // axe cannot check text that the drawing covers.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page);
});
