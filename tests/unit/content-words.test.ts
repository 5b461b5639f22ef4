import { describe, expect, test } from 'vitest';
import { type Business, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { business } from '../../src/site/business.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { findUnbackedStatements } from '../../tools/verify/content-words.ts';
import { OTHER_IDENTITY } from '../support/other-identity.ts';

const content = openContentFiles(CONTENT_FOLDER);

/** Returns the content with another lead for its first service. */
function writeLead(lead: string): typeof content {
  const [file, ...others] = content.services.files;
  if (!file?.value) throw new Error('The fixture has no service.');
  const files = [{ ...file, value: { ...file.value, lead } }, ...others];
  return { ...content, services: { files, problems: [] } };
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
};

/** Statements, keyed by what the owner must do to back them; asterisks mark the words that need backing. */
const STATEMENTS = {
  'fill in “licenses”': ['We are *licensed* in New York.', 'Our *shop holds a city license*.'],
  'fill in “insurance”': ['Fully *insured* work.', 'We are *bonded*.'],
  'fill in “foundedYear”': ['*Established 1987*.', 'We bring *35 years of experience*.'],
  'fill in “laborWarrantyMonths”': [
    'Parts and *labor covered* for one year.',
    'Repairs have a *one year warranty*.',
    '*We stand behind* every repair.',
  ],
  'fill in “emergencyHours”': ['*Emergency* service at night.'],
  'set every day of “hours” to “open all day”': ['Call *24 hours a day*.', 'We are *open day and night*.'],
  'set “authorized: true” for a brand': ['*Factory-authorized service*.', '*Certified* by the maker.'],
};

describe('a statement about the company', () => {
  test.each(
    Object.entries(STATEMENTS).flatMap(([remedy, statements]) =>
      statements.map((statement): string[] => [
        statement.replaceAll('*', ''),
        statement.split('*')[1] ?? '',
        remedy,
      ]),
    ),
  )('“%s” is refused until company.yaml backs it', (lead = '', words = '', remedy = '') => {
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
