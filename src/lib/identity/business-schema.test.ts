import { describe, expect, test } from 'vitest';
import { OTHER_IDENTITY } from '../../../tests/support/other-identity.ts';
import { readNow } from '../../content/present.ts';
import { listMistakes } from '../content/schema-mistakes.ts';
import { WEEKDAYS } from '../hours/week-hours.ts';
import { businessSchema } from './business-schema.ts';

/** Fields that every company fills in. */
const BASIC = ['name', 'shortName', 'phone', 'email', 'address', 'coordinates', 'hours', 'siteUrl'];
/** Fields that a company may leave out. */
const OPTIONAL = Object.keys(businessSchema.shape).filter((key) => !BASIC.includes(key));

type Path = readonly (string | number)[];

/** Returns the identity with one value replaced, or removed if the new value is undefined. */
function change(identity: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(identity) as Record<string | number, unknown>;
  const changed = change(copy[key], rest, value);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}

const identity: unknown = OTHER_IDENTITY;

/** Returns the messages about an invalid identity, field by field. */
function complaints(wrong: unknown): string[] {
  const { error } = businessSchema.safeParse(wrong);
  if (!error) return [];
  return listMistakes(error, businessSchema, wrong).map(
    ({ path = [], text }) => `${path.map(String).join('.')}: ${text}`,
  );
}

