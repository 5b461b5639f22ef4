/** Checks that other companies’ pages have no faults, stay within budget, and do not mention the sample company. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { findCutWords } from '../../tools/verify/layout-faults.ts';
import { findDeadAddresses } from '../../tools/verify/link-faults.ts';
import { describePageFaults, type PageFault } from '../../tools/verify/page-faults.ts';
import { ACCENT_BYTES, describeParts, findHeavyParts, pageSurplus } from '../../tools/verify/page-weight.ts';
import { runIn } from '../../tools/verify/run-in-page.ts';
import { visitPage } from '../../tools/verify/visit-pages.ts';
import { parsePage, textOf } from '../support/html.ts';
import { findFacts } from '../support/identity-matchers.ts';
import { COMPANIES, type CompanyName, distOf } from './company-sites.ts';

const MISSING_PAGE = '/nope';
/** Service pages share one layout, so only every fifth is checked. */
const SERVICE_STEP = 5;
const WIDTHS = [320, 390, 768, 1440];

const companyOf = (): CompanyName => test.info().project.name as CompanyName;

const listHtml = (): string[] =>
  readdirSync(distOf(companyOf()), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
const readHtml = (file: string): string => readFileSync(join(distOf(companyOf()), file), 'utf8');

/** Lists the paths to check: every fifth service page, all other pages, and a missing page. */
function listPaths(): string[] {
  const sitemap = readFileSync(join(distOf(companyOf()), 'sitemap.xml'), 'utf8');
  const paths = sitemap
    .split('<loc>')
    .slice(1)
    .map((entry) => new URL(entry.split('</loc>', 1).join()).pathname);
  const isService = (path: string): boolean => path.startsWith('/services/');
  const services = paths.filter(isService).filter((_, index) => index % SERVICE_STEP === 0);
  return [...paths.filter((path) => !isService(path)), ...services, MISSING_PAGE];
}

test('pages are complete, accessible and error-free at every width', async ({ context, baseURL }) => {
  const faults: PageFault[] = [];
  for (const path of listPaths()) {
    const status = path === MISSING_PAGE ? 404 : 200;
    faults.push(...(await visitPage(context, { path, widths: WIDTHS, status }, baseURL ?? '')));
  }
  expect(describePageFaults(faults)).toEqual([]);
});

test('the phone menu clips no text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findCutWords(runIn(page), '#site-menu')).toEqual([]);
});

test('every page stays within its budget', async () => {
  const { company, brand } = await COMPANIES[companyOf()]();
  const surplus = pageSurplus(businessSchema.parse(company)) + (brand ? ACCENT_BYTES : 0);
  const heavy = listHtml().flatMap((file) =>
    findHeavyParts(readHtml(file), surplus).map(
      ({ name, html, over }) => `${file}: ${name} is ${over} bytes too heavy (${describeParts(html)})`,
    ),
  );
  expect(heavy).toEqual([]);
});

test('no page names the sample company, or claims five boroughs if the company serves fewer', async () => {
  const { boroughs } = await COMPANIES[companyOf()]();
  const found = listHtml().flatMap((file) => {
    const html = readHtml(file);
    const isFalse =
      boroughs.length < 5 && /five (?:New York )?boroughs|one of the five|cinco condados/i.test(html);
    return [...findFacts(html), ...(isFalse ? ['five boroughs'] : [])].map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual([]);
});

test('only a company with a booking page mentions online booking', async () => {
  const { company } = await COMPANIES[companyOf()]();
  const booking = listHtml().filter((file) =>
    /book online|book a time|reserve una cita/i.test(parsePage(readHtml(file)).text),
  );
  expect(booking.length > 0).toBe(company.bookingUrl !== undefined);
});

test('all booking links on the page of a service lead to its own booking page, if the service has one', async () => {
  const { services, company } = await COMPANIES[companyOf()]();
  const apart = services.filter(({ bookingUrl }) => bookingUrl);
  for (const { slug, bookingUrl } of apart) {
    const page = parsePage(readHtml(`services/${slug}.html`));
    const booking = page
      .querySelectorAll('a[target=_blank]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => company.bookingUrl && href.startsWith(company.bookingUrl));
    expect(booking.length).toBeGreaterThan(3);
    expect([...new Set(booking)]).toEqual([bookingUrl]);
  }
});

test('every link leads to a page and an anchor that exist', async () => {
  const { company } = await COMPANIES[companyOf()]();
  expect(await findDeadAddresses(distOf(companyOf()), company.siteUrl)).toEqual([]);
});

test('in the services menu, no two jobs of a machine have the same name', () => {
  const families = parsePage(readHtml('index.html')).querySelectorAll('#services-menu li:has(> ul)');
  expect(families.length).toBeGreaterThan(0);
  for (const family of families) {
    const labels = family.querySelectorAll('ul a').map(textOf);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
