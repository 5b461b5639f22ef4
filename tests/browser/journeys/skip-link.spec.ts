import { PAGE_TYPES } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

for (const path of byThoroughness({ sample: PAGE_TYPES.slice(0, 1), full: PAGE_TYPES })) {
  test(`the first Tab stop on ${path} skips to the content`, async ({ page }) => {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}
