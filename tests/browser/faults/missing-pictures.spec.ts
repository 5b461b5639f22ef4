/** Pictures that do not load, as on a bad network. */
import { routes } from '../../../src/site/routes.ts';
import { expect, test } from '../../support/test.ts';

test('decorative pictures that do not load leave no icon of a broken picture', async ({ page }) => {
  await page.route('**/art/**', (route) => route.abort());
  await page.goto(routes.services);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
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
