import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../src/lib/contact/phone.ts';
import { formatTime } from '../../src/lib/hours/week-hours.ts';
import { business } from '../../src/site/business.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { findFacts, MATCHERS, TIMES } from '../support/identity-matchers.ts';
import { isTest, listSources, readSource } from '../support/sources.ts';

const IDENTITY = `${CONTENT_FOLDER}/company.yaml`;
const TEXT_FILES = ['.ts', '.tsx', '.astro', '.css', '.svg', '.md', '.json', '.txt', '.yaml'];
const files = ['src', CONTENT_FOLDER]
  .flatMap((folder) => listSources(folder, TEXT_FILES))
  .filter((file) => file !== IDENTITY && !isTest(file));

const digits = business.phone.slice(2);
const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];

/** Ways to write a fact by hand, each of which must be found. */
const SAMPLES: readonly (readonly [fact: string, text: string])[] = [
  ...[
    business.phone,
    digits,
    formatPhone(business.phone),
    `${area}-${exchange}-${line}`,
    `${area}.${exchange}.${line}`,
    `1 ${area} ${exchange} ${line}`,
    `(${area})${exchange}-${line}`,
    `tel:${business.phone}`,
  ].map((text) => ['phone number', `call ${text} now`] as const),
  ['e-mail address', `mailto:${business.email}`],
  ['e-mail address', business.email.toUpperCase()],
  ['street', `at ${business.address.street.replaceAll(' ', '\u00a0')}, second floor`],
  ['street', business.address.street.replaceAll(' ', '+')],
  ['ZIP code', `NY ${business.address.zip}`],
  ['company name', `© ${business.name}`],
  ['company name', business.name.toLowerCase().replaceAll(' ', '-')],
  ['short name', business.shortName.toUpperCase()],
  ...(business.bookingUrl ? [['booking host', `href="${business.bookingUrl}"`] as const] : []),
  ['site host', `see ${new URL(business.siteUrl).host}/about`],
  ['latitude', `lat: ${business.coordinates.latitude},`],
  ['longitude', `lng: ${business.coordinates.longitude},`],
  ...TIMES.flatMap((time) => {
    const [clock = '', half = ''] = formatTime(time).split('\u00a0');
    const forms = [
      time,
      formatTime(time),
      `${clock} ${half}`,
      `${clock}${half}`,
      `${clock} ${half.charAt(0)}.m.`,
    ];
    return [...forms, `${clock} ${half.toUpperCase()}`].map(
      (form) => [`time ${time}`, `at ${form} on`] as const,
    );
  }),
];

describe('the identity of the company', () => {
  test.each(files)('is not written by hand in %s', (file) => {
    expect(findFacts(readSource(file))).toEqual([]);
  });

  test('stands in the identity file, all of it', () => {
    const all = MATCHERS.map(({ fact }) => fact);
    expect(findFacts(readSource(IDENTITY))).toEqual(all);
  });

  test.each(SAMPLES)('would be found: %s in “%s”', (fact, text) => {
    expect(findFacts(text)).toContain(fact);
  });

  test('is not seen in other numbers, names and times', () => {
    const others = 'call 311, ZIP 10001, five boroughs, 23:58 sharp, 11:58 pm, at 100 Main Street';
    expect(findFacts(others)).toEqual([]);
  });
});
