/**
 * In the strip of boroughs on phones, visitors can reach every building by keyboard and through links that are drawn as
 * train stations.
 */
import { boroughs } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { openIn, PHONE } from '../../support/browser.ts';
import { expect, type Page, test } from '../../support/test.ts';

const house = (page: Page, slug: string) => page.locator(`#street-${slug}`);

test.beforeEach(async ({ page }) => {
  await openIn(page, PHONE, routes.home);
});

test('the train appears only with scroll timelines, and not with reduced motion', { tag: '@full' }, async ({
  page,
}) => {
  const train = () =>
    page.locator('[data-ride] + nav').evaluate((line) => getComputedStyle(line, '::before').content);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    // Playwright cannot emulate reduced motion in Firefox, so this reads the browser's own setting.
    const rides = await page.evaluate(
      () => CSS.supports('animation-timeline: --ride') && !matchMedia('(prefers-reduced-motion)').matches,
    );
    expect(await train()).toBe(rides ? '""' : 'none');
  }
});

test('Tab brings every building into view', async ({ page }) => {
  await house(page, boroughs[0]?.slug ?? '')
    .getByRole('link')
    .focus();
  for (const { slug } of boroughs) {
    const card = house(page, slug).getByRole('link');
    await expect(card).toBeFocused();
    await expect
      .poll(async () => {
        const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
        // The browser rounds positions to device pixels.
        return Math.max(-x, x + width - PHONE.width);
      }, slug)
      .toBeLessThan(1);
    await page.keyboard.press('Tab');
  }
});
