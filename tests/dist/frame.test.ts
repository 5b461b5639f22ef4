import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DANGER_CALLS } from '../../src/content/danger-calls.ts';
import { TOP_PAGES, type TopPage } from '../../src/content/top-pages.ts';
import { business } from '../../src/site/business.ts';
import { boroughs, listServices, ownPages, services, systems } from '../../src/site/catalog.ts';
import { addressLines, emailLink, phoneLink } from '../../src/site/contact-details.ts';
import { frameIn } from '../../src/site/frame.ts';
import { languages, listOtherLanguages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { BOOKING_HREF } from '../support/booking.ts';
import { attributes, normalize, only, pageFiles, parseFile, parseRoute, textOf } from '../support/html.ts';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST, ENGLISH_ROUTES, fileOfRoute, LANGUAGE_ROUTES } from '../support/pages.ts';

const AREAS = boroughs.map(({ slug }) => routes.borough(slug));
/** Returns the text and links of the header, menus and footer of a page, in its language. */
const frameOf = (file: string) => frameIn(languages.find(({ code }) => file === `${code}.html`));
const PAGES = ['/', '/about', '/portfolio', '/contact'];
/** Routes without a marked link in the header: pages that it does not link to, and /services, whose button is marked. */
const NOT_MARKED: ReadonlySet<string> = new Set([
  routes.services,
  ...Object.values(TOP_PAGES).flatMap(({ link, path }: TopPage) => (link === 'header' ? [] : [path])),
  ...ownPages.flatMap(({ link, slug }) => (link === 'menu' ? [] : [routes.ownPage(slug)])),
]);

describe.each(pageFiles)('around %s', (file) => {
  const page = parseFile(file);
  const header = only(page, 'body > header');
  const footer = only(page, 'body > footer');

  test('the bar’s menus are buttons with native popovers, so that they need no script', () => {
    const buttons = header.querySelectorAll('button');
    const { words } = frameOf(file);
    expect(buttons.map(textOf)).toEqual([words.services, words.areas, words.menu]);
    for (const button of buttons) {
      const panel = only(page, `[id="${button.getAttribute('popovertarget')}"]`);
      expect(panel.getAttribute('popover')).toBe('auto');
      expect(button.getAttribute('type')).toBe('button');
    }
    expect(page.querySelectorAll('[role^=menu]')).toHaveLength(0);
  });

  test.each(['services-menu', 'site-menu'])('every service is linked once in %s', (id) => {
    const hrefs = attributes(only(page, `#${id}`), 'a', 'href').filter((href) =>
      href.startsWith('/services/'),
    );
    expect(hrefs.sort()).toEqual(services.map(({ slug }) => `/services/${slug}`).sort());
  });

  test.each(['areas-menu', 'site-menu'])('every area is linked once in %s', (id) => {
    const hrefs = attributes(only(page, `#${id}`), 'a', 'href').filter((href) =>
      href.startsWith('/service-areas/'),
    );
    expect(hrefs).toEqual(AREAS);
  });

  test('the home, about, portfolio and contact pages are linked in the menu', () => {
    const menu = only(page, `nav[aria-label="${frameOf(file).words.main}"]`);
    expect(attributes(menu, 'a', 'href')).toEqual(expect.arrayContaining(PAGES));
  });

  test('pages in other languages are linked in the bar and in the menu, each by its language’s own name', () => {
    const others = listOtherLanguages(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
    const links = header.querySelectorAll('a[lang]');
    for (const isInMenu of [false, true])
      expect(
        links
          .filter((link) => Boolean(link.closest('#site-menu')) === isInMenu)
          .map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.text]),
      ).toEqual(others.map(({ href, code, name }) => [href, code, name]));
  });

  test('the footer shows name, address, phone, e-mail and the year of the build', () => {
    const words = textOf(footer);
    expect(words).toContain(normalize(business.name));
    for (const line of addressLines) expect(words).toContain(normalize(line));
    expect(attributes(footer, 'a', 'href')).toEqual(expect.arrayContaining([phoneLink, emailLink, ...AREAS]));
    const built = statSync(join(DIST, file)).mtime.getFullYear();
    expect(textOf(only(footer, 'time[data-current-year]'))).toBe(String(built));
  });

  test('the bar, the footer and the thumb bar have a placeholder for the office status if the page’s language has words for it', () => {
    const { hasOpenState } = frameOf(file);
    for (const place of ['header a[href^="tel:"]', 'footer', 'body > [data-thumb-bar]']) {
      const states = page
        .querySelectorAll(`${place} [data-open-now]`)
        .filter((state) => !state.closest('#site-menu'));
      expect(states.length > 0, place).toBe(hasOpenState);
      // A script fills in the placeholder.
      expect(states.map(textOf).join('')).toBe('');
    }
  });

  test('phones get a thumb bar with a link to call and, if there is a booking page, a link to book', () => {
    const bar = only(page, 'body > [data-thumb-bar]');
    expect(attributes(bar, 'a', 'href')).toEqual([...new Set([phoneLink, BOOKING_HREF])]);
  });
});

