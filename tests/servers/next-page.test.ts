import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { launchBrowser } from '../../tools/machine/chromium.ts';
import { byThoroughness } from '../support/thoroughness.ts';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => context?.close());
afterAll(() => browser?.close());

/** What the browser reports about its support for speculation rules and about its connection. */
interface Visitor {
  readonly speculates?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Visit {
  readonly page: Page;
  /** Console messages and script errors. */
  readonly complaints: string[];
  /** Paths that scripts requested. */
  readonly fetched: string[];
}

async function visit(
  origin: string,
  path: string,
  { speculates = true, connection }: Visitor = {},
): Promise<Visit> {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const result: Visit = { page, complaints: [], fetched: [] };
  page.on('console', (message) => result.complaints.push(message.text()));
  page.on('pageerror', (error) => result.complaints.push(error.message));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') result.fetched.push(pathname);
  });
  if (!speculates) {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
  }
  if (connection) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
  }
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  return result;
}

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const borough = routes.borough('queens');
const otherBorough = routes.borough('bronx');

/** One server is enough, because headers.test.ts checks that both send the same headers. */
describe.each(inject('servers').slice(0, 1))('$name', ({ origin }) => {
  test('prefetches the page of a hovered link once if the browser does not support speculation rules', async () => {
    const { page, complaints, fetched } = await visit(origin, routes.home, { speculates: false });
    expect(fetched).toEqual([]);
    await linkTo(page, borough).hover();
    await expect.poll(() => fetched).toEqual([borough]);
    await linkTo(page, otherBorough).hover();
    await expect.poll(() => fetched).toEqual([borough, otherBorough]);
    await linkTo(page, borough).hover();
    await linkTo(page, routes.home).hover();
    await linkTo(page, routes.services).hover();
    await expect.poll(() => fetched).toEqual([borough, otherBorough, routes.services]);
    expect(complaints).toEqual([]);
  });

  test('prefetches no other site', async () => {
    const { page, fetched } = await visit(origin, routes.home, { speculates: false });
    await page.locator('a[target="_blank"]:visible').first().hover();
    await page.locator('footer a[href^="tel:"]').hover();
    await linkTo(page, borough).hover();
    await expect.poll(() => fetched).toEqual([borough]);
  });

  const unwilling: (readonly [string, object])[] = [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: '2g' }],
    ['is very slow', { effectiveType: 'slow-2g' }],
  ];

  test.each(byThoroughness({ sample: unwilling.slice(0, 1), full: unwilling }))(
    'prefetches nothing if the connection %s',
    async (_, connection) => {
      const { page, fetched } = await visit(origin, routes.home, { speculates: false, connection });
      await linkTo(page, borough).hover();
      // Waits longer than the hover delay before a prefetch.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      expect(fetched).toEqual([]);
    },
  );
});
