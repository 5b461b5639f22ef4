/** Tests how the other company’s color, logo and reviews appear on pages, icons and cards, and in structured data. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { deriveAccentColors } from '../../src/lib/styling/accent-colors.ts';
import { barColor } from '../support/browser.ts';
import { parsePage } from '../support/html.ts';
import { OTHER_BRAND, OTHER_REVIEWS } from '../support/other-content.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { inDist } from './site.ts';

/** Maximum number of reviews on the home page. */
const MOST_ON_HOME = 4;

const { accent } = OTHER_BRAND;
const colors = deriveAccentColors(accent);

const readPage = (file: string) => parsePage(readFileSync(inDist(file), 'utf8'));

/** Converts a computed color, such as `rgb(11, 110, 79)`, to hexadecimal, such as `#0b6e4f`. */
const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const groundOf = async (element: Locator): Promise<string> =>
  toHex(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

test('the call buttons in the bar and at the end of the page have the accent color, lightened in the bar if needed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
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
  await page.clock.setFixedTime(new Date('2027-01-12T12:00:00-05:00'));
  await page.goto('/about');
  expect(await barColor(page)).toBe('rgb(0, 0, 0)');
});

test('structured data has the logo, and no reviews or ratings', async () => {
  const data = readPage('index.html').querySelector('script[type="application/ld+json"]')?.text ?? '';
  const [, logo = ''] = /"logo":"([^"]+)"/.exec(data) ?? [];
  expect(logo.startsWith(`${OTHER_COMPANY.siteUrl}/brand/logo-on-night.`)).toBe(true);
  const { width = 0, height = 0 } = await sharp(inDist(new URL(logo).pathname)).metadata();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
  for (const file of ['index.html', 'about.html']) {
    const all = readPage(file).querySelectorAll('script[type="application/ld+json"]');
    expect(all.map(({ text }) => text).join()).not.toMatch(/"Review"|AggregateRating|reviewRating/);
  }
});

test('the home page has the first reviews, and the about page all of them', () => {
  for (const [file, most] of [
    ['index.html', MOST_ON_HOME],
    ['about.html', OTHER_REVIEWS.length],
  ] as const) {
    const page = readPage(file);
    const quotes = page.querySelectorAll('blockquote').map(({ text }) => text);
    expect(quotes).toEqual(OTHER_REVIEWS.slice(0, most).map(({ quote }) => `“${quote}”`));
    const section = page.querySelector('section[aria-labelledby="reviews"]');
    expect(section?.querySelector('a[href="/about#reviews"]') != null).toBe(OTHER_REVIEWS.length > most);
    // The date of the permission is for the company’s records only.
    for (const { permission } of OTHER_REVIEWS) expect(section?.toString()).not.toContain(permission);
  }
});
