import { describe, expect, test } from 'vitest';
import { artInPage } from '../../src/features/art/art-source.ts';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { boroughs } from '../../src/site/catalog.ts';
import { BOOKING_HREF } from '../support/booking.ts';
import { attributes, normalize, only, parseRoute, sectionOf, textOf } from '../support/html.ts';

describe.each(boroughs)('the page of $slug', (borough) => {
  const page = parseRoute(`/service-areas/${borough.slug}`);
  const main = only(page, 'main');
  const head = main.querySelectorAll('section')[0];

  test('has the borough’s name as its heading, with links to book and to write', () => {
    expect(textOf(only(main, 'h1'))).toBe(borough.name);
    const hrefs = head ? attributes(head, 'a', 'href') : [];
    expect(hrefs).toContain(BOOKING_HREF);
    expect(hrefs).toContain('/contact');
  });

  test('shows a drawing or photo of the borough, with alternative text', () => {
    const [image] = head?.querySelectorAll('img') ?? [];
    expect(image?.getAttribute('alt')).toBe((borough.drawing ?? borough.photo)?.alt);
    expect(image?.getAttribute('loading')).not.toBe('lazy');
    if (!borough.drawing) return;
    const { name } = borough.drawing;
    expect(image?.getAttribute('src')).toMatch(new RegExp(`^/art/${name}-night\\.[0-9a-f]{10}\\.svg#day$`));
    const phone = image?.parentNode?.querySelector('source[media^="(width <"]');
    expect(phone?.getAttribute('srcset')).toBe(`${artInPage(`${name}-phone`).src}#day`);
  });

  test('describes the borough in full', () => {
    const words = textOf(main);
    expect(words).toContain(normalize(borough.statement));
    for (const paragraph of borough.description)
      expect(words).toContain(normalize(textOfRichText(paragraph)));
  });

  test('has its specialized services, each with its own text and a link to its page', () => {
    const links = sectionOf(page, 'Specialized services').querySelectorAll('li a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      borough.specificServices.map(({ service }) => `/services/${service}`),
    );
    links.forEach((link, index) => {
      expect(textOf(link)).toContain(normalize(borough.specificServices[index]?.title ?? '?'));
      expect(textOf(link)).toContain(normalize(borough.specificServices[index]?.text ?? '?'));
    });
  });

  test('has three cards that say how the company works there', () => {
    const heading = textOf(only(main, 'h2#why'));
    expect(heading).toBe(normalize(`How we work ${borough.inPlace}`));
    const cards = sectionOf(page, heading).querySelectorAll('li');
    expect(cards.map((card) => [textOf(only(card, 'h3')), textOf(only(card, 'p'))])).toEqual(
      borough.whyChoose.map(({ title, text }) => [normalize(title), normalize(text)]),
    );
    expect(cards).toHaveLength(3);
  });
});