/** A date four years from now. */
const FAR = `${readNow().getFullYear() + 4}-12-25`;
const holiday = { date: '2028-02-29', name: 'Leap day', hours: 'closed' };
const license = { issuer: 'Someone', number: '1' };
const notice = { text: 'Closed.', from: '2027-02-04', to: '2027-02-05' };
/** A week with the given hours; Friday is open by default, so that the week is valid. */
const week = (hours: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, 'closed'])),
  friday: '08:00-12:00',
  ...hours,
});
/** Field, wrong value, and words of the expected message. */
const WRONG: readonly (readonly [path: Path, value: unknown, expected: string])[] = [
  [['name'], '', 'the company name'],
  [['name'], 'x'.repeat(81), 'at most 80 characters'],
  [['name'], 'Two\nlines', 'one line'],
  [['shortName'], ' ', 'a short name'],
  [['shortName'], 'x'.repeat(31), 'at most 30 characters'],
  [['phone'], 'call us', 'ten digits, like'],
  [['phone'], '+12025550', 'ten digits, like'],
  [['phone'], '(102) 555-0123', 'ten digits, like'],
  [['phone'], ['(212) 555-0123'], 'ten digits, like'],
  [['phoneExtension'], '12a', 'one to six digits'],
  [['textPhone'], 'call us', 'ten digits, like'],
  [['email'], 'name(at)example.com', 'an e-mail address'],
  [['address'], 'a street', 'street, city, state and zip'],
  [['address', 'street'], '', 'the street and number'],
  [['address', 'city'], '', 'the city'],
  [['address', 'state'], 'New York', 'two capital letters, like NY'],
  [['address', 'zip'], '1100', 'five digits'],
  [['address', 'zip'], 7030, 'in quotation marks if it starts with 0'],
  [['coordinates', 'latitude'], '40.691', 'four to seven decimals'],
  [['coordinates', 'latitude'], 'north', 'four to seven decimals'],
  [['coordinates', 'latitude'], '4.50735', 'in the United States'],
  [['coordinates', 'longitude'], '73.99036', 'in the United States'],
  [['coordinates', 'longitude'], -73.5, 'in quotation marks if the last one is 0'],
  [['hours', 'monday'], 'from nine', 'closed, open all day, or 24-hour times'],
  [['hours', 'monday'], 8, 'closed, open all day, or 24-hour times'],
  [['hours', 'monday'], '08:00-08:00', 'differs from the opening time'],
  [['hours', 'monday'], '12:00-17:00, 08:00-12:00', 'spans in order'],
  [['hours'], week({ friday: 'closed' }), 'at least one open day'],
  [['holidays'], 'Christmas', 'a list of holidays, or [] for none'],
  [['holidays'], [{ ...holiday, date: '2027-02-29' }], 'a date that exists'],
  [['holidays'], [{ ...holiday, date: 'December 25' }], 'a date like'],
  [['holidays'], [{ ...holiday, name: '' }], 'the name of the holiday'],
  [['holidays'], [{ ...holiday, hours: null }], 'closed, open all day'],
  [['holidays'], [{ ...holiday, hours: '9-13' }], 'closed, open all day'],
  [['holidays'], [holiday, holiday], 'each date only once'],
  [['bookingUrl'], 'http://book.example.org', 'starts with https://'],
  [['bookingUrl'], 'book.example.org', 'starts with https://'],
  [['mapUrl'], '', 'starts with https://'],
  [['siteUrl'], 'http://www.example.org', 'starts with https://'],
  [['siteUrl'], 'https://www.example.org/', 'only the domain'],
  [['siteUrl'], 'https://www.example.org/hvac', 'only the domain'],
  [['brands'], 'Bosch', 'a list of brands'],
  [['brands'], Array.from({ length: 7 }, (_, index) => ({ name: `Brand ${index}` })), 'at most six brands'],
  [['brands'], [{ name: 'Bosch' }, { name: 'Bosch' }], 'each brand only once'],
  [['brands'], ['Bosch'], 'like { name: Bosch }'],
  [['brands'], [{ name: 'x'.repeat(43) }], 'at most 30 characters'],
  [['brands'], [{ name: 'Bosch', authorized: 'yes' }], 'true or false'],
  [['brands'], [{ name: 'Bosch', confirmed: '2999-01-01' }], 'not a day in the future'],
  [['notice'], 'Closed.', 'text, from and to'],
  [['notice'], { ...notice, text: 'x'.repeat(161) }, 'at most 160 characters'],
  [['notice'], { ...notice, from: 'Thursday' }, 'a date like'],
  [['notice'], { ...notice, to: FAR }, 'within the next three years'],
  [['holidays'], [holiday, { ...holiday, date: FAR }], 'within the next three years'],
  [['notice'], { ...notice, to: '2027-02-03' }, 'not before the first'],
  [['insurance'], '', 'what is insured'],
  [['foundedYear'], '1987', 'without quotation marks'],
  [['foundedYear'], 3000, 'the year in which the company began'],
  [['analytics'], 'https://plausible.io/js/script.js', 'script, and optionally'],
  [['analytics'], { script: 'http://plausible.io/a.js' }, 'starts with https://'],
  [['analytics'], { script: 'https://plausible.io/a.js', attributes: { onload: 'x()' } }, 'start with data-'],
  [['licenses'], 'none', 'or [] for none, with the reason as noLicenseReason'],
  [['noLicenseReason'], '', 'why you do not need a home improvement license'],
  [['licenses'], Array(7).fill(license), 'at most six licenses'],
  [['licenses'], [{ ...license, issuer: '' }], 'who issued the license'],
  [['licenses'], [{ ...license, number: '' }], 'the license number'],
  [['licenses'], [{ ...license, lookupUrl: 'nyc.gov' }], 'starts with https://'],
  [['visitFee'], 95, 'amount and credited'],
  [['visitFee'], { amount: '$95', credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 89.5, credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 0, credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 95, credited: 'yes' }, 'true or false'],
  [['freeEstimates'], 'yes', 'true or false'],
  [['payments'], 'card', 'a list of ways to pay'],
  [['payments'], [''], 'a way to pay'],
  [['depositPercent'], '30', 'without quotation marks'],
  [['depositPercent'], 101, 'from 0 to 100'],
  [['laborWarrantyMonths'], 0, 'from 1 to 240'],
  [['laborWarrantyMonths'], 'a year', 'whole months'],
  [['emergencyHours'], '', 'when calls are answered'],
  [['emergencyHours'], 'x'.repeat(101), 'at most 100 characters'],
  [['languagesSpoken'], 'English', 'language codes'],
  [['languagesSpoken'], ['Spanish'], 'language codes'],
  [['languagesSpoken'], ['en', 'en'], 'each language only once'],
  [['replyTime'], '', 'when people who write hear back'],
  [['profiles'], ['yelp.com/biz/x'], 'starts with https://'],
  [['formEndpoint'], 'http://forms.example.org/f', 'starts with https://'],
  [['formEndpoint'], '', 'starts with https://'],
  [['formEndpoint'], 'https:/forms.example.net/f', 'starts with https://'],
  [['formEndpoint'], 'https:forms.example.net/f', 'starts with https://'],
  [['formEndpoint'], 'https:\\\\forms.example.net/f', 'starts with https://'],
  [['formEndpoint'], 'https:///forms.example.net/f', 'starts with https://'],
  [['formEndpoint'], 'https://forms.example.net@other.example/f', 'starts with https://'],
  [['formEndpoint'], 'https://forms.ex\u200bample.net/f', 'starts with https://'],
  ...[';', ',', '*', "'", '_', '(', '=', '.'].map((sign): (typeof WRONG)[number] => [
    ['formEndpoint'],
    `https://forms${sign}.example.net/f`,
    'a domain of letters',
  ]),
  [['formEndpoint'], 'https://192.0.2.7/f', 'a domain of letters'],
  [['formEndpoint'], 'https://[2001:db8::7]/f', 'a domain of letters'],
  [['formEndpoint'], 'https://forms.example.net:x@forms.example.net/f', 'without user name or password'],
  [['formEndpoint'], 'https://forms.example.net /f', 'starts with https://'],
  [['analytics', 'script'], 'https://a;script-src.example/a.js', 'a domain of letters'],
  [['siteUrl'], 'https://192.0.2.7', 'a domain of letters'],
  [['siteUrl'], 'https://me@www.example.org', 'starts with https://'],
  [['siteUrl'], 'https://www.example.org.', 'a domain of letters'],
  [['formFields'], 'access_key=1', 'name: text for hidden fields'],
  [['formFields'], { key: '' }, 'a text for this field'],
  [['formFields'], { message: 'x' }, 'names other than the form'],
  [['messageRetention'], '', 'how long messages are kept'],
  ...['reset', 'submit', 'method', 'requestSubmit', 'constructor'].flatMap(
    (name) =>
      [
        [['formFields'], { [name]: '1' }, 'names other than the form'],
        [['formHoneypot'], name, 'a name other than the form'],
      ] as const,
  ),
  [['formHoneypot'], 'email', 'a name other than the form'],
  [['formHoneypot'], 'a b', 'the name of a field'],
];

