/** Reads a page of every type to its end, at two widths, and checks headings and the bar. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { boroughs } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { findReadingFaults } from '../../../tools/verify/visit-pages.ts';
import { PAGE_TYPES } from '../../support/browser.ts';
import { HERO_LINES, readLines } from '../../support/hero-lines.ts';
import { NARROW, readConsole, runWith, setViewport, WIDE } from './support/page.ts';
import { IS_SAFARI } from './support/session.ts';
import { startWebKit } from './support/start-webkit.ts';

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

test.each([...HERO_LINES])(
  'the headline of the home page breaks into the expected lines at %i px',
  async (width, lines) => {
    const { driver } = session;
    await setViewport(driver, { width: Math.max(width, NARROW.width), height: 800 });
    await driver.get(origin);
    await driver.executeAsyncScript('document.fonts.ready.then(() => arguments[0]())');
    expect(await driver.executeScript(`return (${readLines})(document.querySelector('h1'))`)).toEqual(lines);
  },
);

test.each([360, 390, 402])('no borough name wraps at %i px, except Staten Island', async (width) => {
  const { driver } = session;
  await setViewport(driver, { width: IS_SAFARI ? NARROW.width : width, height: 844 });
  for (const { slug, name } of boroughs) {
    await driver.get(origin + routes.borough(slug));
    await driver.executeAsyncScript('document.fonts.ready.then(() => arguments[0]())');
    const lines = await driver.executeScript<number>(
      'return document.querySelector("h1 span").getClientRects().length',
    );
    expect({ name, lines }).toEqual({ name, lines: slug === 'staten-island' ? 2 : 1 });
  }
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
