import { describe, expect, test } from 'vitest';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { boroughs } from '../../src/site/catalog.ts';
import { BOOKING_HREF } from '../support/booking.ts';
import { attributes, normalize, only, parseRoute, sectionOf, textOf } from '../support/html.ts';

describe.each(boroughs.map((borough) => [borough.slug, borough] as const))(
  'the page of %s',
  (slug, borough) => {
    const page = parseRoute(`/service-areas/${slug}`);
    const main = only(page, 'main');
    const head = main.querySelectorAll('section')[0];

    test('is headed by the borough’s name, with buttons to book and to write', () => {
      expect(textOf(only(main, 'h1'))).toBe(borough.name);
      const hrefs = head ? attributes(head, 'a', 'href') : [];
      expect(hrefs).toContain(BOOKING_HREF);
      expect(hrefs).toContain('/contact');
    });

    test('shows a building of the borough, described in words', () => {
      const [image] = head?.querySelectorAll('img') ?? [];
      expect(image?.getAttribute('alt')).toBe(borough.drawing?.alt);
      expect(borough.drawing?.alt.length).toBeGreaterThan(20);
      expect(image?.getAttribute('src')).toMatch(
        new RegExp(`^/art/${borough.drawing?.name}-night\\.[0-9a-f]{10}\\.svg$`),
      );
      const phone = image?.parentNode?.querySelector('source[media^="(width <"]');
      expect(phone?.getAttribute('srcset')).toMatch(/^data:image\/svg\+xml,/);
      expect(image?.getAttribute('loading')).not.toBe('lazy');
    });

    test('describes the borough in full', () => {
      const words = textOf(main);
      expect(words).toContain(normalize(borough.statement));
      for (const paragraph of borough.description)
        expect(words).toContain(normalize(textOfRichText(paragraph)));
    });

    test('has five specialized services, each with its own words and a link to its page', () => {
      const links = sectionOf(page, 'Specialized services').querySelectorAll('li a');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        borough.specificServices.map(({ service }) => `/services/${service}`),
      );
      expect(links).toHaveLength(5);
      links.forEach((link, index) => {
        expect(textOf(link)).toContain(normalize(borough.specificServices[index]?.title ?? '?'));
        expect(textOf(link)).toContain(normalize(borough.specificServices[index]?.text ?? '?'));
      });
    });

    test('has three reasons to choose the company there', () => {
      const heading = textOf(only(main, 'h2#why'));
      const name = borough.name.replace(/^The /, '');
      expect(heading).toMatch(new RegExp(`^Why choose us .*${name}$`));
      const cards = sectionOf(page, heading).querySelectorAll('li');
      expect(cards.map((card) => [textOf(only(card, 'h3')), textOf(only(card, 'p'))])).toEqual(
        borough.whyChoose.map(({ title, text }) => [normalize(title), normalize(text)]),
      );
      expect(cards).toHaveLength(3);
    });
  },
);
