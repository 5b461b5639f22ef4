import { describe, expect, test } from 'vitest';
import { listRelatedServices, services } from './catalog.ts';
import { serviceMenu } from './navigation.ts';

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
});
