/** The clock of the pages in browser tests. */
import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../support/test.ts';
import { IS_CLOCK_STOPPED, readTimes } from '../support/test-instant.ts';

test.skip(!IS_CLOCK_STOPPED, 'This run reads the machine’s clock.');

const thrice = (instant: number): string[] => Array(3).fill(new Date(instant).toISOString());

test('every page of every context shows the time of the tests', async ({
  page,
  context,
  browser,
  baseURL,
  instant,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  for (const one of [page, await context.newPage(), await other.newPage()]) {
    await one.goto(routes.about);
    expect(await one.evaluate(readTimes)).toEqual(thrice(instant));
    expect(await one.evaluate(() => new Date(0).toISOString())).toBe('1970-01-01T00:00:00.000Z');
    expect(await one.evaluate(() => new Date(0) instanceof Date)).toBe(true);
  }
  await other.close();
});

test('timers run, and a test may set another time', async ({ page, instant }) => {
  await page.goto(routes.about);
  const passed = await page.evaluate(async () => {
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return performance.now() - start;
  });
  expect(passed).toBeGreaterThan(40);
  const later = instant + 86_400_000;
  await page.clock.setFixedTime(later);
  await page.goto(routes.services);
  expect(await page.evaluate(readTimes)).toEqual(thrice(later));
});

test('a test may advance the clock', async ({ page, instant }) => {
  await page.clock.install({ time: instant });
  await page.clock.pauseAt(instant + 86_400_000);
  await page.goto(routes.about);
  await page.clock.runFor(1000);
  expect(await page.evaluate(readTimes)).toEqual(thrice(instant + 86_401_000));
});
