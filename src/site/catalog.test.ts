import { describe, expect, test } from 'vitest';
import type { Service } from '../content/schema.ts';
import { boroughs, listRelatedServices, projects, services, systems, team } from './catalog.ts';
import { pageMetadata } from './metadata.ts';
import { serviceMenu } from './navigation.ts';

/** The slugs of specification 2, and the one its list leaves out. */
const SPECIFIED_SLUGS = [
  ...['free-mini-split-installation-estimate', 'mini-split-installation', 'mini-split-repair'],
  ...['mini-split-maintenance', 'mini-split-replacement', 'hvac-system-replacement-estimate'],
  ...['central-ac', 'ptac', 'wshp', 'vrf-vrv-system', 'rtu', 'furnace', 'water-heater', 'boiler'].flatMap(
    (family) => ['repair', 'maintenance', 'replacement'].map((job) => `${family}-${job}`),
  ),
  'general-hvac-services',
];

const order = systems.map(({ key }) => key);
const distance = (a: Service, b: Service): number =>
  Math.abs(order.indexOf(a.system) - order.indexOf(b.system));
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('the catalog', () => {
  test('has 31 services, 5 boroughs, 3 technicians and 6 projects', () => {
    const counts = [services, boroughs, team, projects].map(({ length }) => length);
    expect(counts).toEqual([31, 5, 3, 6]);
  });

  test('has exactly the services and boroughs of the specification', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual(SPECIFIED_SLUGS.sort());
    const slugs = ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten-island'];
    expect(boroughs.map(({ slug }) => slug)).toEqual(slugs);
  });

  test.each<keyof Service>(['slug', 'title', 'callToAction', 'description', 'lead', 'statement'])(
    'has no %s of a service twice',
    (field) => {
      expect(unique(services.map((service) => String(service[field])))).toBe(true);
    },
  );

  test('has no page title and no page description twice', () => {
    const all = [
      ...services.map(({ metadata }) => metadata),
      ...boroughs.map(({ metadata }) => metadata),
      ...Object.values(pageMetadata),
    ];
    expect(all).toHaveLength(41);
    expect(unique(all.map(({ title }) => title))).toBe(true);
    expect(unique(all.map(({ description }) => description))).toBe(true);
  });

  test('has every service in the menu once, under its own system', () => {
    const links = serviceMenu.flatMap(({ system, jobs }) => jobs.map(({ href }) => [system.key, href]));
    const expected = services.map(({ system, slug }) => [system, `/services/${slug}`]);
    expect(links.sort()).toEqual(expected.sort());
  });
});

describe.each(services.map((service) => [service.slug, service] as const))('beside %s', (_, service) => {
  const related = listRelatedServices(service);

  test('stand five different services and never itself', () => {
    const slugs = related.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(5);
    expect(slugs).not.toContain(service.slug);
  });

  test('stand the other jobs of the same system first, all of them', () => {
    const own = services.filter(({ system, slug }) => system === service.system && slug !== service.slug);
    expect(related.slice(0, own.length)).toEqual(own.slice(0, 5));
  });

  test('stands then the same job of other systems, nearest first, as far as there is one', () => {
    const others = related.filter(({ system }) => system !== service.system);
    const sameJob = services.filter(({ system, job }) => system !== service.system && job === service.job);
    const expected = Math.min(others.length, sameJob.length);
    expect(others.filter(({ job }) => job === service.job)).toHaveLength(expected);
    expect(others.slice(0, expected).every(({ job }) => job === service.job)).toBe(true);
    const shown = others.slice(0, expected);
    const left = sameJob.filter((one) => !shown.includes(one)).map((one) => distance(one, service));
    const farthest = Math.max(0, ...shown.map((one) => distance(one, service)));
    expect(Math.min(Number.POSITIVE_INFINITY, ...left)).toBeGreaterThanOrEqual(farthest);
  });
});
