import { describe, expect, test } from 'vitest';
import type { Service } from '../content/schema.ts';
import { listRelatedServices, services, systems } from './catalog.ts';
import { serviceMenu } from './navigation.ts';

const order = systems.map(({ key }) => key);
const distance = (a: Service, b: Service): number =>
  Math.abs(order.indexOf(a.system) - order.indexOf(b.system));

test('the menu has every service once, under its own system', () => {
  const links = serviceMenu.flatMap(({ system, jobs }) => jobs.map(({ href }) => [system.key, href]));
  const expected = services.map(({ system, slug }) => [system, `/services/${slug}`]);
  expect(links.sort()).toEqual(expected.sort());
});

describe.each(services)('related to $slug', (service) => {
  const related = listRelatedServices(service);

  test('are five different services, without the service itself', () => {
    const slugs = related.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(5);
    expect(slugs).not.toContain(service.slug);
  });

  test('begin with the other jobs of the same system', () => {
    const own = services.filter(({ system, slug }) => system === service.system && slug !== service.slug);
    expect(related.slice(0, own.length)).toEqual(own.slice(0, 5));
  });

  test('continue with the same job of the nearest systems that have it', () => {
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

  test('cover as many other systems as there is room for', () => {
    const own = related.filter(({ system }) => system === service.system).length;
    const others = new Set(services.map(({ system }) => system)).size - 1;
    const expected = Math.min(5 - own, others);
    const shown = new Set(related.map(({ system }) => system));
    shown.delete(service.system);
    expect(shown.size).toBe(expected);
  });
});
