/** Tests how a company’s own color, logo and reviews appear on pages, icons and cards, and in structured data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_ACCENT, deriveAccentColors } from '../../src/lib/styling/accent-colors.ts';
import { barColor } from '../support/browser.ts';
import { parsePage } from '../support/html.ts';
import { COMPANIES, type CompanyName, distOf } from './company-sites.ts';

/** The default color of heat on dark backgrounds: the sample’s red. */
const RED_AT_NIGHT = '#ff5a36';
/** Maximum number of reviews on the home page. */
const MOST_ON_HOME = 4;

const companyName = (): CompanyName => test.info().project.name as CompanyName;
const readContent = async () => await COMPANIES[companyName()]();
const inDist = (file: string): string => join(distOf(companyName()), file);
const readPage = (file: string) => parsePage(readFileSync(inDist(file), 'utf8'));

/** Converts a computed color, such as `rgb(11, 110, 79)`, to hexadecimal, such as `#0b6e4f`. */
const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const groundOf = async (element: Locator): Promise<string> =>
  toHex(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

/** Returns the color of one pixel of a picture: red, green, blue. */
async function pixelOf(file: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(inDist(file)).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

/** Checks whether a pixel has nearly this color. */
const isNear = (pixel: readonly number[], color: string): boolean =>
  pixel.every(
    (channel, i) => Math.abs(channel - Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16)) < 12,
  );

test('the booking buttons in the bar and at the end of the page have the accent color, lightened in the bar if needed', async ({
  page,
}) => {
  const { brand, company } = await readContent();
  const accent = brand.accent?.toLowerCase() ?? DEFAULT_ACCENT;
  const name = company.bookingUrl ? /^Book/ : /^Call/;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const inBar = page.getByRole('banner').getByRole('link', { name }).last();
  expect(await groundOf(inBar)).toBe(deriveAccentColors(accent)?.nightBook?.book ?? accent);
  const ending = page.locator('section[aria-labelledby="closing"]').getByRole('link', { name }).first();
  expect(await groundOf(ending)).toBe(accent);
});

test('heat in drawings has the accent color if that is warm', async () => {
  const { brand } = await readContent();
  const colors = deriveAccentColors(brand.accent?.toLowerCase() ?? DEFAULT_ACCENT);
  const [, hero = ''] =
    /<img[^>]*src="(\/art\/hero\.[^"]+)"/.exec(readFileSync(inDist('index.html'), 'utf8')) ?? [];
  expect(readFileSync(inDist(hero), 'utf8')).toContain(`--hot:${colors?.heat?.night ?? RED_AT_NIGHT};`);
});

test('the icon is the company’s own, or its square logo', async () => {
  const { brand } = await readContent();
  const corner = await pixelOf('icon-512.png', 4, 4);
  // The test company’s own icon fills the square; a logo used as the icon is on a dark background.
  expect(isNear(corner, brand.icon ? (brand.accent ?? '') : '#12181d')).toBe(true);
  expect(readFileSync(inDist('icon.svg'), 'utf8')).toContain('<image');
});

test('the logo is sharp in the bar and the footer, and the name is announced once', async ({ page }) => {
  const { brand, company } = await readContent();
  await page.goto('/about');
  for (const part of ['banner', 'contentinfo'] as const) {
    const said = brand.logo?.showsName ? company.name : company.shortName;
    const home = page.getByRole(part).getByRole('link', { name: said, exact: true });
    await expect(home).toBeVisible();
    const logo = home.locator('img');
    await expect(logo).toHaveCount(brand.logo ? 1 : 0);
    if (!brand.logo) continue;
    const { pixels, height, ratio, reserved } = await logo.evaluate((image: HTMLImageElement) => ({
      pixels: image.naturalHeight,
      height: image.clientHeight,
      ratio: image.naturalWidth / image.naturalHeight,
      reserved: image.width > 0 && Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    }));
    expect(height).toBe(40);
    if (!brand.logo.file.endsWith('.svg')) expect(pixels).toBeGreaterThanOrEqual(2 * height);
    expect(reserved).toBeCloseTo(ratio, 1);
  }
});

test('over a light page head, the bar is black behind a logo, because logos need a dark background', async ({
  page,
}) => {
  const { brand } = await readContent();
  await page.clock.setFixedTime(new Date('2027-01-12T12:00:00-05:00'));
  await page.goto('/about');
  expect(await barColor(page)).toBe(brand.logo ? 'rgb(0, 0, 0)' : 'rgba(0, 0, 0, 0)');
});

test('structured data has the logo, and no reviews or ratings', async () => {
  const { brand, company } = await readContent();
  const data = readPage('index.html').querySelector('script[type="application/ld+json"]')?.text ?? '';
  const [, logo = ''] = /"logo":"([^"]+)"/.exec(data) ?? [];
  expect(logo.startsWith(`${company.siteUrl}/${brand.logo ? 'brand/logo-on-night.' : 'icon-512.png'}`)).toBe(
    true,
  );
  const { width = 0, height = 0 } = await sharp(inDist(new URL(logo).pathname)).metadata();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
  for (const file of ['index.html', 'about.html']) {
    const all = readPage(file).querySelectorAll('script[type="application/ld+json"]');
    expect(all.map(({ text }) => text).join()).not.toMatch(/"Review"|AggregateRating|reviewRating/);
  }
});

test('the alt text of the services page’s social card contains the heading, which counts machines and jobs', () => {
  const page = readPage('services.html');
  const alt = page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
  expect(alt).toContain(page.querySelector('h1')?.structuredText.replace(/\s+/g, ' '));
});

test('the home page has the first reviews, and the about page all of them', async () => {
  const { reviews } = await readContent();
  for (const [file, most] of [
    ['index.html', MOST_ON_HOME],
    ['about.html', reviews.length],
  ] as const) {
    const page = readPage(file);
    const quotes = page.querySelectorAll('blockquote').map(({ text }) => text);
    expect(quotes).toEqual(reviews.slice(0, most).map(({ quote }) => `“${quote}”`));
    expect(page.querySelector('h2#reviews') !== null).toBe(reviews.length > 0);
    const section = page.querySelector('section[aria-labelledby="reviews"]');
    expect(section?.querySelector('a[href="/about#reviews"]') != null).toBe(reviews.length > most);
    // The date of the permission is for the company’s records only.
    for (const { permission } of reviews) expect(section?.toString()).not.toContain(permission);
  }
});