describe('the link to the current page', () => {
  test.each(ENGLISH_ROUTES)(
    'is marked in the header of %s, unless the header does not link to it, or it is /services',
    (route) => {
      const page = parseRoute(route);
      const marked = page.querySelectorAll('header a[aria-current]').map((link) => link.getAttribute('href'));
      expect([...new Set(marked)]).toEqual(NOT_MARKED.has(route) ? [] : [route]);
      for (const link of page.querySelectorAll('header a[aria-current]')) {
        expect(link.getAttribute('aria-current')).toBe('page');
      }
    },
  );

  test('comes with a mark on the menu button of its section, such as Services on a service page', () => {
    const page = parseFile(fileOfRoute('/services/boiler-repair'));
    expect(page.querySelectorAll('header button[aria-current]').map(textOf)).toEqual(['Services']);
  });
});

/** Keys of the systems that the company works on. */
const offered = systems.map(({ key }) => key).filter((key) => listServices(key).length > 0);

describe('a page in another language', () => {
  test.each(LANGUAGE_ROUTES)('uses its own language in header, menus, bar and footer: %s', (route) => {
    const page = parseRoute(route);
    const english =
      /\b(Home|About|Services|Service Areas|Contact|Repair|Hours|Call|Book|opens|Closed|Mon|Menu)\b/;
    const parts = ['header', 'footer', '[data-thumb-bar]'].map((part) => only(page, `body > ${part}`));
    for (const part of parts) {
      expect(part.hasAttribute('lang')).toBe(false);
      expect(removeOwnTexts(textOf(part))).not.toMatch(english);
      expect(attributes(part, '[aria-label]', 'aria-label').join()).not.toMatch(english);
    }
    expect(textOf(only(page, 'main'))).not.toMatch(
      /\b(Call|Book Online|Write to Us|Opening hours|opens in)\b/,
    );
  });

  test.each(LANGUAGE_ROUTES)('marks header and footer links as leading to English pages: %s', (route) => {
    const page = parseRoute(route);
    const links = ['header', 'footer'].flatMap((part) =>
      only(page, `body > ${part}`).querySelectorAll(`a[href^="/"]:not([href^="${route}#"])`),
    );
    expect(links.length).toBeGreaterThan(services.length + boroughs.length);
    for (const link of links) expect(link.getAttribute('hreflang'), link.outerHTML).toBe('en');
  });

  test.each(LANGUAGE_ROUTES)(
    'says who pays and what a visit costs, lists each machine’s symptoms, and lists each danger once, before them: %s',
    (route) => {
      const main = only(parseRoute(route), 'main');
      for (const id of ['dangers', 'heat', 'pay', 'cost', 'reach']) only(main, `#${id}`);
      for (const key of offered) {
        const row = only(main, `[id="${key}"]`);
        for (const sign of languages[0]?.systems[key].signs ?? []) expect(textOf(row)).toContain(sign);
      }
      const names = only(main, '#dangers').querySelectorAll('summary').map(textOf);
      expect(names.length).toBeGreaterThan(offered.length / 2);
      expect(new Set(names).size).toBe(names.length);
      expect(main.outerHTML.indexOf('id="dangers"')).toBeLessThan(main.outerHTML.indexOf('id="list"'));
    },
  );

  test.each(LANGUAGE_ROUTES)('makes every emergency number a link: %s', (route) => {
    const advice = only(parseRoute(route), '#dangers');
    const numbers = textOf(advice).match(new RegExp(DANGER_CALLS.join('|'), 'g')) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    expect(advice.querySelectorAll('a[href^="tel:"]').map(textOf)).toEqual(numbers);
  });

  test.each(LANGUAGE_ROUTES)('marks English trade terms as English: %s', (route) => {
    const main = only(parseRoute(route), 'main');
    const english = languages
      .filter(({ code }) => routes.language(code) === route)
      .flatMap((language) => offered.flatMap((key) => language.systems[key]?.english ?? []));
    expect(english.length).toBeGreaterThan(0);
    // The danger advice shown if the search cannot be loaded is in both languages.
    const words = main.querySelectorAll('[lang=en]').filter((word) => !word.closest('[role=alert]'));
    expect(words.map(textOf).sort()).toEqual(english.sort());
  });

  test.each(LANGUAGE_ROUTES)('links to all services and areas, marked as English pages: %s', (route) => {
    const main = only(parseRoute(route), 'main');
    const toServices = main.querySelectorAll('a[href^="/services/"]');
    expect(toServices.map((link) => link.getAttribute('href')).sort()).toEqual(
      services.map(({ slug }) => `/services/${slug}`).sort(),
    );
    const all = [...toServices, ...main.querySelectorAll('a[href^="/service-areas/"]')];
    expect(all).toHaveLength(services.length + boroughs.length);
    expect([...new Set(all.map((link) => link.getAttribute('hreflang')))]).toEqual(['en']);
  });
});
