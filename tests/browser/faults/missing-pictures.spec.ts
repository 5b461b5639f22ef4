/** Pictures that do not load, as on a bad network. */
import { routes } from '../../../src/site/routes.ts';
import { loadLazyPictures } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

test('decorative pictures that do not load leave no icon of a broken picture', async ({ page }) => {
  await page.route('**/art/**', (route) => route.abort());
  await page.goto(routes.services);
  await loadLazyPictures(page);
  const broken = page.locator('img[alt=""]');
  await expect
    .poll(() =>
      broken.evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              (image as HTMLImageElement).complete &&
              (image as HTMLImageElement).naturalWidth === 0 &&
              image.checkVisibility({ visibilityProperty: true }),
          ).length,
      ),
    )
    .toBe(0);
  expect(await broken.count()).toBeGreaterThan(0);
});
