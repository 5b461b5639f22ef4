/** When all requests of a kind fail, the page still shows its text, phone number and booking link. */
import { routes } from '../../../src/site/routes.ts';
import {
  block,
  EXTRAS,
  expectPainted,
  expectUsable,
  hold,
  loseStyles,
  PAGE_KINDS,
  SCRIPTS,
} from '../../support/browser-faults.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.service('boiler-repair')],
  full: PAGE_KINDS,
});

for (const path of PAGES) {
  test.describe(path, () => {
    test('is usable when every script fails', async ({ page }) => {
      await block(page, SCRIPTS);
      await page.goto(path);
      await expectUsable(page);
    });

    test('is usable when every stylesheet fails', async ({ page }) => {
      await loseStyles(page);
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expectUsable(page);
    });

    // On a slow network, visitors see this state first. tests/dist/budget.test.ts limits its bytes.
    test('is painted and usable with nothing but its document and styles', async ({ page }) => {
      await hold(page, EXTRAS);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPainted(page);
      await expectUsable(page);
    });
  });
}
