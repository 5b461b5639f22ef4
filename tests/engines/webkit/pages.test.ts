/** Reads a page of every type to its end, at two widths, and checks the bar. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findReadingFaults } from '../../../tools/verify/visit-pages.ts';
import { PAGE_TYPES } from '../../support/browser.ts';
import { NARROW, readConsole, runWith, setViewport, WIDE } from './support/page.ts';
import { startWebKit } from './support/session.ts';

const origin = inject('origin');
const session = startWebKit();

describe.each([NARROW, WIDE])('at $width px', (size) => {
  beforeAll(() => setViewport(session.driver, size));

  test.each(PAGE_TYPES)('%s is complete and logs nothing to the console', async (path) => {
    const { driver } = session;
    await driver.get(origin + path);
    expect(await findReadingFaults(runWith(driver), true)).toEqual([]);
    expect(await readConsole(driver)).toEqual([]);
  });
});

test('the link to the current page is underlined in the bar', async () => {
  const { driver } = session;
  await setViewport(driver, WIDE);
  await driver.get(`${origin}/about`);
  const [line, thickness] = await driver.executeScript<[string, string]>(
    'const { textDecorationLine, textDecorationThickness } = getComputedStyle(document.querySelector("[data-site-header] a[aria-current]")); return [textDecorationLine, textDecorationThickness]',
  );
  expect(line).toBe('underline');
  expect(Number.parseFloat(thickness)).toBeGreaterThanOrEqual(1);
});
