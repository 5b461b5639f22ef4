import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildSpecialHours } from '../../src/lib/formats/json-ld.ts';
import { ENGLISH_HOURS, localizeHours } from '../../src/lib/hours/localized-hours.ts';
import { WEEKDAYS, type WeekHours } from '../../src/lib/hours/week-hours.ts';
import { business } from '../../src/site/business.ts';
import { boroughs, services } from '../../src/site/catalog.ts';
import { attributes, normalize, only, parseRoute, textOf } from '../support/html.ts';
import { ENGLISH_ROUTES } from '../support/pages.ts';
import {
  businessNode,
  dataTexts,
  nodeOf,
  nodesOf,
  serviceNode,
  trailNode,
  walk,
  websiteNode,
} from '../support/structured-data.ts';

const footer = only(parseRoute('/'), 'footer');

describe('the company on the home page', () => {
  const node = nodeOf('/', 'HVACBusiness');
  const company = node as z.infer<typeof businessNode>;

  test('has all properties, in the formats that search engines require', () => {
    expect(businessNode.safeParse(node).error?.issues ?? []).toEqual([]);
  });

  test('is described once, together with its site', () => {
    expect(nodesOf('/').map((node) => node['@type'])).toEqual(['HVACBusiness', 'WebSite']);
    const site = websiteNode.parse(nodeOf('/', 'WebSite'));
    expect(site.publisher['@id']).toBe(company['@id']);
    expect(site.name).toBe(business.name);
    expect(site.url).toBe(`${business.siteUrl}/`);
  });

  test('has the name, address, phone and e-mail that the footer shows', () => {
    const { streetAddress, addressLocality, addressRegion, postalCode } = company.address;
    const shownAddress = textOf(only(footer, 'address')).replaceAll(' ', '');
    const statedAddress = `${streetAddress}${addressLocality},${addressRegion}${postalCode}`;
    expect(shownAddress).toBe(statedAddress.replaceAll(' ', ''));
    expect(textOf(footer)).toContain(company.name);
    const [telephone = ''] = attributes(footer, 'a[href^="tel:"]', 'href');
    expect(telephone.slice('tel:'.length).split(';')[0]).toBe(company.telephone);
    const shown = textOf(footer.querySelector('a[href^="tel:"]')).replace(/ext\..*/, '');
    expect(`+1${shown.replace(/\D/g, '')}`).toBe(company.telephone);
    expect(textOf(footer.querySelector('a[href^="mailto:"]'))).toBe(company.email);
  });

  test('has the hours that the footer shows', () => {
    const week = Object.fromEntries(
      WEEKDAYS.map((day) => {
        const name = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
        const spans = company.openingHoursSpecification
          .filter(({ dayOfWeek }) => dayOfWeek.includes(name))
          .map(({ opens, closes }) => ({ opens, closes: closes === '23:59' ? '24:00' : closes }));
        return [day, spans];
      }),
    ) as unknown as WeekHours;
    const expected = localizeHours(week, ENGLISH_HOURS).map(({ days, hours }) =>
      normalize(`${days} ${hours}`),
    );
    const rows = footer
      .querySelectorAll('tr')
      .map((row) => row.querySelectorAll('th, td').map(textOf).join(' '));
    expect(rows).toEqual(expected);
  });

  test('is closed or has special hours on the company’s holidays', () => {
    const stated = (company.specialOpeningHoursSpecification ?? []).map((entry) => {
      expect(entry.validThrough).toBe(entry.validFrom);
      return [entry.validFrom, entry.name, entry.opens, entry.closes];
    });
    const expected = buildSpecialHours(business.holidays).map((entry) => [
      entry.validFrom,
      entry.name,
      entry.opens,
      entry.closes,
    ]);
    expect(stated).toEqual(expected);
    const closed = business.holidays.filter(({ hours }) => hours.length === 0).map(({ date }) => date);
    expect(stated.filter(([, , opens, closes]) => opens === closes).map(([date]) => date)).toEqual(closed);
  });

  test('has coordinates that are precise to about ten meters or better', () => {
    const { latitude, longitude } = business.coordinates;
    for (const value of [latitude, longitude]) expect(value).toMatch(/\.\d{4,7}$/);
    expect(company.geo).toMatchObject({ latitude: Number(latitude), longitude: Number(longitude) });
  });

  test('serves every area', () => {
    expect(company.areaServed.map(({ name }) => name)).toEqual(boroughs.map(({ name }) => name));
  });
});

test.each(services)(
  'the data of $slug has a service of the company and a breadcrumb that ends at the page',
  ({ slug, title }) => {
    const route = `/services/${slug}`;
    const data = serviceNode.parse(nodeOf(route, 'Service'));
    expect(data.name).toBe(title);
    expect(data.url).toBe(`${business.siteUrl}${route}`);
    expect(data.provider['@id']).toBe(nodeOf('/', 'HVACBusiness')['@id']);
    const { itemListElement } = trailNode.parse(nodeOf(route, 'BreadcrumbList'));
    const trail = ['/', '/services', route].map((path) => `${business.siteUrl}${path}`);
    expect(itemListElement.map(({ item }) => item)).toEqual(trail);
    expect(itemListElement.at(-1)?.name).toBe(title);
  },
);

test.each(boroughs)(
  'the data of $slug offers the company’s service only there and has a breadcrumb that ends at the page',
  ({ slug, name }) => {
    const route = `/service-areas/${slug}`;
    const data = serviceNode.parse(nodeOf(route, 'Service'));
    expect(data.areaServed).toMatchObject({ name });
    expect(data.provider['@id']).toBe(nodeOf('/', 'HVACBusiness')['@id']);
    const { itemListElement } = trailNode.parse(nodeOf(route, 'BreadcrumbList'));
    const trail = ['/', route].map((path) => `${business.siteUrl}${path}`);
    expect(itemListElement.map(({ item }) => item)).toEqual(trail);
  },
);

describe.each(ENGLISH_ROUTES)('the data blocks of %s', (route) => {
  test('contain no text that would end their script element', () => {
    expect(dataTexts(route).length).toBeGreaterThan(0);
    for (const text of dataTexts(route)) expect(text).not.toMatch(/<|-->/);
  });

  test('describe one company at one address', () => {
    const companies = walk(nodesOf(route)).filter((node) => node['@type'] === 'HVACBusiness');
    for (const company of companies) expect(nodeOf('/', 'HVACBusiness')).toMatchObject(company);
    expect(
      walk(nodesOf(route)).filter((node) => /LocalBusiness|Organization/.test(String(node['@type']))),
    ).toEqual([]);
  });

  test('refer only to objects that the page describes', () => {
    const nodes = walk(nodesOf(route));
    const described = nodes.filter((node) => node['@type']).map((node) => node['@id']);
    const references = nodes.filter((node) => node['@id'] && !node['@type']).map((node) => node['@id']);
    expect(references.filter((id) => !described.includes(id))).toEqual([]);
  });

  test('number their breadcrumb from one and contain no ratings', () => {
    for (const node of nodesOf(route).filter((one) => one['@type'] === 'BreadcrumbList')) {
      const { itemListElement } = trailNode.parse(node);
      expect(itemListElement.map(({ position }) => position)).toEqual(
        itemListElement.map((_, index) => index + 1),
      );
    }
    const words = walk(nodesOf(route)).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    const boasts = /rating|review|HowTo|SearchAction/i;
    expect(words.filter((word) => boasts.test(word))).toEqual([]);
  });
});
