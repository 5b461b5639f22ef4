/** Pages without their styles, and pages whose other files are late. */
import { routes } from '../../../src/site/routes.ts';
import { PAGE_TYPES, PHONE, TRANSPARENT } from '../../support/browser.ts';
import {
  EXTRAS,
  expectPainted,
  expectUsable,
  FONTS,
  hasFont,
  hold,
  loseStyles,
  watchShifts,
} from '../../support/browser-faults.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Maximum cumulative layout shift (CLS). Search engines rate values up to 0.1 as good. */
const MOST = 0.01;

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.service('boiler-repair')],
  full: PAGE_TYPES,
});

for (const path of PAGES) {
  // As in browsers without cascade layers (docs/browsers.md).
  test(`${path} is usable without its styles`, async ({ page }) => {
    await loseStyles(page);
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', TRANSPARENT);
    await expectUsable(page);
  });

  // On a slow network, visitors see this state first. tests/dist/budget.test.ts limits its bytes.
  test(`${path} is painted and usable with nothing but its document and styles`, async ({ page }) => {
    await hold(page, EXTRAS);
    await page.goto(path, { waitUntil: 'commit' });
    await expectPainted(page);
    await expectUsable(page);
  });

  test(`${path} does not shift when the font arrives late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const readShift = await watchShifts(page);
    const release = await hold(page, FONTS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectPainted(page);
    await release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => hasFont(page)).toBe(true);
    expect(await readShift()).toBeLessThanOrEqual(MOST);
  });
}
