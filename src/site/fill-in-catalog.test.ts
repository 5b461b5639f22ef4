import { expect, test } from 'vitest';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { businessSchema } from '../lib/identity/business-schema.ts';
import { findLeftBrace } from '../lib/text/fill-in.ts';
import * as filled from './catalog.ts';
import { fillInCatalog } from './fill-in-catalog.ts';
import { readCatalog } from './read-catalog.ts';

const read = await readCatalog();
const company = businessSchema.parse({ ...OTHER_IDENTITY, bookingUrl: undefined });

/** Returns every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no text in the catalog has a brace left, except where a visitor’s ZIP code is filled in', () => {
  const ofVisitors = ['{zip}', '{place}', '{phone}'];
  const left = textsIn({ ...filled }).map((text) => findLeftBrace(text));
  expect(left.filter((brace) => brace !== undefined && !ofVisitors.includes(brace))).toEqual([]);
});

test('placeholders of pages, services and languages are filled in', () => {
  const [service] = read.services;
  const [language] = read.languages;
  if (!service || !language) throw new Error('The fixture has no service or no language.');
  const text = '{company}, {city}: {services}{booking:, book online}';
  const { pages, services, languages } = fillInCatalog(
    {
      ...read,
      services: [{ ...service, lead: text }],
      pages: {
        ...read.pages,
        home: { ...read.pages.home, finder: { ...read.pages.home.finder, unsure: text } },
      },
      languages: [{ ...language, areas: { ...language.areas, lead: text } }],
    },
    company,
  );
  const expected = `${company.name}, ${company.address.city}: 1`;
  expect(pages.home.finder.unsure).toBe(expected);
  expect(services[0]?.lead).toBe(expected);
  expect(languages[0]?.areas.lead).toBe(expected);
});

test('words about online booking appear only for a company with a booking page', () => {
  const pages = { ...read.pages, contact: { ...read.pages.contact, lead: 'Call{booking: or book online}.' } };
  const leadOf = (bookingUrl: string | undefined): string =>
    fillInCatalog({ ...read, pages }, { ...company, bookingUrl }).pages.contact.lead;
  expect(leadOf(undefined)).toBe('Call.');
  expect(leadOf('https://book.example.com')).toBe('Call or book online.');
});

test('the languages in which calls are answered are named in the language of the page', () => {
  const { languages } = fillInCatalog(read, { ...company, languagesSpoken: ['en', 'es'] });
  expect(languages.find(({ code }) => code === 'es')?.spoken.stated).toContain('inglés y español');
});

test('the visit fee appears in the text for each language', () => {
  const { languages } = fillInCatalog(read, { ...company, visitFee: { amount: 95, credited: true } });
  for (const { cost } of languages) expect(cost.stated).toContain('$95');
});
