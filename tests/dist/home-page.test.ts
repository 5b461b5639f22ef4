import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { boroughs, pages, services } from '../../src/site/catalog.ts';
import { phoneLink } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import { BOOKING_HREF, BOOKING_NAME } from '../support/booking.ts';
import { attributes, nameOf, normalize, only, parseRoute, readBrands, textOf } from '../support/html.ts';

const page = parseRoute('/');
const main = only(page, 'main');
const sections = main.querySelectorAll('section');
const labeled = (id: string) => only(main, `section[aria-labelledby="${id}"]`);

describe('the home page', () => {
  test('begins with Book Online, Explore Services and the phone number', () => {
    const hero = only(main, '[data-first-view]');
    const links = hero.querySelectorAll('a');
    const book = links.find((link) => link.getAttribute('href') === BOOKING_HREF);
    expect(book && nameOf(book)).toMatch(BOOKING_NAME);
    const explore = links.find((link) => textOf(link) === 'Explore Services');
    expect(explore?.getAttribute('href')).toBe('/services');
    expect(attributes(hero, 'a', 'href')).toContain(phoneLink);
  });

  test('lists authorized brands separately from the others', () => {
    const { certified, badge, serviced } = pages.home.brands;
    const named = (isAuthorized: boolean) =>
      business.brands.filter(({ authorized }) => authorized === isAuthorized).map(({ name }) => name);
    const isSample = business.brands.some(({ authorized, confirmed }) => authorized && !confirmed);
    expect(readBrands(main, isSample ? 'Sample badges, none held yet' : certified)).toEqual(
      named(true).map((name) => `${name} ${badge}`),
    );
    expect(readBrands(main, serviced)).toEqual(named(false));
  });

  test('has three value cards, each with picture, title and text', () => {
    const cards = labeled('values').querySelectorAll('li');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card.querySelectorAll('img')).toHaveLength(1);
      expect(textOf(only(card, 'h3'))).not.toBe('');
      expect(textOf(only(card, 'p'))).not.toBe('');
    }
  });

  test('has a card for every area, with a picture and a link to its page', () => {
    const cards = labeled('street').querySelectorAll('li a');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      boroughs.map(({ slug }) => `/service-areas/${slug}`),
    );
    cards.forEach((card, index) => {
      // The name of the area follows the picture, so a text for the picture would be read twice.
      expect(attributes(card, 'img', 'alt')).toEqual(['']);
      expect(textOf(card)).toContain(boroughs[index]?.name);
    });
  });

  test('links to every service', () => {
    const hrefs = attributes(labeled('finder'), 'a', 'href').filter((href) => href.startsWith('/services/'));
    expect(new Set(hrefs.map((href) => href.replace(/#.*/, '')))).toEqual(
      new Set(services.map(({ slug }) => routes.service(slug))),
    );
  });

  test('lists the first eight symptoms of every repair service for a machine', () => {
    const text = textOf(labeled('finder'));
    const repairs = services.filter(({ job, system }) => job === 'repair' && system !== 'general');
    const notices = repairs.flatMap(({ symptoms }) =>
      symptoms.slice(0, 8).map(({ notice }) => normalize(notice)),
    );
    expect(notices).not.toEqual([]);
    expect(notices.filter((notice) => !text.includes(notice))).toEqual([]);
  });
});

test('the ZIP code form asks for a ZIP code in a field with a numeric keyboard and autofill', () => {
  const section = labeled('address-check');
  const input = only(section, 'input');
  const found = ['inputmode', 'autocomplete', 'name'].map((name) => input.getAttribute(name));
  expect(found).toEqual(['numeric', 'postal-code', 'zip']);
  expect(textOf(only(section, `label[for="${input.id}"]`))).toBe('ZIP code');
  expect(only(section, 'form').getAttribute('method')).toBe('dialog');
});

test('the last section offers booking, writing and calling', () => {
  const closing = labeled('closing');
  const hrefs = attributes(closing, 'a', 'href');
  expect(hrefs).toContain(BOOKING_HREF);
  expect(hrefs).toContain('/contact');
  expect(hrefs).toContain(phoneLink);
  expect(sections.at(-1)).toBe(closing);
});
