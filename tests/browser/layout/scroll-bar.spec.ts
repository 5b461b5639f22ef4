/**
 * Layout next to a scroll bar that takes up space, as on desktops with a mouse. By default, Playwright hides scroll
 * bars.
 */
import { browserLaunchOptions } from '../../../tools/machine/chromium.ts';
import { WALKED_PAGES } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

test.use({ launchOptions: { ...browserLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('no element reaches under the scroll bar', { tag: '@chromium' }, async ({ page }) => {
  for (const path of WALKED_PAGES) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('main, main *')].filter((part) => {
        const { width } = part.getBoundingClientRect();
        return width > clientWidth + 1 && width < innerWidth + 1;
      });
      return {
        bar: innerWidth - clientWidth > 0,
        sideways: scrollWidth - clientWidth,
        wide: wide.map((part) => part.outerHTML.slice(0, 80)),
      };
    });
    expect({ path, ...found }).toEqual({ path, bar: true, sideways: 0, wide: [] });
  }
});
