/** Shared by browser tests: lists of pages, viewport sizes, and helpers that act on a page or read its state. */
import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { boroughs, services } from '../../src/site/catalog.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { sitemapRoutes } from '../../src/site/sitemap.ts';
import { byThoroughness } from './thoroughness.ts';

export const MISSING_SERVICE = '/services/nope';
export const MISSING_BOROUGH = '/service-areas/nope';
export const MISSING_PAGE = '/nope';

/** Every page in `TOP_PAGES`, one service, two boroughs, and a 404 page. */
export const PAGE_TYPES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  routes.service('ptac-repair'),
  // The first borough, and the last one, which has a long name in the sample.
  ...new Set([boroughs.at(0), boroughs.at(-1)].flatMap((one) => (one ? routes.borough(one.slug) : []))),
  MISSING_SERVICE,
];

/** Every page, including the one without a connection and the three 404 pages. */
const ALL_PAGES: readonly string[] = [
  ...sitemapRoutes,
  routes.offline,
  MISSING_SERVICE,
  MISSING_BOROUGH,
  MISSING_PAGE,
];

/** Returns the expected HTTP status of a page. */
export const statusOf = (path: string): number =>
  [...sitemapRoutes, routes.offline].includes(path) ? 200 : 404;

/** A minimal set of pages: one that opens with a drawing, a long one, one with a form, and one without a picture. */
export const FEW_PAGES: readonly string[] = [
  routes.home,
  routes.service('ptac-repair'),
  routes.contact,
  MISSING_SERVICE,
];

const [longestService] = services.toSorted(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
);

/**
 * The pages on which tests check rules that apply to every page. The full run opens every page. A quick run opens
 * `PAGE_TYPES`, the longest service page, all pages in other languages, and the page without a connection.
 */
export const WALKED_PAGES: readonly string[] = byThoroughness({
  sample: [
    ...new Set([
      ...PAGE_TYPES,
      routes.service(longestService?.slug ?? ''),
      ...languages.map(({ code }) => routes.language(code)),
      routes.offline,
    ]),
  ],
  full: ALL_PAGES,
});

export const BOROUGH_PATHS = boroughs.map(({ slug }) => routes.borough(slug));

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** Returns the computed background color of the bar. */
export function barColor(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
}

/** Waits until the changes so far are painted. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Scrolls without animation and waits until the new position is painted. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  await waitForPaint(page);
}

/**
 * Goes back to the previous page, whose path is `path`, and waits for it. In Firefox, a page from the back/forward
 * cache fires no load event, so `page.goBack`, locators and `toHaveURL` wait forever. Only `page.evaluate` works, so
 * `findOpenMenus` uses it.
 */
export async function goBack(page: Page, path: string): Promise<void> {
  // Goes back only after this `evaluate` has returned, because leaving the page would interrupt it.
  await page.evaluate(() => setTimeout(() => history.back()));
  // During the navigation, `evaluate` throws.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
}

/** Returns the signs of an open menu: the menu itself, its expanded button, and a page that does not scroll. */
export function findOpenMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-menu]:popover-open, [aria-expanded="true"], html[data-sheet]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
  );
}

/** Opens a page whose clock stands still at an instant. */
export async function openAt(page: Page, instant: Date | number | string, address: string): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
}

/** Opens a page in a window of the given size. */
export async function openIn(page: Page, size: ViewportSize, address: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(address);
}

/** Dispatches focus events to the contact form until React has added the region for its toast. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('[data-contact-form]').dispatchEvent('focusin');
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    await toasts.waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}

/**
 * Clicks the center of an element with the mouse once it has stopped moving. Playwright's `click` waits for animation
 * frames, which the pinned Chromium does not report for pages without JavaScript.
 */
export async function clickWithoutScript(target: Locator): Promise<void> {
  let [x, y] = [Number.NaN, Number.NaN];
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error('The element to click is not visible.');
    const before = [x, y];
    [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect([x, y]).toEqual(before);
  }).toPass({ intervals: [50] });
  await target.page().mouse.click(x, y);
}
