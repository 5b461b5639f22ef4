/** Limits the bytes that a visit transfers. Each file counts once, because the browser caches it. */
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { BUDGETS, describeExcess, sizeOf, sizeOnTheWay } from '../../support/page-weight.ts';
import { fileOfRoute, readDist } from '../../support/pages.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Size of a file's response headers after HTTP/2 compression, in bytes. */
const HEADERS_OF_FILE = 100;

/** Collects the paths that the page requests from now on, and expects no request to another server. */
function listenToRequests(page: Page, origin: string): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    expect(asked).toBe(origin);
    paths.add(pathname);
  });
  return paths;
}

const isPage = (path: string): boolean => !path.includes('.');
const weigh = (paths: Iterable<string>): number =>
  [...paths].reduce(
    (sum, path) =>
      sum + (isPage(path) ? sizeOnTheWay(readDist(fileOfRoute(path))) : sizeOf(path) + HEADERS_OF_FILE),
    0,
  );

for (const [name, viewport] of byThoroughness({
  sample: [['phone', PHONE]],
  full: [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ],
} as const)) {
  test(`the first page on a ${name} stays within its budget, and so does a second one`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const asked = listenToRequests(page, new URL(baseURL ?? '').origin);
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    const first = new Set(asked);
    expect(first.size).toBeGreaterThan(4);
    const budgets = [BUDGETS.firstVisit[name], BUDGETS.secondPage[name]] as const;
    expect(describeExcess('bytes', weigh(first), budgets[0], `lighten ${[...first].join(', ')}`)).toEqual([]);

    for (const route of [routes.contact, routes.service('boiler-repair'), routes.borough('bronx')]) {
      asked.clear();
      await page.goto(route, { waitUntil: 'networkidle' });
      const added = asked.difference(first);
      expect(added.has(route)).toBe(true);
      expect(describeExcess('bytes', weigh(added), budgets[1], `lighten ${[...added].join(', ')}`)).toEqual(
        [],
      );
    }
  });
}
