import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { field, openForm, pressSend, submitForm, toast } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

test.describe('open menus and a submitted form have no accessibility violations', () => {
  test('a menu of the bar', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Services', exact: true }).click();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('the phone menu with every level expanded', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.locator('#site-menu');
    expect(await findBarriers(page)).toEqual([]);
    await sheet.locator('summary', { hasText: 'Services' }).click();
    await sheet.locator('summary', { hasText: 'Boiler' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.locator('summary', { hasText: 'Service Areas' }).click();
    // axe cannot check elements that are partly scrolled out of the menu.
    await sheet.getByRole('link').first().scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
  });

  for (const viewport of byThoroughness({ sample: [PHONE], full: [PHONE, { width: 1280, height: 900 }] })) {
    test(`the contact form with missing fields and with its toast at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openForm(page);
      await pressSend(page);
      await expect(field(page, 'Name')).toBeFocused();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findBarriers(page)).toEqual([]);
      await submitForm(page);
      await toast(page).hover();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findBarriers(page)).toEqual([]);
      await expect(toast(page)).toBeVisible();
    });
  }
});

/** Finds elements with text that ignore forced colors, except drawings, which keep their background color. */
function findOwnColors(): string[] {
  const hasWords = (part: Element) =>
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.querySelectorAll('body :not(svg, svg *)')]
    .filter((part) => hasWords(part) && getComputedStyle(part).forcedColorAdjust !== 'auto')
    .map((part) => part.outerHTML.slice(0, 120));
}

for (const path of byThoroughness({ sample: [routes.contact], full: PAGE_TYPES })) {
  test(`with forced colors and reduced motion, ${path} has no accessibility violations`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    // axe compares the author's text color with the reader's background, but browsers never paint that pair. The
    // reader's own color pairs are readable as long as no element overrides them.
    expect(await findBarriers(page, undefined, ['color-contrast'])).toEqual([]);
    expect(await page.evaluate(findOwnColors)).toEqual([]);
  });
}
