/** Limits how many requests Chromium sends before a page has loaded, and the bytes of pictures above the fold. */
import { routes } from '../../../src/site/routes.ts';
import { sitemapRoutes } from '../../../src/site/sitemap.ts';
import { BUDGETS, compressedSize } from '../../../tools/verify/page-weight.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { sizeOf } from '../../support/budget.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.home, routes.contact],
  full: sitemapRoutes,
});
const VIEWS = byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] });

const isInPage = (url: string): boolean => url.startsWith('data:');

/** Returns the URL of a file without the fragment that names a part of it. */
const withoutFragment = (url: string): string => (isInPage(url) ? url : url.replace(/#.*$/, ''));

/** Returns the URLs of pictures above the fold, backgrounds included. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    const visible = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && isInView(element),
    );
    const images = visible.flatMap((element) =>
      element instanceof HTMLImageElement ? [element.currentSrc || element.src] : [],
    );
    const backgrounds = visible.flatMap((element) =>
      [...getComputedStyle(element).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url),
    );
    return [...new Set([...images, ...backgrounds].map((url) => url.replace(location.origin, '')))];
  });
}

/**
 * Returns the URLs that the load event waits for: all but lazy pictures, scripts imported later, and speculation
 * rules.
 */
function requestsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = (url: string): string => url.replace(/#.*$/, '');
    const images = [...document.images].map(({ loading, currentSrc, src }) => ({
      loading,
      url: bare(currentSrc || src),
    }));
    const eager = new Set(images.filter(({ loading }) => loading !== 'lazy').map(({ url }) => url));
    const lazy = new Set(images.map(({ url }) => url).filter((url) => !eager.has(url)));
    const written = new Set([...document.scripts].map(({ src }) => src));
    const [navigation] = performance.getEntriesByType('navigation');
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => bare(name))
      .filter((url) => !lazy.has(url) && !url.startsWith('data:') && !url.endsWith('/speculation-rules.json'))
      .filter((url) => !url.endsWith('.js') || written.has(url));
  });
}

for (const view of VIEWS) {
  for (const path of PAGES) {
    test(`${path} at ${view.width} px loads with few requests and few bytes of pictures`, async ({
      page,
    }) => {
      await page.setViewportSize(view);
      await page.goto(path, { waitUntil: 'load' });
      const requests = await requestsBeforeLoad(page);
      expect(requests.length + 1, requests.join('\n')).toBeLessThanOrEqual(BUDGETS.requests);
      expect(requests.length).toBeGreaterThan(1);
      // A file that contains several pictures is sent once.
      const pictures = [...new Set((await picturesInView(page)).map(withoutFragment))];
      const size = pictures.reduce(
        (sum, url) => sum + (isInPage(url) ? compressedSize(url) : sizeOf(url)),
        0,
      );
      expect(size, pictures.join('\n')).toBeLessThanOrEqual(BUDGETS.firstView);
      expect(pictures.length).toBeGreaterThan(0);
    });
  }
}
