import { describe, expect, test } from 'vitest';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { findPlaceholders, findUnconfirmedBrands, findUnmarkedSamples } from './unfinished.ts';

/** A real company, without placeholders in any checked field. */
const { noLicenseReason: _, ...identity } = OTHER_IDENTITY;
const company = businessSchema.parse({
  ...identity,
  name: 'Mott Street Heating',
  phone: '(212) 431-2000',
  textPhone: '(212) 431-2001',
  email: 'desk@mott-street-heating.com',
  siteUrl: 'https://www.mott-street-heating.com',
});

describe('an identity', () => {
  test('of a real company has no placeholder', () => {
    expect(findPlaceholders(company)).toEqual([]);
  });

  test.each([
    [{ name: 'Five Borough Air' }, 'content/company.yaml, name: “Five Borough Air” is the sample company.'],
    [{ shortName: 'Five Borough Air' }, 'shortName: “Five Borough Air” is the sample company.'],
    [{ phone: '+17185550142' }, 'is a fictional number.'],
    [{ textPhone: '+17185550143' }, 'textPhone: +17185550143 is a fictional number.'],
    [{ email: 'hello@example.com' }, 'email: example.com is an example domain.'],
    [{ siteUrl: 'https://localhost:8787' }, 'or a name that only your own network knows.'],
    [{ address: { ...company.address, street: '123 Example Street' } }, 'is an example.'],
    [{ formFields: { access_key: 'YOUR_ACCESS_KEY_HERE' } }, 'is the example from the guide'],
    [{ licenses: [{ issuer: 'NYC DCWP', number: '1234567-DCA' }] }, '“1234567-DCA” is the example'],
    [{ licenses: [] }, 'content/company.yaml, licenses: none is listed'],
    [{ licenses: [{ issuer: 'Westchester County', number: 'WC-1' }] }, 'none of them is from DCWP'],
    [{ formEndpoint: undefined }, 'Messages from the contact form go nowhere'],
  ])('with %j is reported in one sentence', (change, sentence) => {
    const [found = '', ...more] = findPlaceholders({ ...company, ...change });
    expect(more).toEqual([]);
    expect(found).toContain(sentence);
  });
});

test('a company without a license is not reported if it says why it needs none', () => {
  const none = { ...company, licenses: [] };
  expect(findPlaceholders({ ...none, noLicenseReason: 'we work in commercial buildings only' })).toEqual([]);
});

test('brands with “authorized: true” are reported until “confirmed” says when the owner read the letter', () => {
  const brands = [
    { name: 'Daikin', authorized: true },
    { name: 'LG', authorized: true, confirmed: '2026-10-01' },
    { name: 'Bosch', authorized: false },
  ];
  expect(findUnconfirmedBrands({ ...company, brands })).toEqual([
    expect.stringMatching(/^content\/company\.yaml, brands, Daikin: .*authorized: true, confirmed: /),
  ]);
});

describe('a built site', () => {
  const build = (about: string, portfolio: string): string =>
    makeFolder({
      'about.html': `<main><div>${about}</div></main>`,
      'portfolio.html': `<main><p>${portfolio}</p></main>`,
    });

  test('with real people and projects, or with samples labeled as samples, is not reported', () => {
    expect(findUnmarkedSamples(build('Ana Ortiz', 'A bakery on Mott Street'))).toEqual([]);
    const marked = build('Luis “Lou” Ortega, a sample name', 'Sample projects: Closets on one loop');
    expect(findUnmarkedSamples(marked)).toEqual([]);
  });

  test('may label its samples in a paragraph directly after a heading, without white space between the tags', () => {
    const about = '<h2>To the door</h2><p>Sample names</p><p>Luis “Lou” Ortega</p>';
    expect(findUnmarkedSamples(build(about, 'A bakery on Mott Street'))).toEqual([]);
  });

  test('that shows samples as its own is reported, page by page', () => {
    const found = findUnmarkedSamples(build('Luis “Lou” Ortega', 'Closets on one loop'));
    expect(found).toEqual([expect.stringContaining('/about'), expect.stringContaining('/portfolio')]);
  });
});
