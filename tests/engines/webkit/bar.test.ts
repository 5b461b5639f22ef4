/** The bar is transparent at the top of a page and black after scrolling more than 20 px. */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { barColor, findButton, Key, NARROW, press, scrollToY, setViewport, WIDE } from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const BLACK = 'rgb(0, 0, 0)';

let session: Session;
beforeAll(async () => {
  session = await openWebKit();
});
afterAll(() => session.close());
beforeEach(() => setViewport(session.driver, WIDE));

test('is transparent at 0 and 20 px and black at 21', async () => {
  const { driver } = session;
  await driver.get(`${origin}/about`);
  for (const [y, color] of [
    [0, TRANSPARENT],
    [20, TRANSPARENT],
    [21, BLACK],
    [600, BLACK],
    [20, TRANSPARENT],
  ] as const) {
    await scrollToY(driver, y);
    await expect.poll(() => barColor(driver)).toBe(color);
  }
});

test('is black when a page opens at one of its sections', async () => {
  const { driver } = session;
  await driver.get(`${origin}/services#rtu`);
  await expect.poll(() => driver.executeScript<number>('return scrollY')).toBeGreaterThan(100);
  await expect.poll(() => barColor(driver)).toBe(BLACK);
});

test('is black when a scrolled page is reloaded', async () => {
  const { driver } = session;
  await driver.get(`${origin}/about`);
  await scrollToY(driver, 700);
  await driver.navigate().refresh();
  await expect.poll(() => driver.executeScript('return Math.round(scrollY)')).toBe(700);
  await expect.poll(() => barColor(driver)).toBe(BLACK);
});

test.each([
  ['Services', WIDE],
  ['Service Areas', WIDE],
  ['Menu', NARROW],
] as const)('is black while “%s” is open', async (name, size) => {
  const { driver } = session;
  await setViewport(driver, size);
  await driver.get(origin);
  await (await findButton(driver, name)).click();
  await expect.poll(() => barColor(driver)).toBe(BLACK);
  await press(driver, Key.ESCAPE);
  await expect.poll(() => barColor(driver)).toBe(TRANSPARENT);
});
