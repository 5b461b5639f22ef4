/** With the network broken on purpose, the page's text, phone number and booking link survive. */
import { expect, test } from '@playwright/test';
import { routes } from '../../../src/site/routes.ts';
import {
  block,
  EXTRAS,
  expectPainted,
  expectUsable,
  FONTS,
  hasFont,
  hold,
  loseStyles,
  openWithoutFetchingAhead,
  PAGE_KINDS,
  PICTURES,
  SCRIPTS,
} from '../../support/browser-faults.ts';
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

    test('is usable when its font never arrives', async ({ page }) => {
      await hold(page, FONTS);
      await page.goto(path, { waitUntil: 'commit' });
      await expectUsable(page);
      expect(await hasFont(page)).toBe(false);
    });

    test('is usable when every picture fails', async ({ page }) => {
      await block(page, PICTURES);
      await page.goto(path);
      await expectUsable(page);
      // The first drawing is inline and cannot fail.
      const shown = await page.evaluate(() =>
        [...document.images].filter((image) => image.naturalWidth > 0).map(({ currentSrc }) => currentSrc),
      );
      expect(shown.filter((address) => !address.startsWith('data:'))).toEqual([]);
    });

    // A slow network shows this first. How long that takes depends on the bytes (tests/dist/budget.test.ts).
    test('is painted and usable with nothing but its document and styles', async ({ page }) => {
      await hold(page, EXTRAS);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPainted(page);
      await expectUsable(page);
    });
  });
}

test.describe('when the connection drops before a navigation', () => {
  // WebDriver cannot go back from Firefox’s own offline page.
  test('Back shows the previous page, and the next one opens once the connection is back', {
    tag: ['@chromium', '@full'],
  }, async ({ page, context }) => {
    await openWithoutFetchingAhead(page, routes.about);
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').locator(`a[href="${routes.services}"]`);
    await link.click();
    // The browser shows its own error page instead.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.goBack();
    await expectUsable(page);
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL(routes.services);
    await expectUsable(page);
  });
});
