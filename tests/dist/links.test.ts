import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { emailLink, phoneLink } from '../../src/site/contact-details.ts';
import { incentives } from '../../src/site/incentives.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { nameOf, only, pageFiles, parseFile, parseRoute, repeated } from '../support/html.ts';
import { findLinkFault, isExternal } from '../support/links.ts';
import { ALL_ROUTES } from '../support/pages.ts';

const linksOf = (file: string) => parseFile(file).querySelectorAll('a');
const addressOf = (link: ReturnType<typeof linksOf>[number]): string => link.getAttribute('href') ?? '';
const isInternal = (address: string): boolean => !isExternal(address) && !/^(tel|mailto):/.test(address);
const sources = incentives.map(({ source }) => source.url);
const lookups = business.licenses.flatMap(({ lookupUrl }) => lookupUrl ?? []);

describe.each(pageFiles)('links on %s', (file) => {
  const links = linksOf(file);
  const addresses = links.map(addressOf);

  test('within the site lead straight to a page and, with an anchor, to a place on it', () => {
    const faults = addresses.filter(isInternal).flatMap((address) => findLinkFault(address, file) ?? []);
    expect(addresses.filter(isInternal).length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

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

  test('open no other page in a new tab', () => {
    const others = links.filter((link) => addressOf(link) !== business.bookingUrl);
    expect(others.filter((link) => link.hasAttribute('target')).map(addressOf)).toEqual([]);
  });

  test('to other sites lead to booking, the map, a license register or the source of a rebate, and nowhere else', () => {
    const known = [business.bookingUrl, business.mapUrl, ...lookups, ...sources];
    expect(addresses.filter(isExternal).filter((address) => !known.includes(address))).toEqual([]);
  });

  test('that dial or write use the company’s phone and e-mail, or 911 in danger', () => {
    const dialed = addresses.filter((address) => address.startsWith('tel:'));
    expect(dialed.length).toBeGreaterThan(2);
    expect([...new Set(dialed)].filter((address) => address !== 'tel:911')).toEqual([phoneLink]);
    expect([...new Set(addresses.filter((address) => address.startsWith('mailto:')))]).toEqual([emailLink]);
  });

  test('all have an address and a name', () => {
    expect(links.filter((link) => addressOf(link) === '' || nameOf(link) === '').map(String)).toEqual([]);
  });

  test('named alike lead to the same place, so that each makes sense out of its context', () => {
    const page = `https://site.test/${file.replace(/\.html$/, '')}`;
    const places = new Map<string, Set<string>>();
    for (const link of links) {
      const name = nameOf(link);
      places.set(name, (places.get(name) ?? new Set()).add(new URL(addressOf(link), page).href));
    }
    expect([...places].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
  });

  test('and labels lead to identifiers that stand once', () => {
    const ids = parseFile(file)
      .querySelectorAll('[id]')
      .map((element) => element.id);
    expect(repeated(ids)).toEqual([]);
    const references = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'popovertarget',
    ].flatMap((name) =>
      parseFile(file)
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? []),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('from the home page', () => {
  test('every route can be reached', () => {
    const reached = new Set(['/']);
    const queue = ['/'];
    for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
      const next = only(parseRoute(route), 'body')
        .querySelectorAll('a')
        .map((link) => addressOf(link).split('#')[0] ?? '')
        // The contact card is a file to keep, not a page.
        .filter((address) => address.startsWith('/') && address !== routes.contactCard)
        .filter((address) => !reached.has(address));
      for (const address of new Set(next)) {
        reached.add(address);
        queue.push(address);
      }
    }
    expect([...reached].sort()).toEqual([...ALL_ROUTES].sort());
  });
});

describe('the search for bad links', () => {
  test.each([
    ['/services/', 'ends with a slash'],
    ['/about.html', 'names the file'],
    ['/nowhere', 'does not exist'],
    ['/services/404.html', 'names the file'],
    ['/services#nowhere', 'no such anchor'],
    ['#', 'empty anchor'],
    ['about', 'not an address from the root'],
    [`${business.siteUrl}/nowhere`, 'does not exist'],
  ])('finds %s', (address, fault) => {
    expect(findLinkFault(address, 'index.html')).toContain(fault);
  });

  test.each(['/', '/services', '/services#boiler', '#main', `${business.siteUrl}/about`])(
    'lets %s be',
    (address) => {
      expect(findLinkFault(address, 'index.html')).toBeUndefined();
    },
  );
});
