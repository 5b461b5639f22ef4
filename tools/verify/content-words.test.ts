import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Business, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { business } from '../../src/site/business.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { adviseOnStyle, findUnbackedStatements } from './content-words.ts';

const FILE = 'services/boiler-repair.yaml';

/** The sample with another lead for one service. */
function writeLead(lead: string): ReturnType<typeof openContentFiles> {
  const folder = join(makeFolder(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const path = join(folder, FILE);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(/^lead: >-\n(?: {2}.*\n)+/m, () => `lead: ${JSON.stringify(lead)}\n`);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  return openContentFiles(folder);
}

const placeless = (sentences: readonly string[]): string[] =>
  sentences.map((sentence) => sentence.replace(/^.*\/content\//, ''));

const hours = Object.fromEntries(
  Object.keys(OTHER_IDENTITY.hours).map((day) => [day, 'open all day']),
) as typeof OTHER_IDENTITY.hours;
/** A company whose file backs every statement. */
const backed: Business = businessSchema.parse({
  ...OTHER_IDENTITY,
  hours,
  brands: [{ name: 'Daikin', authorized: true }],
});

/** Statements by what backs them, each with the words of it that need backing between stars. */
const STATEMENTS = {
  licenses: ['We are *licensed* in New York.'],
  insurance: ['Fully *insured* work.'],
  foundedYear: ['*In business since 1987*.', 'A shop *founded in 1987*.', '*Since 1987 we* fix boilers.'],
  emergencyHours: ['*Emergency* service at night.'],
  'open all day at every day of hours': ['We answer around the clock, *24/7*.'],
  'authorized: true at a brand': ['*Factory-authorized service*.', '*Certified* by the maker.'],
};

describe('a statement about the company', () => {
  test.each(
    Object.entries(STATEMENTS).flatMap(([field, statements]) =>
      statements.map((statement): string[] => [
        statement.replaceAll('*', ''),
        statement.split('*')[1] ?? '',
        field,
      ]),
    ),
  )('“%s” is refused until company.yaml backs it', (lead = '', words = '', field = '') => {
    const content = writeLead(lead);
    expect(placeless(findUnbackedStatements(content, business))).toEqual([
      expect.stringMatching(/^services\/boiler-repair\.yaml, line \d+, lead: says “/),
    ]);
    const [sentence] = findUnbackedStatements(content, business);
    expect(sentence).toContain(`says “${words}”`);
    expect(sentence).toContain(`fill in “${field}”`);
    expect(findUnbackedStatements(content, backed)).toEqual([]);
  });

  test.each([
    'The law has asked for a permit since 2014.',
    'Since 2026 the state bars it.',
    'A licensed master plumber signs the permit.',
    'An unauthorized repair voids it.',
  ])('is told from other sentences: “%s”', (lead) => {
    expect(findUnbackedStatements(writeLead(lead), business)).toEqual([]);
  });

  test('stands nowhere in the sample, which backs none', () => {
    expect(findUnbackedStatements(openContentFiles(CONTENT_FOLDER), business)).toEqual([]);
  });
});

describe('advice on style', () => {
  test('names long sentences and words that promise too much, with file, line and field', () => {
    const long = `We look at the boiler ${'and then at one more pipe '.repeat(6)}before we go.`;
    expect(placeless(adviseOnStyle(writeLead(long)))).toEqual([
      expect.stringMatching(/^services\/boiler-repair\.yaml, line \d+, lead: has a sentence of 44 words;/),
    ]);
    expect(placeless(adviseOnStyle(writeLead('The best heat in town.')))).toEqual([
      expect.stringMatching(/lead: says “best” \(rank without evidence\)\.$/),
    ]);
  });

  test('asks nothing of the sample', () => {
    expect(adviseOnStyle(openContentFiles(CONTENT_FOLDER))).toEqual([]);
  });
});
