import { boroughs } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { goBack } from '../../support/browser.ts';
import { waitForScrollEnd } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';

test('a link opens the next page at its top, and going back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/services');
  const link = page.getByRole('contentinfo').getByRole('link', { name: boroughs[0]?.name ?? '' });
  await link.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes.borough(boroughs[0]?.slug ?? ''));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goBack(page, '/services');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});
