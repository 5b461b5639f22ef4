/** The addresses of pages, and the links between them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textHref } from '../../src/lib/contact/phone.ts';
import { business } from '../../src/site/business.ts';
import { reviews } from '../../src/site/catalog.ts';
import { emailLink, mapLink, phoneLink } from '../../src/site/contact-details.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { languageLinks, languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { findDeadAddresses } from '../../tools/verify/link-faults.ts';
import { metaOf, nameOf, only, pageFiles, parseFile, parseRoute } from '../support/html.ts';
import {
  ALL_ROUTES,
  DIST,
  ENGLISH_ROUTES,
  fileOfRoute,
  LANGUAGE_ROUTES,
  listFiles,
  readDist,
} from '../support/pages.ts';

const absolute = (route: string): string => `${business.siteUrl}${route}`;
const UNLISTED = ['404.html', 'offline.html', 'service-areas/404.html', 'services/404.html'];

test('the built pages are exactly the known routes, including one for each language, three 404 pages and one without a connection', () => {
  expect([...pageFiles].sort()).toEqual([...ALL_ROUTES.map(fileOfRoute), ...UNLISTED].sort());
  for (const file of UNLISTED) expect(metaOf(parseFile(file), 'robots')).toBe('noindex');
});

test('the sitemap follows the sitemap protocol, and lists every page', () => {
  const xml = readDist('sitemap.xml');
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(<url><loc>https:\/\/[^<>&\s]+<\/loc><\/url>)+<\/urlset>\s*$/,
  );
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(ALL_ROUTES.map(absolute).toSorted());
});

describe('pages in several languages', () => {
  const expected = [
    ...languageLinks.map(({ code, href }) => [code, absolute(href)]),
    ['x-default', absolute('/')],
  ];

  test.each(languageLinks.map(({ href }) => href))(
    'link to each other and themselves by hreflang: %s',
    (route) => {
      const links = parseRoute(route).querySelectorAll('link[rel=alternate][hreflang]');
      expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
        expected,
      );
    },
  );

  test.each(ENGLISH_ROUTES.filter((route) => route !== '/'))('are not alternates of %s', (route) => {
    expect(parseRoute(route).querySelectorAll('link[rel=alternate]')).toHaveLength(0);
  });

  test.each(ALL_ROUTES)('are linked in the footer of %s, each by its language’s own name', (route) => {
    const isForeign = LANGUAGE_ROUTES.includes(route);
    const links = parseRoute(route).querySelectorAll('footer a[hreflang][lang]');
    const found = links.map((link) => [link.getAttribute('href'), link.getAttribute('lang'), link.text]);
    const others = languages.map(({ code, name }) => [routes.language(code), code, name]);
    expect(found).toEqual(isForeign ? [['/', 'en', 'English']] : others);
  });
});

const linksOf = (file: string) => parseFile(file).querySelectorAll('a');
const addressOf = (link: ReturnType<typeof linksOf>[number]): string => link.getAttribute('href') ?? '';
const reviewSources = reviews.flatMap(({ sourceUrl }) => sourceUrl ?? []);

/** Everything that the owner or the developers have written. */
const named = [CONTENT_FOLDER, 'src/content']
  .flatMap((folder) => listFiles('.yaml', folder).map((file) => readFileSync(join(folder, file), 'utf8')))
  .join('\n');
const { phone, textPhone = phone } = business;
const OWN: readonly string[] = [phoneLink, textHref(textPhone), emailLink, mapLink];
/** A link to a mailbox may also name a subject. */
const isOwn = (address: string): boolean =>
  OWN.includes(address) || OWN.includes(address.split('?')[0] ?? '');
/** Spells a number as the content does: 800-457-7362. */
const spell = (address: string): string => address.replace(/^tel:\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

test('every internal URL in every file exists and needs no redirect', async () => {
  expect(pageFiles.every((file) => linksOf(file).length > 20)).toBe(true);
  expect(await findDeadAddresses(DIST, business.siteUrl)).toEqual([]);
});

describe.each(pageFiles)('links on %s', (file) => {
  const links = linksOf(file);

  test('to the booking page open a new tab and say so', () => {
    const booking = links.filter((link) => addressOf(link) === business.bookingUrl);
    expect(booking.length > 2).toBe(business.bookingUrl !== undefined);
    for (const link of booking) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      const notes = ['opens in a new tab', ...languages.map(({ words }) => words.newTab)];
      expect(nameOf(link)).toMatch(new RegExp(`^\\w.+ \\((${notes.join('|')})\\)$`));
    }
  });

  test('lead to no phone, mailbox or site that the content does not name', () => {
    const outside = links.map(addressOf).filter((address) => /^(?!tel:\d{3}$)[a-z]+:/.test(address));
    const unknown = outside.filter((address) => !isOwn(address) && !named.includes(spell(address)));
    expect(unknown).toEqual([]);
  });

  test('open no other page in a new tab, except the sources of reviews', () => {
    const others = links.filter((link) => ![business.bookingUrl, ...reviewSources].includes(addressOf(link)));
    expect(others.filter((link) => link.hasAttribute('target')).map(addressOf)).toEqual([]);
  });

  test('with the same name lead to the same URL, so that each makes sense out of context', () => {
    const page = `https://site.test/${file.replace(/\.html$/, '')}`;
    const places = new Map<string, Set<string>>();
    for (const link of links) {
      const name = nameOf(link);
      places.set(name, (places.get(name) ?? new Set()).add(new URL(addressOf(link), page).href));
    }
    expect([...places].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
  });
});

test('every route can be reached from the home page', () => {
  const reached = new Set(['/']);
  const queue = ['/'];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const next = only(parseRoute(route), 'body')
      .querySelectorAll('a')
      .map((link) => addressOf(link).split(/[?#]/)[0] ?? '')
      // The contact card is a file to download, not a page.
      .filter((address) => address.startsWith('/') && address !== routes.contactCard)
      .filter((address) => !reached.has(address));
    for (const address of new Set(next)) {
      reached.add(address);
      queue.push(address);
    }
  }
  expect([...reached].sort()).toEqual([...ALL_ROUTES].sort());
});
