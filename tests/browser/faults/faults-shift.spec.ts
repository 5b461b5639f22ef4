/** The layout does not shift when the font arrives late or not at all. */
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import {
  expectPainted,
  FONTS,
  hasFont,
  hold,
  PAGE_KINDS,
  watchShifts,
} from '../../support/browser-faults.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Maximum cumulative layout shift (CLS). Search engines rate values up to 0.1 as good. */
const MOST = 0.01;
const VIEWS = byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] });

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.service('boiler-repair')],
  full: PAGE_KINDS,
});

for (const view of VIEWS) {
  for (const path of PAGES) {
    test.describe(`${path} at ${view.width} px`, () => {
      test.use({ viewport: view });

      test('does not shift when the font arrives late', async ({ page }) => {
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
    });
  }
}
