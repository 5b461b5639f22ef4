import { describe, expect, test } from 'vitest';
import { type Business, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { business } from '../../src/site/business.ts';
import { claims } from '../../src/site/claims.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import {
  adviseOnOthers,
  findImpossibleFacts,
  findTextFaults,
  findWrongWords,
} from '../../tools/verify/content-facts.ts';
import { findUnbackedStatements } from '../../tools/verify/content-words.ts';
import { OTHER_COMPANY, OTHER_IDENTITY } from '../support/other-identity.ts';

const content = openContentFiles(CONTENT_FOLDER);

/** Lists texts without asterisks, each with the words between them and the key of its group. */
const listMarked = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(groups).flatMap(([key, texts]) =>
    texts.map((text) => [text.replaceAll('*', ''), text.split('*')[1] ?? '', key] as const),
  );

/** Returns the English content with another lead for its first service. */
function writeLead(lead: string): typeof content {
  const [file, ...others] = content.services.files;
  if (!file?.value) throw new Error('The fixture has no service.');
  const files = [{ ...file, value: { ...file.value, lead } }, ...others];
  const none = { files: [], problems: [] };
  return { ...content, languages: none, services: { files, problems: [] } };
}

const hours = Object.fromEntries(
  Object.keys(OTHER_IDENTITY.hours).map((day) => [day, 'open all day']),
) as typeof OTHER_IDENTITY.hours;
/** A company whose file backs all of `STATEMENTS`. */
const backed: Business = businessSchema.parse({
  ...OTHER_IDENTITY,
  hours,
  brands: [{ name: 'Daikin', authorized: true }],
});

/** A company whose file backs none of `STATEMENTS`. */
const unbacked: Business = {
  ...business,
  brands: [],
  licenses: [],
  insurance: undefined,
  foundedYear: undefined,
  emergencyHours: undefined,
  laborWarrantyMonths: undefined,
  freeEstimates: false,
};

/** Statements, keyed by what the owner must do to back them; asterisks mark the words that need backing. */
const STATEMENTS = {
  'fill in “licenses”': ['We are *licensed* in New York.', 'Our *shop holds a city license*.'],
  'fill in “insurance”': ['Fully *insured* work.', 'We are *bonded*.'],
  'fill in “foundedYear”': ['*Established 1987*.', 'We bring *three decades of experience*.'],
  'fill in “laborWarrantyMonths”': [
    'Parts and *labor covered* for one year.',
    'Repairs have a *one year warranty*.',
    '*We stand behind* every repair.',
    '*We guarantee* it.',
    'All *work is guaranteed*.',
  ],
  'set “freeEstimates: true”': ['A *complimentary estimate*.', 'A *quote at no charge*.'],
  'fill in “emergencyHours”': ['*Emergency* service at night.'],
  'set every day of “hours” to “open all day”': [
    'Call *24 hours a day*.',
    'We are *open day and night*.',
    'We come *365 days a year*.',
  ],
  'set “authorized: true” for a brand': ['*Factory-authorized service*.', '*Certified* by the maker.'],
};

describe('a statement about the company', () => {
  test.each(listMarked(STATEMENTS))('“%s” is refused until company.yaml backs it', (lead, words, remedy) => {
    const [sentence, ...others] = findUnbackedStatements(writeLead(lead), unbacked);
    expect(others).toEqual([]);
    expect(sentence).toMatch(/services\/[\w-]+\.yaml, line \d+, lead: says “/);
    expect(sentence).toContain(`says “${words}”`);
    expect(sentence).toContain(`${remedy} there`);
    expect(findUnbackedStatements(writeLead(lead), backed)).toEqual([]);
  });

  test.each([
    'The law has asked for a permit since 2014.',
    'A licensed master plumber signs the permit.',
    'An unauthorized repair voids it.',
    'The maker gives a ten-year warranty.',
    'Press the red emergency shutoff switch.',
  ])('is not found in other sentences: “%s”', (lead) => {
    expect(findUnbackedStatements(writeLead(lead), unbacked)).toEqual([]);
  });
});

test('estimates that are not free may not be called free in Spanish either', () => {
  const sentences = findUnbackedStatements(content, { ...backed, freeEstimates: false });
  const inSpanish = sentences.filter((sentence) => sentence.includes('languages/es.yaml'));
  expect(inSpanish.length).toBeGreaterThan(0);
  for (const sentence of inSpanish) expect(sentence).toMatch(/, line \d+, .*“gratis”.*“freeEstimates: true”/);
  expect(inSpanish.join()).not.toContain('cost, estimates');
  const free = findUnbackedStatements(content, { ...backed, freeEstimates: true });
  expect(free.filter((sentence) => sentence.includes('freeEstimates'))).toEqual([]);
});

test('the notice in company.yaml is read like any other text', () => {
  const notice = { text: 'We are insured.', from: '2026-12-01', to: '2026-12-31' };
  const file = { ...content.company, value: { ...business, notice } };
  const found = findUnbackedStatements({ ...content, company: file }, unbacked);
  expect(found).toContainEqual(expect.stringMatching(/company\.yaml.*notice, text: says “insured”/));
});

