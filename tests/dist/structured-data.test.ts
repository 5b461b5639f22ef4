import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { boroughs, services } from '../../src/site/catalog.ts';
import { mapLink } from '../../src/site/contact-details.ts';
import { ENGLISH_ROUTES, fileOfRoute, readDist } from '../support/pages.ts';

type Node = Readonly<Record<string, unknown>>;

const dataTexts = (route: string): string[] =>
  [
    ...readDist(fileOfRoute(route)).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);

/** Returns the top-level nodes of a route; a `@graph` is replaced by its nodes. */
const nodesOf = (route: string): Node[] =>
  dataTexts(route).flatMap((text) => {
    const data = JSON.parse(text) as Node;
    return Array.isArray(data['@graph']) ? (data['@graph'] as Node[]) : [data];
  });

const nodeOf = (route: string, type: string): Node => {
  const [node, ...others] = nodesOf(route).filter((one) => one['@type'] === type);
  expect(others).toEqual([]);
  return node ?? {};
};

/** Returns every object in the data, at any depth. */
function walk(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (value === null || typeof value !== 'object') return [];
  return [value as Node, ...Object.values(value).flatMap(walk)];
}

const absolute = (path: string): string => `${business.siteUrl}${path}`;
const company = nodeOf('/', 'HVACBusiness');

test('the home page describes the company and its site, in the formats that search engines require', () => {
  const { street, city, state, zip } = business.address;
  const { latitude, longitude } = business.coordinates;
  expect(company).toMatchObject({
    name: business.name,
    url: absolute('/'),
    telephone: business.phone,
    email: business.email,
    hasMap: mapLink,
    address: {
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    geo: { latitude: Number(latitude), longitude: Number(longitude) },
    areaServed: boroughs.map(({ name }) => ({ name })),
  });
  for (const name of ['image', 'logo']) expect(String(company[name])).toContain(absolute('/'));
  // Numbers with fewer decimals name another building.
  for (const value of [latitude, longitude]) expect(value).toMatch(/\.\d{4,7}$/);
  expect(nodesOf('/').map((node) => node['@type'])).toEqual(['HVACBusiness', 'WebSite']);
  expect(nodeOf('/', 'WebSite')).toMatchObject({
    name: business.name,
    url: absolute('/'),
    publisher: { '@id': company['@id'] },
  });
});

test('the company’s hours and holidays are those of its file', () => {
  const spans = (company.openingHoursSpecification as { opens: string; dayOfWeek: string[] }[]).flatMap(
    ({ opens, dayOfWeek }) => dayOfWeek.map((day) => `${day.replace(/.*\//, '').toLowerCase()} ${opens}`),
  );
  const expected = Object.entries(business.hours).flatMap(([day, hours]) =>
    hours.map(({ opens }) => `${day} ${opens}`),
  );
  expect(spans.toSorted()).toEqual(expected.toSorted());
  const special = (company.specialOpeningHoursSpecification ?? []) as {
    validFrom: string;
    opens: string;
    closes: string;
  }[];
  const closed = special.filter(({ opens, closes }) => opens === closes).map(({ validFrom }) => validFrom);
  const { holidays } = business;
  expect(closed).toEqual(holidays.filter(({ hours }) => hours.length === 0).map(({ date }) => date));
  expect(new Set(special.map(({ validFrom }) => validFrom))).toEqual(
    new Set(holidays.map(({ date }) => date)),
  );
});

test.each([
  ...services.map(({ slug, title }) => ({ route: `/services/${slug}`, name: title, trail: ['/services'] })),
  ...boroughs.map(({ slug }) => ({ route: `/service-areas/${slug}`, name: undefined, trail: [] })),
])('the data of $route has a service of the company, and breadcrumbs that end at the page', (page) => {
  const { route, name, trail } = page;
  const data = nodeOf(route, 'Service');
  expect(data).toMatchObject({ url: absolute(route), provider: { '@id': company['@id'] } });
  if (name) expect(data.name).toBe(name);
  expect(nodeOf(route, 'BreadcrumbList').itemListElement).toMatchObject(
    ['/', ...trail, route].map((path, index) => ({ position: index + 1, item: absolute(path) })),
  );
});

describe.each(ENGLISH_ROUTES)('the data blocks of %s', (route) => {
  const nodes = walk(nodesOf(route));

  test('contain no text that would end their script element', () => {
    expect(dataTexts(route).length).toBeGreaterThan(0);
    for (const text of dataTexts(route)) expect(text).not.toMatch(/<|-->/);
  });

  test('describe one company, refer only to what the page describes, and contain no ratings', () => {
    for (const one of nodes.filter((node) => node['@type'] === 'HVACBusiness'))
      expect(company).toMatchObject(one);
    const described = nodes.filter((node) => node['@type']).map((node) => node['@id']);
    const references = nodes.filter((node) => node['@id'] && !node['@type']).map((node) => node['@id']);
    expect(references.filter((id) => !described.includes(id))).toEqual([]);
    const words = nodes.flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    const boasts = /rating|review|HowTo|SearchAction|LocalBusiness|Organization/i;
    expect(words.filter((word) => boasts.test(word))).toEqual([]);
  });
});
