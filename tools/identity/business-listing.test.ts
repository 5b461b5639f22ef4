import { describe, expect, test } from 'vitest';
import { ENGLISH_HOURS, localizeDay } from '../../src/lib/hours/localized-hours.ts';
import { business } from '../../src/site/business.ts';
import { boroughs, services } from '../../src/site/catalog.ts';
import { phoneText } from '../../src/site/contact-details.ts';
import { findBreaches, listUnbackedRules } from '../verify/copy-rules.ts';
import { buildListing, describeWork, LIMITS, listMachines, printListing } from './business-listing.ts';

const listing = await buildListing();
const text = printListing(listing);
const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

describe('the business listing', () => {
  test('gives the company’s name, address, phone and email as the site does', () => {
    expect(listing.name).toBe(business.name);
    expect(listing.address).toMatchObject(business.address);
    expect(listing.phone).toEqual({ text: plain(phoneText), international: business.phone });
    for (const fact of [business.name, business.email, business.address.street]) expect(text).toContain(fact);
  });

  test('has seven days with their hours and every holiday', () => {
    expect(listing.hours).toHaveLength(7);
    const days = Object.values(business.hours).map((day) => plain(localizeDay(day, ENGLISH_HOURS)));
    expect(listing.hours.map(({ hours }) => hours)).toEqual(days);
    expect(listing.specialHours.map(({ date }) => date)).toEqual(business.holidays.map(({ date }) => date));
  });

  test('has all services with the URLs of their pages, and all boroughs', () => {
    expect(listing.services.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
    expect(listing.services.every(({ url }) => url.startsWith(`${business.siteUrl}/services/`))).toBe(true);
    expect(listing.serviceArea).toEqual(boroughs.map(({ name }) => name));
  });

  test('stays within the lengths that profiles allow', () => {
    expect(listing.description.length).toBeLessThanOrEqual(LIMITS.description);
    expect(listing.description.length).toBeGreaterThan(300);
    for (const { name, description } of listing.services)
      expect(description.length, name).toBeLessThanOrEqual(LIMITS.serviceDescription);
  });

  test('has descriptions without phone numbers, URLs or empty promises', () => {
    for (const words of [listing.description, listing.shortDescription]) {
      expect(words).not.toMatch(/https?:|\(\d{3}\)|@/);
      expect(findBreaches(words, listUnbackedRules(business))).toEqual([]);
    }
  });

  test('can be pasted, because its texts have no non-breaking spaces and no markup', () => {
    expect(text).not.toMatch(/[\u00a0\u2060]|<\w|\]\(/);
  });
});

test('a machine without a service is not listed', () => {
  const systems = [{ key: 'boiler' }, { key: 'ptac' }, { key: 'general' }] as const;
  expect(listMachines(systems, [{ system: 'boiler' }, { system: 'general' }])).toEqual(['boiler']);
});

test.each([
  [['Boiler'], 'Queens', 'shops in Queens. The machine: boiler. Tell'],
  [
    ['Boiler', 'Furnace'],
    'Queens and the Bronx',
    'in Queens and the Bronx. The machines: boiler and furnace. Tell',
  ],
  [[], 'Queens', 'shops in Queens. Tell'],
])('the work on %j in %s is described in plain sentences', (machines, places, words) => {
  expect(describeWork({ places, machines, isFree: false })).toContain(words);
});
