/** What holds for every company: its pages fit, have no barrier, weigh little, and say nothing of the sample. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { findLayoutFaults } from '../../tools/verify/layout-faults.ts';
import { findDeadLinks } from '../../tools/verify/link-faults.ts';
import { describeParts, findHeavyParts, pageSurplus } from '../../tools/verify/page-weight.ts';
import { expectNoViolations } from '../support/browser-axe.ts';
import { parsePage, textOf } from '../support/html.ts';
import { findFacts } from '../support/identity-matchers.ts';
import { COMPANIES, type CompanyName, distOf } from './company-sites.ts';

const MISSING_PAGE = '/nope';
/** Of services, which are built alike, every fifth is looked at. */
const SERVICE_STEP = 5;

const companyOf = (): CompanyName => test.info().project.name as CompanyName;

const listHtml = (): string[] =>
  readdirSync(distOf(companyOf()), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
const readHtml = (file: string): string => readFileSync(join(distOf(companyOf()), file), 'utf8');

/** Addresses of a page of every type. */
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

for (const width of [320, 390, 768, 1440]) {
  test(`no page scrolls sideways, cuts a word or breaks the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const path of listPaths()) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      faults.push(...(await findLayoutFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('no page has a barrier on a phone and on a desk', async ({ page }) => {
  for (const path of listPaths()) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${path} at ${width} px`, () => expectNoViolations(page));
    }
  }
});

test('every page keeps within its budget', async () => {
  const { company } = await COMPANIES[companyOf()]();
  const surplus = pageSurplus(businessSchema.parse(company));
  const heavy = listHtml().flatMap((file) =>
    findHeavyParts(readHtml(file), surplus).map(
      ({ name, html, over }) => `${file}: ${name} is ${over} bytes too heavy (${describeParts(html)})`,
    ),
  );
  expect(heavy).toEqual([]);
});

test('no page names the sample company, or boroughs where it does not work', async () => {
  const { boroughs } = await COMPANIES[companyOf()]();
  const found = listHtml().flatMap((file) => {
    const html = readHtml(file);
    const isFalse = boroughs.length < 5 && /five (?:New York )?boroughs|cinco condados/i.test(html);
    return [...findFacts(html), ...(isFalse ? ['five boroughs'] : [])].map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual([]);
});

test('words of booking are there for a company with a booking page alone', async () => {
  const { company } = await COMPANIES[companyOf()]();
  const booking = listHtml().filter((file) =>
    /book online|book a time|reserve una cita/i.test(parsePage(readHtml(file)).text),
  );
  expect(booking.length > 0).toBe(company.bookingUrl !== undefined);
});

test('every link leads to a page and a place that are there', async () => {
  const { company } = await COMPANIES[companyOf()]();
  expect([...findDeadLinks(distOf(companyOf()), company.siteUrl)]).toEqual([]);
});

test('the menu of services names no two jobs of a machine alike', () => {
  const families = parsePage(readHtml('index.html')).querySelectorAll('#services-menu li:has(> ul)');
  expect(families.length).toBeGreaterThan(0);
  for (const family of families) {
    const labels = family.querySelectorAll('ul a').map(textOf);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