const company: Business = { ...business, foundedYear: 1991, laborWarrantyMonths: 12 };
const known = { company, claims, today: '2026-12-07' };

/** What to do, and texts that need it; asterisks mark the words that are named. */
const WRONG = {
  'write the text': ['*Lorem ipsum* dolor.', '*TODO*: prices.'],
  'remove the offer': ['*Special price until May 2019*.'],
  'which does not fit “foundedYear” in company.yaml': [
    '*In business since 1987*.',
    '*Established 1975*.',
    'We have *40 years of experience*.',
    'We have *thirty-six years of experience*.',
    '*Five decades in business*.',
    '*We have served Queens for fifty years*.',
  ],
  'which does not fit “laborWarrantyMonths” in company.yaml': [
    'A *two-year labor warranty*.',
    '*We stand behind our work for 24 months*.',
  ],
  'which does not fit “licenses” in company.yaml': ['City *license no. 7654321*.', '*7654321-DCA*'],
  'make sure that it is true': [
    'Call *2125550100*.',
    'Write to *office@other.test*.',
    'Insured for *$2,000,000*.',
    'Rated *4.9 stars*.',
    '*Award-winning* service.',
    'See *www.other.example.org*.',
    'Come to *9 West 14th Street*.',
    'We serve parts of *Westchester*.',
    'We’re open from 8 a.m. to *9 p.m*.',
  ],
};

describe('in a text, verify', () => {
  test.each(listMarked(WRONG))('names what is wrong in “%s”', (text, words, remedy) => {
    const [sentence, ...others] = [...findTextFaults(text, known), ...adviseOnOthers(text, known)];
    expect(sentence).toContain(`“${words}”`);
    expect(sentence).toContain(remedy);
    expect(others).toEqual([]);
  });

  test.each([
    `Call ${company.phone.slice(2, 5)}-${company.phone.slice(5, 8)}-${company.phone.slice(8)}.`,
    `Write to ${company.email}, as name@example.com.`,
    'Todo el invierno.',
    'In NYCHA, call 718-707-7771.',
    'In business since 1991.',
    'We have 35 years of experience.',
    'The law has covered offices since 2014.',
    'The offer ends in May 2027.',
    `We are open until 5 pm, at ${company.address.street}.`,
    'We do not serve New Jersey, but we serve Nassau Street.',
    `License ${company.licenses[0]?.number}, with a one-year labor warranty.`,
    `A visit is $${company.visitFee?.amount}.`,
  ])('accepts “%s”', (text) => {
    expect([...findTextFaults(text, known), ...adviseOnOthers(text, known)]).toEqual([]);
  });
});

describe('in the company’s file, verify', () => {
  const license = { issuer: 'NYC DCWP', number: '0000000-DCA' };
  test.each<readonly [change: object, remedy: string]>([
    [{ address: { ...OTHER_IDENTITY.address, state: 'NY' } }, 'correct “zip” or “state”'],
    [{ address: { street: '1 A St', city: 'Brooklyn', state: 'NY', zip: '10001' } }, '“zip” or “city”'],
    [
      {
        address: { street: '1 A St', city: 'Brooklyn', state: 'NY', zip: '11201' },
        coordinates: { latitude: '42.8864', longitude: '-78.8784' },
      },
      'are outside the city, but the ZIP code 11201 is in Brooklyn',
    ],
    [{ formEndpoint: `${OTHER_IDENTITY.siteUrl}/contact` }, 'is on this site'],
    [{ formEndpoint: 'https://formspree.io/forms/abc/submissions' }, 'dashboard'],
    [{ licenses: [license] }, 'the license number 0000000-DCA is an example'],
  ])('names what cannot be true: %j', (change, remedy) => {
    const changed = businessSchema.parse({ ...OTHER_IDENTITY, ...change });
    expect(findImpossibleFacts(changed)).toEqual([expect.stringContaining(remedy)]);
  });

  test('accepts the test companies', () => {
    expect([business, OTHER_COMPANY].flatMap(findImpossibleFacts)).toEqual([]);
  });
});

test('the content is compared text by text; what only the owner can know is advice, except in reviews', () => {
  expect(findWrongWords(content, known)).toEqual({ mistakes: [], advice: [] });
  const changed = writeLead('TODO: call (212) 555-0100.');
  const { mistakes, advice } = findWrongWords(changed, known);
  expect(mistakes).toEqual([expect.stringMatching(/\.yaml, line \d+, lead: says “TODO”/)]);
  expect(advice).toEqual([expect.stringMatching(/\.yaml, line \d+, lead: says “\(212\) 555-0100”/)]);
  const reviews = changed.services as unknown as typeof content.reviews;
  expect(findWrongWords({ ...content, reviews }, known).advice).toEqual([]);
});