test.each([
  { formFields: { access_key: '1' }, formHoneypot: 'access_key' },
  { formFields: { _gotcha: '1' }, formHoneypot: undefined },
])('a honeypot with the name of a hidden field is refused: %j', (services) => {
  expect(complaints({ ...OTHER_IDENTITY, ...services })).toEqual([
    expect.stringContaining('a name other than those in formFields'),
  ]);
});

/** Every required field. */
const REQUIRED: readonly string[] = [
  ...BASIC,
  ...['street', 'city', 'state', 'zip'].map((key) => `address.${key}`),
  ...['latitude', 'longitude'].map((key) => `coordinates.${key}`),
  ...WEEKDAYS.map((day) => `hours.${day}`),
];

test.each(['https://WWW.Example.ORG', 'https://www.example.org:443', 'HTTPS://www.example.org'])(
  'the site URL %s is normalized as in browsers',
  (siteUrl) => {
    expect(businessSchema.parse({ ...OTHER_IDENTITY, siteUrl }).siteUrl).toBe('https://www.example.org');
  },
);

describe('an identity', () => {
  test('with every field except bookingUrl is accepted', () => {
    expect(complaints(identity)).toEqual([]);
    expect(Object.keys(OTHER_IDENTITY).sort()).toEqual(
      Object.keys(businessSchema.shape)
        .filter((key) => key !== 'bookingUrl')
        .sort(),
    );
  });

  test('without any optional field is accepted, and its lists are empty', () => {
    const short = OPTIONAL.reduce((left, key) => change(left, [key], undefined), identity);
    expect(complaints(short)).toEqual([]);
    expect(businessSchema.parse(short)).toMatchObject({
      brands: [],
      licenses: [],
      holidays: [],
      profiles: [],
    });
  });

  test.each(WRONG)('with a wrong %s (%j) is refused in one sentence', (path, value, expected) => {
    const [sentence = '', ...more] = complaints(change(identity, path, value));
    expect(more).toEqual([]);
    expect(sentence.startsWith(path.join('.'))).toBe(true);
    expect(sentence).toContain(expected);
    expect(sentence).not.toMatch(/invalid|undefined|zod/i);
  });

  test.each(REQUIRED)('without %s is refused in one sentence', (field) => {
    const [sentence = '', ...more] = complaints(change(identity, field.split('.'), undefined));
    expect(more).toEqual([]);
    expect(sentence).toContain(`${field}: is missing; write `);
  });

  test.each(REQUIRED)('with a number in place of %s is refused with advice on what to write', (field) => {
    const [sentence = '', ...more] = complaints(change(identity, field.split('.'), 7));
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^[\w.]+: (?:is 7, which is not text|is 7); write /);
  });

  test('with unknown fields is refused with the name of each', () => {
    const wrong = change(change(identity, ['fax'], '1'), ['address', 'floor'], '2');
    expect(complaints(wrong).map((sentence) => sentence.split(':')[0])).toEqual(['address.floor', 'fax']);
  });

  test.each([null, undefined, 'text', []])('that is %j instead of a group of fields is refused', (value) => {
    expect(complaints(value)).toHaveLength(1);
  });
});

