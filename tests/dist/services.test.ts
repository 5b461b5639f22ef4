import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { DANGER_LINE } from '../../src/content/dangers.ts';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { business } from '../../src/site/business.ts';
import { listRelatedServices, listServices, pages, services, systems } from '../../src/site/catalog.ts';
import { phoneLink, phoneText } from '../../src/site/contact-details.ts';
import { BOOKING_HREF } from '../support/booking.ts';
import {
  attributes,
  nameOf,
  normalize,
  only,
  parseRoute,
  repeated,
  sectionOf,
  textOf,
} from '../support/html.ts';

/** Returns the section at the top of the page, which contains the `h1`. */
function headOf(page: HTMLElement): HTMLElement {
  const head = page.querySelectorAll('main section').find((section) => section.querySelector('h1'));
  if (!head) throw new Error('No section has the h1; give the first one PageHead.');
  return head;
}

/** Returns the label of the booking link in that section, without the note about the new tab. */
function bookLabel(page: HTMLElement): string {
  const links = headOf(page)
    .querySelectorAll('a')
    .filter((link) => link.getAttribute('href') === BOOKING_HREF);
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`Expected one book link, found ${links.length}`);
  return nameOf(link).replace(' (opens in a new tab)', '');
}

describe.each(services)('the page of $slug', (service) => {
  const page = parseRoute(`/services/${service.slug}`);

  test('has its title and plain name as its heading', () => {
    expect(textOf(only(page, 'h1'))).toBe(normalize(`${service.title} ${service.plainName}`));
    expect(textOf(headOf(page))).toContain(normalize(service.lead));
  });

  test('says below its lead what to do in danger, as other pages do, whether or not the machine burns fuel', () => {
    expect(textOf(only(headOf(page), '[data-danger]'))).toBe(`${DANGER_LINE.en} Other dangers`);
  });

  test('has the overview in full', () => {
    const overview = sectionOf(page, 'Overview');
    const paragraphs = overview.querySelectorAll('p').map(textOf);
    expect(textOf(only(overview, 'h2'))).toBe(normalize(service.statement));
    expect(paragraphs.slice(-service.longDescription.length)).toEqual(
      service.longDescription.map((paragraph) => normalize(textOfRichText(paragraph))),
    );
  });

  test('has all its key features', () => {
    const items = sectionOf(page, 'Key features').querySelectorAll('li');
    const shown = items.map((item) => [textOf(only(item, 'h3')), textOf(only(item, 'p'))]);
    expect(shown).toEqual(service.details.map(({ title, text }) => [normalize(title), normalize(text)]));
  });

  test('has a booking link with its own label and a link to call', () => {
    const label = business.bookingUrl ? service.callToAction : `Call Us ${phoneText}`;
    expect(bookLabel(page)).toBe(normalize(label));
    const call = headOf(page).querySelector(`a[href="${phoneLink}"]`);
    expect(textOf(call)).toContain(normalize(phoneText));
  });

  test('links to five other services and to the list of all services', () => {
    const others = sectionOf(page, 'Other services');
    const hrefs = attributes(others, 'li li a', 'href');
    const related = listRelatedServices(service);
    expect(hrefs.toSorted()).toEqual(related.map((other) => `/services/${other.slug}`).toSorted());
    expect(hrefs).toHaveLength(5);
    expect(hrefs).not.toContain(`/services/${service.slug}`);
    const all = others.querySelectorAll('a').find((link) => textOf(link) === 'View All Services');
    expect(all?.getAttribute('href')).toBe('/services');
  });

  test('draws each machine of the other services once', () => {
    const others = sectionOf(page, 'Other services');
    const machines = new Set(listRelatedServices(service).map(({ system }) => system));
    const drawings = attributes(others, 'img', 'src');
    expect(repeated(drawings)).toEqual([]);
    expect(drawings).toHaveLength(machines.size);
  });

  test('shows its machine with every part to check', () => {
    const figure = only(page, 'main figure');
    const parts = only(figure, 'ol').querySelectorAll('li').map(textOf);
    const [picture, ...overlays] = figure.querySelectorAll('svg');
    expect(picture?.getAttribute('role')).toBe('img');
    expect(picture?.getAttribute('aria-label')).toMatch(/^[A-Z].+ in section; its parts .+\.$/);
    expect(overlays.map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    for (const { part } of service.checks) {
      expect(parts.some((text) => text.replace(/^\d+\s*/, '') === normalize(part))).toBe(true);
    }
  });

  test('has its drawing once, and the table reuses it', () => {
    const [drawing, ...others] = page.querySelectorAll('main image');
    expect(others).toEqual([]);
    const shown = attributes(page, 'main use', 'href');
    expect(shown).toEqual(service.symptoms.length > 0 ? [`#${drawing?.id}`] : []);
  });

  test('names the parts that its table shows as numbers, for visitors who do not see the drawing', () => {
    const cells = page
      .querySelectorAll('main table td')
      .filter((cell) => cell.querySelector('[aria-hidden]'));
    expect(cells).toHaveLength(service.symptoms.length);
    for (const [index, { parts }] of service.symptoms.entries())
      expect(textOf(cells[index])).toContain(`${parts.map(normalize).join(', ')}:`);
  });

  test('has a checklist of what to have ready', () => {
    const section = sectionOf(page, 'Before we come');
    const items = section.querySelectorAll('li').map(textOf);
    expect(items.slice(0, service.prepare.length)).toEqual(service.prepare.map(normalize));
  });

  test('has a breadcrumb that links to the list of services and to its system', () => {
    expect(attributes(page, 'nav[aria-label=Breadcrumb] a', 'href')).toEqual([
      '/services',
      `/services#${service.system}`,
    ]);
  });
});

test.runIf(business.bookingUrl)('no two service pages have the same label on their booking link', () => {
  expect(repeated(services.map(({ slug }) => bookLabel(parseRoute(`/services/${slug}`))))).toEqual([]);
});

const list = parseRoute('/services');
const cards = list.querySelectorAll('main article');
const hrefOf = (card: (typeof cards)[number]): string => only(card, 'a').getAttribute('href') ?? '';

describe('the services page', () => {
  test('has one card for each service', () => {
    expect(cards.map(hrefOf).sort()).toEqual(services.map(({ slug }) => `/services/${slug}`).sort());
  });

  test.each(services)('shows icon, title, description and link of $slug', (service) => {
    const card = cards.find((one) => hrefOf(one) === `/services/${service.slug}`);
    if (!card) throw new Error(`/services has no card that links to ${service.slug}; see service-cards.tsx.`);
    const [icon] = card.children;
    expect(icon?.getAttribute('src')).toMatch(new RegExp(`/jobs\\..+#${service.icon}$`));
    expect(textOf(only(card, 'h3'))).toBe(normalize(`${service.title} ${service.plainName}`));
    expect(card.querySelectorAll('p').map(textOf)).toContain(normalize(service.description));
    const firstTwo = service.details.slice(0, 2).map(({ title }) => normalize(title));
    expect(card.querySelectorAll('li').map(textOf)).toEqual(firstTwo);
    expect(nameOf(only(card, 'a'))).toMatch(/^Learn More /);
  });

  test('groups the cards by system, in order of their place in the building', () => {
    const groups = list
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
    const heading = only(list, 'main h2#why');
    expect(textOf(heading)).toBe(`Why choose ${normalize(business.name)}`);
    const reasons = list.querySelectorAll('main section[aria-labelledby="why"] li');
    expect(reasons.map((reason) => [textOf(only(reason, 'h3')), textOf(only(reason, 'p'))])).toEqual(
      pages.services.reasons.map(({ title, text }) => [title, text].map(normalize)),
    );
  });
});
