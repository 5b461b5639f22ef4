/** Tests Back in Firefox. Its back/forward cache restores a page as it was left, but an open menu must be closed. */
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, findOpenMenus, goBack, PHONE } from '../../support/browser.ts';
import { expect, type Page, test } from '../../support/test.ts';

/** Returns a function that checks whether this page has since been restored from the cache. */
async function watchReturn(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  return () => page.evaluate(() => 'persisted' in window && window.persisted === true);
}

for (const [name, size] of [
  ['Services', DESKTOP],
  ['Service Areas', DESKTOP],
  ['Menu', PHONE],
] as const) {
  test(`after Back, the menu “${name}” is closed, even if the visitor left it open`, async ({ page }) => {
    await page.setViewportSize(size);
    // Firefox does not cache a page that is still loading.
    await page.goto(routes.about, { waitUntil: 'networkidle' });
    const wasKept = await watchReturn(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => findOpenMenus(page)).not.toEqual([]);
    await page.goto(routes.portfolio);
    await goBack(page, routes.about);
    await expect.poll(wasKept).toBe(true);
    await expect.poll(() => findOpenMenus(page)).toEqual([]);
  });
}
