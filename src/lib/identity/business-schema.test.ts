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
  [['phone'], '(102) 555-0123', 'ten digits, like'],
  [['phoneExtension'], '12a', 'one to six digits'],
  [['email'], 'name(at)example.com', 'an e-mail address'],
  [['address'], 'a street', 'street, city, state and zip'],
  [['address', 'state'], 'New York', 'two capital letters, like NY'],
  [['address', 'zip'], '1100', 'five digits'],
  [['coordinates', 'latitude'], '40.691', 'four to seven decimals'],
  [['coordinates', 'longitude'], '73.99036', 'in the United States'],
  [['hours', 'monday'], 'from nine', 'closed, open all day, or 24-hour times'],
  [['hours', 'monday'], '08:00-08:00', 'differs from the opening time'],
  [['hours'], week({ friday: 'closed' }), 'at least one open day'],
  [['holidays'], 'Christmas', 'a list of holidays, or [] for none'],
  [['holidays'], [{ ...holiday, date: '2027-02-29' }], 'a date that exists'],
  [['holidays'], [holiday, holiday], 'a date that no other holiday has'],
  [['bookingUrl'], 'http://book.example.org', 'starts with https://'],
  [['siteUrl'], 'https://www.example.org/', 'only the domain'],
  [['brands'], Array.from({ length: 7 }, (_, index) => ({ name: `Brand ${index}` })), 'at most six brands'],
  [['brands'], [{ name: 'Bosch' }, { name: 'Bosch' }], 'a brand that is not in the list'],
  [['brands'], [{ name: 'Bosch', confirmed: '2999-01-01' }], 'not a day in the future'],
  [['notice'], 'Closed.', 'text, from and to'],
  [['notice'], { ...notice, to: FAR }, 'within the next three years'],
  [['notice'], { ...notice, to: '2027-02-03' }, 'not before the first'],
  [['foundedYear'], 3000, 'the year in which the company began'],
  [['analytics'], 'https://plausible.io/js/script.js', 'script, and optionally'],
  [['analytics'], { script: 'https://plausible.io/a.js', attributes: { onload: 'x()' } }, 'start with data-'],
  [['licenses'], 'none', 'or [] for none, with the reason as noLicenseReason'],
  [['visitFee'], 95, 'amount and credited'],
  [['visitFee'], { amount: '$95', credited: true }, 'whole dollars'],
  [['payments'], [''], 'a way to pay'],
  [['depositPercent'], 101, 'from 0 to 100'],
  [['laborWarrantyMonths'], 0, 'from 1 to 240'],
  [['languagesSpoken'], ['Spanish'], 'language codes'],
  [['formEndpoint'], 'https:\\\\forms.example.net/f', 'starts with https://'],
  [['formEndpoint'], 'https://forms.ex\u200bample.net/f', 'starts with https://'],
  ...[';', ',', '*', "'", '_', '(', '=', '.'].map((sign): (typeof WRONG)[number] => [
    ['formEndpoint'],
    `https://forms${sign}.example.net/f`,
    'a domain of letters',
  ]),
  [['formEndpoint'], 'https://192.0.2.7/f', 'a domain of letters'],
  [['formEndpoint'], 'https://forms.example.net:x@forms.example.net/f', 'without user name or password'],
  [['formFields'], 'access_key=1', 'name: text for hidden fields'],
  [['formFields'], { key: '' }, 'a text for this field'],
  [['messageRetention'], '', 'how long messages are kept'],
  ...['submit', 'constructor'].flatMap(
    (name) =>
      [
        [['formFields'], { [name]: '1' }, 'names other than the form'],
        [['formHoneypot'], name, 'a name other than the form'],
      ] as const,
  ),
  [['formHoneypot'], 'email', 'a name other than the form'],
];

test.each([
  { formFields: { access_key: '1' }, formHoneypot: 'access_key' },
  { formFields: { _gotcha: '1' }, formHoneypot: undefined },
])('a honeypot with the name of a hidden field is refused: %j', (services) => {
  expect(complaints({ ...OTHER_IDENTITY, ...services })).toEqual([
    expect.stringContaining('a name other than those of the hidden fields'),
  ]);
});

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

  test('with unknown fields is refused with the name of each', () => {
    const wrong = change(change(identity, ['fax'], '1'), ['address', 'floor'], '2');
    expect(complaints(wrong).map((sentence) => sentence.split(':')[0])).toEqual(['address.floor', 'fax']);
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
