/** The other company’s pages, with its color and its logo. Tests of its files are in `tests/dist/other-company.test.ts`. */
import { readFileSync } from 'node:fs';
import { deriveAccentColors } from '../../src/lib/styling/accent-colors.ts';
import { findCutWords } from '../../tools/verify/layout-faults.ts';
import { describePageFaults, type PageFault } from '../../tools/verify/page-faults.ts';
import { runIn } from '../../tools/verify/run-in-page.ts';
import { visitPage } from '../../tools/verify/visit-pages.ts';
import { barColor, openAt, openIn } from '../support/browser.ts';
import { OTHER_BRAND } from '../support/other-content.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { OTHER_SITE } from '../support/tested-company.ts';

const { accent } = OTHER_BRAND;
const colors = deriveAccentColors(accent);

/** Converts a computed color, such as `rgb(11, 110, 79)`, to hexadecimal, such as `#0b6e4f`. */
const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const groundOf = async (element: Locator): Promise<string> =>
  toHex(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

const MISSING_PAGE = '/nope';
const WIDTHS = [320, 390, 768, 1440];

/** Lists the paths of all pages, and of a missing page. */
const listPaths = (): string[] => [
  ...readFileSync(`${OTHER_SITE}/dist/sitemap.xml`, 'utf8')
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
  await openIn(page, { width: 320, height: 640 }, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findCutWords(runIn(page), '#site-menu')).toEqual([]);
});

test('the call buttons in the bar and at the end of the page have the accent color, lightened in the bar if needed', async ({
  page,
}) => {
  await openIn(page, { width: 1440, height: 900 }, '/contact');
  const inBar = page.getByRole('banner').getByRole('link', { name: /^Call/ }).last();
  expect(await groundOf(inBar)).toBe(colors?.nightBook?.book ?? accent);
  const ending = page
    .locator('section[aria-labelledby="closing"]')
    .getByRole('link', { name: /^Call/ })
    .first();
  expect(await groundOf(ending)).toBe(accent);
});

test('the logo has its place in the bar and the footer, and the name is announced once', async ({ page }) => {
  await page.goto('/about');
  for (const part of ['banner', 'contentinfo'] as const) {
    // The logo includes the name, so its alternative text is the company's full name.
    const home = page.getByRole(part).getByRole('link', { name: OTHER_COMPANY.name, exact: true });
    await expect(home).toBeVisible();
    const { height, ratio, reserved } = await home.locator('img').evaluate((image: HTMLImageElement) => ({
      height: image.clientHeight,
      ratio: image.naturalWidth / image.naturalHeight,
      reserved: image.width > 0 && Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    }));
    expect(height).toBe(40);
    expect(reserved).toBeCloseTo(ratio, 1);
  }
});

test('over a light page head, the bar is black behind a logo, because logos need a dark background', async ({
  page,
}) => {
  await openAt(page, new Date('2027-01-12T12:00:00-05:00'), '/about');
  expect(await barColor(page)).toBe('rgb(0, 0, 0)');
});
