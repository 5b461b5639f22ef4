/** Pages without their styles, and pages whose other files are late; and a page that cannot be loaded. */
import { routes } from '../../../src/site/routes.ts';
import { PHONE, TRANSPARENT, waitForForm } from '../../support/browser.ts';
import {
  EXTRAS,
  expectPainted,
  expectUsable,
  FONTS,
  hasFont,
  hold,
  loseStyles,
  openWithoutFetchingAhead,
  PAGE_KINDS,
  watchShifts,
} from '../../support/browser-faults.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Maximum cumulative layout shift (CLS). Search engines rate values up to 0.1 as good. */
const MOST = 0.01;

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.service('boiler-repair')],
  full: PAGE_KINDS,
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

// WebDriver cannot go back from Firefox’s offline page.
test('typed text survives a failed navigation and going back', {
  tag: '@chromium',
}, async ({ page, context }) => {
  const typed = { Name: 'Ana Ruiz', Message: 'No heat on the fourth floor, line B.' };
  await openWithoutFetchingAhead(page, routes.contact);
  await waitForForm(page);
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).first().fill(text);
  await context.setOffline(true);
  await page.getByRole('contentinfo').locator(`a[href="${routes.services}"]`).click();
  // The browser shows its own error page instead of the site's page.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goBack();
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label).first()).toHaveValue(text);
});
