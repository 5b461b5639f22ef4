import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { listServices, pages, services, systems } from '../../src/site/catalog.ts';
import { nameOf, normalize, only, parseRoute, textOf } from '../support/html.ts';

const page = parseRoute('/services');
const cards = page.querySelectorAll('main article');
const hrefOf = (card: (typeof cards)[number]): string => only(card, 'a').getAttribute('href') ?? '';

describe('the services page', () => {
  test('has one card for each service', () => {
    expect(cards.map(hrefOf).sort()).toEqual(services.map(({ slug }) => `/services/${slug}`).sort());
  });

  test.each(services)('shows icon, title, description and link of $slug', (service) => {
    const card = cards.find((one) => hrefOf(one) === `/services/${service.slug}`);
    if (!card) throw new Error('There is no card');
    const [icon] = card.children;
    expect(icon?.getAttribute('src')).toMatch(new RegExp(`/jobs\\..+#${service.icon}$`));
    expect(textOf(only(card, 'h3'))).toBe(normalize(`${service.title} ${service.plainName}`));
    expect(card.querySelectorAll('p').map(textOf)).toContain(normalize(service.description));
    const firstTwo = service.details.slice(0, 2).map(({ title }) => normalize(title));
    expect(card.querySelectorAll('li').map(textOf)).toEqual(firstTwo);
    expect(nameOf(only(card, 'a'))).toMatch(/^Learn More /);
  });

  test('groups the cards by system, in order of their place in the building', () => {
    const groups = page
      .querySelectorAll('main section')
      .filter((section) => section.querySelector('article'));
    const lists = groups.map((section) => only(section, 'details > ul'));
    const offered = systems.map(({ key }) => key).filter((key) => listServices(key).length > 0);
    expect(lists.map(({ id }) => id)).toEqual(offered);
    for (const group of lists) {
      const expected = services
        .filter(({ system }) => system === group.id)
        .map(({ slug }) => `/services/${slug}`);
      expect(group.querySelectorAll('article').map(hrefOf)).toEqual(expected);
    }
  });

  test('has a “Why choose” block with reasons', () => {
    const heading = only(page, 'main h2#why');
    expect(textOf(heading)).toBe(`Why choose ${normalize(business.name)}`);
    const reasons = page.querySelectorAll('main section[aria-labelledby="why"] li');
    expect(reasons.map((reason) => [textOf(only(reason, 'h3')), textOf(only(reason, 'p'))])).toEqual(
      pages.services.reasons.map(({ title, text }) => [title, text].map(normalize)),
    );
  });
});
