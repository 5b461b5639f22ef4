import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { reviews } from '../../src/site/catalog.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { findDeadAddresses } from '../../tools/verify/link-faults.ts';
import { nameOf, only, pageFiles, parseFile, parseRoute } from '../support/html.ts';
import { ALL_ROUTES, DIST } from '../support/pages.ts';

const linksOf = (file: string) => parseFile(file).querySelectorAll('a');
const addressOf = (link: ReturnType<typeof linksOf>[number]): string => link.getAttribute('href') ?? '';
const reviewSources = reviews.flatMap(({ sourceUrl }) => sourceUrl ?? []);

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
