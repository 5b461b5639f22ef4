/** Checks that the other company’s pages have no faults, stay within budget, and claim nothing of the sample’s. */

import { findCutWords } from '../../tools/verify/layout-faults.ts';
import { findDeadAddresses } from '../../tools/verify/link-faults.ts';
import { describePageFaults, type PageFault } from '../../tools/verify/page-faults.ts';
import { runIn } from '../../tools/verify/run-in-page.ts';
import { visitPage } from '../../tools/verify/visit-pages.ts';
import { parsePage, textOf } from '../support/html.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { ACCENT_BYTES, findHeavyParts, pageSurplus } from '../support/page-weight.ts';
import { expect, test } from '../support/test.ts';
import { listHtml, OTHER_DIST, readHtml } from './site.ts';

const MISSING_PAGE = '/nope';
const WIDTHS = [320, 390, 768, 1440];

/** Lists the paths of all pages, and of a missing page. */
const listPaths = (): string[] => [
  ...readHtml('sitemap.xml')
    .split('<loc>')
    .slice(1)
    .map((entry) => new URL(entry.split('</loc>', 1).join()).pathname),
  MISSING_PAGE,
];

test('pages are complete, accessible and error-free at every width', async ({ context, baseURL }) => {
  const { origin: counter } = new URL(OTHER_COMPANY.analytics?.script ?? '');
  // No request leaves this machine.
  await context.route(`${counter}/**`, (route) => route.fulfill({ contentType: 'text/javascript' }));
  const faults: PageFault[] = [];
  for (const path of listPaths()) {
    const status = path === MISSING_PAGE ? 404 : 200;
    faults.push(...(await visitPage(context, { path, widths: WIDTHS, status }, baseURL ?? '', [counter])));
  }
  expect(describePageFaults(faults)).toEqual([]);
});

test('the phone menu clips no text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findCutWords(runIn(page), '#site-menu')).toEqual([]);
});

test('every page stays within its budget', () => {
  const surplus = pageSurplus(OTHER_COMPANY) + ACCENT_BYTES;
  const heavy = listHtml().flatMap((file) =>
    findHeavyParts(readHtml(file), surplus).map((sentence) => `${file}: ${sentence}`),
  );
  expect(heavy).toEqual([]);
});

test('no page claims five boroughs, because the company serves two', () => {
  const found = listHtml().filter((file) =>
    /five (?:New York )?boroughs|one of the five|cinco condados/i.test(readHtml(file)),
  );
  expect(found).toEqual([]);
});

test('every link leads to a page and an anchor that exist', async () => {
  expect(await findDeadAddresses(OTHER_DIST, OTHER_COMPANY.siteUrl)).toEqual([]);
});

test('in the services menu, no two jobs of a machine have the same name', () => {
  const families = parsePage(readHtml('index.html')).querySelectorAll('#services-menu li:has(> ul)');
  expect(families.length).toBeGreaterThan(0);
  for (const family of families) {
    const labels = family.querySelectorAll('ul a').map(textOf);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
