/** Hovering or selecting a symptom highlights its parts in the drawing, by CSS alone. */
import sharp from 'sharp';
import { range } from '../../../src/drawings/kit/geometry.ts';
import { services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { DESKTOP, openIn, PHONE } from '../../support/browser.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

const SLUG = 'boiler-repair';
const symptoms = services.find(({ slug }) => slug === SLUG)?.symptoms ?? [];

/** Returns the indexes of the symptoms whose parts are highlighted, and no others; some symptoms have the same parts. */
const litSymptoms = (page: Page) =>
  page.locator('[data-lights] g path').evaluateAll((parts) => {
    const signsOf = (part: Element) => part.getAttribute('data-signs')?.split(' ') ?? [];
    const isLit = (part: Element) => getComputedStyle(part).visibility === 'visible';
    return [...new Set(parts.flatMap(signsOf))]
      .filter((sign) => parts.every((part) => isLit(part) === signsOf(part).includes(sign)))
      .map((sign) => Number(sign) - 1);
  });

const row = (page: Page, index: number) => page.getByRole('table').locator('tbody tr').nth(index);
/** Counts the saturated red pixels. */
async function countRed(drawing: Locator): Promise<number> {
  const bytes = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  return range(bytes.length / 3).filter((pixel) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * pixel);
    return red > 180 && green < 100 && blue < 80;
  }).length;
}

const choice = (page: Page, index: number) => page.getByRole('radio').nth(index);

test.beforeEach(({ page }) => page.goto(routes.service(SLUG)));

test('hovering highlights a symptom until the pointer leaves, and selecting a symptom keeps it highlighted', async ({
  page,
}) => {
  expect(await litSymptoms(page)).toEqual([]);
  await row(page, 1).hover();
  await expect.poll(() => litSymptoms(page)).toContain(1);
  await choice(page, 2).check();
  await page.mouse.move(0, 0);
  await expect.poll(() => litSymptoms(page)).toContain(2);
  await row(page, 4).hover();
  await expect.poll(() => litSymptoms(page)).toContain(4);
  await page.mouse.move(0, 0);
  await expect.poll(() => litSymptoms(page)).toContain(2);
});

for (const [width, otherNumbers] of [
  [DESKTOP.width, 'pale'],
  [PHONE.width, 'hidden'],
] as const) {
  test(`at ${width} px the drawing shows the part numbers of a selected symptom, and all other numbers are ${otherNumbers}`, {
    tag: width === PHONE.width ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ ...DESKTOP, width });
    const numbers = page.locator('[data-lights] text');
    if (otherNumbers === 'pale') for (const number of await numbers.all()) await expect(number).toBeVisible();
    for (const index of symptoms.keys()) {
      await row(page, index).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await row(page, index).locator('label').click();
      await page.mouse.move(0, 0);
      const named = await row(page, index).locator('[data-numbers] > span').allTextContents();
      const shown = numbers.filter({ visible: true });
      const lit = await shown.evaluateAll((texts) =>
        texts
          .filter((text) => getComputedStyle(text).fillOpacity === '1')
          .map(({ textContent }) => textContent),
      );
      expect(lit.toSorted()).toEqual(named.toSorted());
      expect((await shown.count()) > lit.length).toBe(otherNumbers === 'pale');
    }
  });
}

test('highlighted parts keep their colors while everything else turns pale, even with forced colors', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const drawing = page.locator('[data-lights]');
  await page.mouse.move(0, 0);
  const all = await countRed(drawing);
  const counts: number[] = [];
  for (const index of symptoms.keys()) {
    await choice(page, index).check();
    counts.push(await countRed(drawing));
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(all / 2);
});

test('arrow keys move through the symptoms', async ({ page }) => {
  await page.mouse.move(0, 0);
  await choice(page, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 1)).toBeChecked();
  await expect.poll(() => litSymptoms(page)).toContain(1);
});

test('on a phone the drawing shows the whole machine, and then all parts of a symptom, across the window', {
  tag: '@full',
}, async ({ page, browserName }) => {
  await page.setViewportSize(PHONE);
  const shown = (await page.locator('[data-lights]').boundingBox()) ?? { width: 0, height: 0 };
  // Firefox’s scroll bar takes some of the width.
  expect(shown.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  const machine = await page.locator('[data-lights] > svg').boundingBox();
  expect(machine?.height).toBe(shown.height);
  for (const [index, { notice }] of symptoms.entries()) {
    await row(page, index).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await row(page, index).locator('label').click();
    await page.mouse.move(0, 0);
    const outside = () =>
      page.locator('[data-lights]').evaluate((strip, isFirefox) => {
        const { top, bottom, left, right } = strip.getBoundingClientRect();
        const lit = [...strip.querySelectorAll('text, g path')].filter(
          (part) => getComputedStyle(part).visibility === 'visible',
        );
        return lit.filter((part) => {
          const box = part.getBoundingClientRect();
          // In Firefox, the box of a number is as tall as its line, which the number does not fill.
          const slack = isFirefox && part instanceof SVGTextElement ? box.height / 5 : 1;
          return (
            box.top < top - slack ||
            box.bottom > bottom + slack ||
            box.left < left - 1 ||
            box.right > right + 1
          );
        }).length;
      }, browserName === 'firefox');
    await expect.poll(outside, notice).toBe(0);
  }
});

test('on a phone the drawing stays in view next to the table, takes at most a quarter of the window, and a tap on a row highlights its parts', async ({
  page,
}) => {
  const window = { ...PHONE, height: 664 };
  await page.setViewportSize(window);
  const last = symptoms.length - 1;
  await row(page, last).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.locator('[data-lights]')).toBeInViewport();
  await row(page, last).click();
  await expect(choice(page, last)).toBeChecked();
  const [drawing, bar] = await Promise.all([
    page.locator('[data-figure]').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(drawing?.height).toBeLessThanOrEqual(window.height / 4);
  expect(drawing?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  // The drawing scrolls out of view together with the last row.
  await row(page, last).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect
    .poll(async () => (await page.locator('[data-figure]').boundingBox())?.y)
    .toBeLessThan((bar?.height ?? 0) - 1);
  // axe cannot check text that the drawing covers.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findBarriers(page)).toEqual([]);
});

test('on a phone a link to a symptom shows its whole row below the drawing, with its parts highlighted', {
  tag: '@full',
}, async ({ page }) => {
  await openIn(page, { ...PHONE, height: 664 }, `${routes.service(SLUG)}#sign-2`);
  await expect(row(page, 1)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => litSymptoms(page)).toContain(1);
  const coveredBy = () =>
    row(page, 1).evaluate((one) => {
      const { bottom } = document.querySelector('[data-figure]')?.getBoundingClientRect() ?? {
        bottom: Infinity,
      };
      return bottom - one.getBoundingClientRect().top;
    });
  await expect.poll(coveredBy).toBeLessThanOrEqual(1);
});
