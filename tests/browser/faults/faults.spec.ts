/** When some requests fail, the page still shows its text, phone number and booking link. */
import { languages } from '../../../src/site/languages.ts';
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
  PAGE_KINDS,
  PICTURES,
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

    // On a slow network, visitors see this state first. tests/dist/budget.test.ts limits its bytes.
    test('is painted and usable with nothing but its document and styles', async ({ page }) => {
      await hold(page, EXTRAS);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPainted(page);
      await expectUsable(page);
    });
  });
}

for (const { code, name } of languages)
  test(`the page in ${name} logs no error if the words of its opening state do not arrive`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const words = page.waitForEvent('requestfailed', (request) => request.url().includes('open-now-in'));
    await block(page, '**/open-now-in*.js');
    await page.goto(routes.language(code));
    await words;
    await expectUsable(page);
    expect(errors).toEqual([]);
  });
