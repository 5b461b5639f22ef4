import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { openIn } from '../../support/browser.ts';
import { findBrokenWords } from '../../support/browser-type.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const SIZES = [
  { width: 320, fontSize: '150%' },
  { width: 390, fontSize: '200%' },
];

for (const { width, fontSize } of byThoroughness({ sample: SIZES.slice(0, 1), full: SIZES }))
  for (const path of [routes.about, ...languages.map(({ code }) => routes.language(code))])
    test(`no word in the menu of ${path} breaks at ${width} px with ${fontSize} text`, async ({ page }) => {
      await openIn(page, { width: width + 1, height: 568 }, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      // Chromium compares a container with `rem` again only when it lays the page out.
      await page.setViewportSize({ width, height: 568 });
      await page.locator('header [popovertarget="site-menu"]').click();
      const found = new Set(await findBrokenWords(page, '#site-menu'));
      await page.locator('#site-menu summary').first().click();
      for (const family of await page.locator('#services-menu summary').all()) {
        await family.click();
        for (const word of await findBrokenWords(page, '#services-menu')) found.add(word);
      }
      expect([...found]).toEqual([]);
    });

for (const path of [routes.about, ...languages.map(({ code }) => routes.language(code))])
  test(`the services menu of ${path} stays between the page’s margins at 1280 px, without scrolling`, async ({
    page,
  }) => {
    await openIn(page, { width: 1280, height: 650 }, path);
    await page.locator('[popovertarget="services-menu"]').click();
    const menu = page.locator('#services-menu');
    const margin = (await page.locator('header a').first().boundingBox())?.x ?? 0;
    const outside = await menu.getByRole('link').evaluateAll(
      (links, edge) =>
        links
          .filter((link) => {
            const { left, right } = link.getBoundingClientRect();
            return left < edge || right > innerWidth - edge;
          })
          .map(({ textContent }) => textContent),
      margin,
    );
    expect(outside).toEqual([]);
    expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  });
