/** What browser tests share: page types, addresses, and the state of the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SystemKey } from '../../src/content/parts.ts';
import type { Service } from '../../src/content/schema.ts';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { boroughs, services } from '../../src/site/catalog.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { sitemapRoutes } from '../../src/site/sitemap.ts';
import { byThoroughness } from './thoroughness.ts';

export const MISSING_SERVICE = '/services/nope';
export const MISSING_BOROUGH = '/service-areas/nope';
export const MISSING_PAGE = '/nope';

/** One address of every page type. */
export const PAGE_TYPES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  routes.service('ptac-repair'),
  // The first one, and the last one, whose name is long in the sample.
  ...new Set([boroughs.at(0), boroughs.at(-1)].flatMap((one) => (one ? routes.borough(one.slug) : []))),
  MISSING_SERVICE,
];

/** Every page, and the three for what is missing. */
export const ALL_PAGES: readonly string[] = [
  ...sitemapRoutes,
  MISSING_SERVICE,
  MISSING_BOROUGH,
  MISSING_PAGE,
];

/** Status that a page answers with. */
export const statusOf = (path: string): number => (sitemapRoutes.includes(path) ? 200 : 404);

/** The fewest pages that stand for all: a drawn first view, a long page, a form, and a page without a picture. */
export const FEW_PAGES: readonly string[] = [
  routes.home,
  routes.service('ptac-repair'),
  routes.contact,
  MISSING_SERVICE,
];

const wordsOf = (service: Service): number => JSON.stringify(service).length;

/** The longest service page of each of these systems: pages of one system share their drawing, labels and layout. */
function listLongestServices(keys: readonly SystemKey[]): string[] {
  return keys.flatMap((key) => {
    const [longest] = services
      .filter(({ system }) => system === key)
      .toSorted((one, other) => wordsOf(other) - wordsOf(one));
    return longest ? [routes.service(longest.slug)] : [];
  });
}

/** Pages that a rule for all pages is checked on: every one, or one of each type and of some systems the longest. */
export const WALKED_PAGES: readonly string[] = byThoroughness({
  sample: [
    ...new Set([
      ...PAGE_TYPES,
      ...listLongestServices(['boiler', 'mini-split', 'general']),
      ...languages.map(({ code }) => routes.language(code)),
      MISSING_BOROUGH,
      MISSING_PAGE,
    ]),
  ],
  full: ALL_PAGES,
});

export const SERVICE_PATHS = services.map(({ slug }) => routes.service(slug));
export const BOROUGH_PATHS = boroughs.map(({ slug }) => routes.borough(slug));

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Color behind the bar, as computed. */
export function barColor(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
}

/** Scrolls at once and waits for the frame in which it shows. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Goes back to the page before, whose path is `path`, and waits until it is there. A page from the back/forward cache of
 * Firefox loads nothing, so `page.goBack` and whatever Playwright does with locators or `toHaveURL` afterwards wait for
 * the load in vain. Only `page.evaluate` answers: `findOpenMenus` is made for that.
 */
export async function goBack(page: Page, path: string): Promise<void> {
  // After the answer of this call, because the page that gives it goes away.
  await page.evaluate(() => setTimeout(() => history.back()));
  // Between two pages there is none that answers.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
}

/** What tells that a menu is open: the menu itself, its button, and the page that is out of reach behind it. */
export function findOpenMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-menu]:popover-open, [aria-expanded="true"], main[inert]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
  );
}

/** Paths of all links below an element, in order. */
export function linkPaths(root: Locator): Promise<string[]> {
  return root.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Points at the contact form, where it is, until it answers: only then is there a place for its toast. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('[data-contact-form] form').dispatchEvent('focusin');
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    await toasts.waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}

/** Middle of an element that is in the window, once it has stopped moving. */
async function findRestingPoint(target: Locator): Promise<{ x: number; y: number }> {
  let [x, y] = [Number.NaN, Number.NaN];
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be clicked is not shown.');
    const before = [x, y];
    [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect([x, y]).toEqual(before);
  }).toPass({ intervals: [50] });
  return { x, y };
}

/**
 * Clicks in the middle of an element, with the pointer. Playwright's own click waits for frames that the pinned
 * Chromium does not announce to pages whose scripts are switched off.
 */
export async function clickWithoutScript(target: Locator): Promise<void> {
  const { x, y } = await findRestingPoint(target);
  await target.page().mouse.click(x, y);
}
