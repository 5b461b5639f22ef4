import { describe, expect, test } from 'vitest';
import { type Business, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { business } from '../../src/site/business.ts';
import { claims } from '../../src/site/claims.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { OTHER_COMPANY, OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { adviseOnOthers, findImpossibleFacts, findTextFaults, findWrongWords } from './content-facts.ts';

const company: Business = { ...business, foundedYear: 1991 };
const known = { company, claims, today: '2026-12-07' };

describe('in a text, verify', () => {
  test.each([
    ['Call (212)555-0100 now.', '“(212)555-0100”', 'if it should be yours'],
    ['Write to office@other.test.', '“office@other.test”', 'if it should be yours'],
    ['Lorem ipsum dolor.', '“Lorem ipsum”', 'write the text'],
    ['TODO: prices.', '“TODO”', 'write the text'],
    ['Special price until May 2019.', '“Special price until May 2019”', 'remove the offer'],
    ['In business since 1987.', '“In business since 1987”', 'foundedYear in company.yaml is 1991'],
    ['We have 40 years of experience.', '“40 years of experience”', 'foundedYear in company.yaml is 1991'],
  ])('names what is wrong in “%s”', (text, words, remedy) => {
    const [sentence, ...others] = [...findTextFaults(text, known), ...adviseOnOthers(text, known)];
    expect(sentence).toContain(words);
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

test('the content is compared text by text; what only the owner can know is advice', () => {
  const content = openContentFiles(CONTENT_FOLDER);
  expect(findWrongWords(content, { company: business, claims, today: known.today })).toEqual({
    mistakes: [],
    advice: [],
  });
  const [file, ...others] = content.services.files;
  if (!file?.value) throw new Error('The sample has no service.');
  const lead = 'TODO: call (212) 555-0100.';
  const files = [{ ...file, value: { ...file.value, lead } }, ...others];
  const found = findWrongWords({ ...content, services: { files, problems: [] } }, known);
  expect(found.mistakes).toEqual([expect.stringMatching(/\.yaml, line \d+, lead: says “TODO”/)]);
  expect(found.advice).toEqual([expect.stringMatching(/\.yaml, line \d+, lead: says “\(212\) 555-0100”/)]);
});
