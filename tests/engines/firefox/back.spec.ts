/** Firefox keeps the page one leaves, with its open menu, and shows it again on the way back. */
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, findOpenMenus, goBack, PHONE } from '../../support/browser.ts';

/** Notes whether this page comes back from the cache as it was. */
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
  test(`a page that is left with the menu “${name}” open comes back with it closed`, async ({ page }) => {
    await page.setViewportSize(size);
    // A page that still loads something is not kept.
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
