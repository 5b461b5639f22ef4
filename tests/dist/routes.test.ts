import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { languageLinks, languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { pageFiles, parseRoute } from '../support/html.ts';
import { ALL_ROUTES, ENGLISH_ROUTES, fileOfRoute, LANGUAGE_ROUTES, readDist } from '../support/pages.ts';

const absolute = (route: string): string => `${business.siteUrl}${route}`;
const UNLISTED = ['404.html', 'offline.html', 'service-areas/404.html', 'services/404.html'];

describe('the built pages', () => {
  test('are exactly the known routes, including one for each language, three 404 pages and one without a connection', () => {
    expect([...pageFiles].sort()).toEqual([...ALL_ROUTES.map(fileOfRoute), ...UNLISTED].sort());
  });
});

describe('the sitemap', () => {
  const xml = readDist('sitemap.xml');

  test('follows the sitemap protocol', () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(<url><loc>https:\/\/[^<>&\s]+<\/loc><\/url>)+<\/urlset>\s*$/,
    );
  });
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