describe('what people write', () => {
  test.each(['(347) 555-0187', '347.555.0187', '+1 347 555 0187', '1-347-555-0187', 3_475_550_187])(
    '%s is a phone number',
    (phone) => {
      expect(businessSchema.parse(change(identity, ['phone'], phone)).phone).toBe('+13475550187');
    },
  );

  test('may be unquoted digits in text fields', () => {
    const plain = change(change(identity, ['address', 'zip'], 11_101), ['licenses', 0, 'number'], 123);
    const { address, licenses } = businessSchema.parse(change(plain, ['phoneExtension'], 12));
    expect([address.zip, licenses[0]?.number]).toEqual(['11101', '123']);
  });

  test('counts as left out if it is the empty list that a form leaves behind', () => {
    for (const field of ['payments', 'languagesSpoken'] as const)
      expect(businessSchema.parse(change(identity, [field], []))[field]).toBeUndefined();
  });

  test('may be a brand with only a name, which counts as not authorized', () => {
    const { brands } = businessSchema.parse(
      change(identity, ['brands'], [{ name: 'Bosch' }, { name: 'LG', authorized: true }]),
    );
    expect(brands).toEqual([
      { name: 'Bosch', authorized: false },
      { name: 'LG', authorized: true },
    ]);
  });
});

describe('overnight hours', () => {
  test('that run into the next day’s hours are reported for the day on which they start', () => {
    const [sentence = ''] = complaints(
      change(identity, ['hours'], week({ thursday: '20:00-06:00', friday: '05:00-12:00' })),
    );
    expect(sentence).toContain('hours.thursday');
    expect(sentence).toContain('before the next day opens');
  });

  test.each([
    { sunday: '20:00-06:00', monday: '06:00-10:00' },
    { thursday: 'open all day', friday: 'open all day' },
  ])('that end when the next day opens are accepted: %j', (hours) => {
    expect(complaints(change(identity, ['hours'], week(hours)))).toEqual([]);
  });
});
