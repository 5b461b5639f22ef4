import { describe, expect, test } from 'vitest';
import { business } from '../../site/business.ts';
import { WEEKDAYS } from '../hours/week-hours.ts';
import { BusinessError, businessSchema, parseBusiness } from './business-schema.ts';

/** Fields that a company may leave out. */
const OPTIONAL = [
  'phoneExtension',
  'visitFee',
  'payments',
  'depositPercent',
  'laborWarrantyMonths',
  'emergencyHours',
  'languagesSpoken',
  'formEndpoint',
  'formFields',
  'formHoneypot',
];

const FILE = 'some/identity.ts';
type Path = readonly (string | number)[];

/** The identity with one value replaced, or left out where it is undefined. */
function change(identity: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(identity) as Record<string | number, unknown>;
  const changed = change(copy[key], rest, value);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}

/** The company's own identity; open all week, so that each day has hours to get wrong. */
const identity = {
  ...business,
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, { opens: '07:00', closes: '19:30' }])),
};

/** Sentences that a wrong identity is refused with. */
function complaints(wrong: unknown): string[] {
  try {
    parseBusiness(wrong, FILE);
  } catch (error) {
    if (error instanceof BusinessError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const holiday = { date: '2028-02-29', name: 'Leap day', hours: null };
const license = { issuer: 'Someone', number: '1' };
/** Field, wrong value, words of what is expected. */
const WRONG: readonly (readonly [path: Path, value: unknown, expected: string])[] = [
  [['name'], '', 'the company name'],
  [['name'], 'x'.repeat(61), 'at most 60 characters'],
  [['shortName'], ' ', 'a short name'],
  [['shortName'], 'x'.repeat(31), 'at most 30 characters'],
  [['phone'], '(202) 555-0123', '+1 and ten digits'],
  [['phone'], '+12025550', '+1 and ten digits'],
  [['phone'], '+11025550123', '+1 and ten digits'],
  [['phone'], 12025550123, '+1 and ten digits'],
  [['phoneExtension'], '12a', 'one to six digits'],
  [['email'], 'name(at)example.com', 'an e-mail address'],
  [['address'], 'a street', '{ street, city, state, zip }'],
  [['address', 'street'], '', 'the street and number'],
  [['address', 'city'], 'Queens', 'Brooklyn'],
  [['address', 'state'], 'New York', 'NY'],
  [['address', 'zip'], '10001', 'a Brooklyn ZIP code'],
  [['address', 'zip'], 11_215, 'a Brooklyn ZIP code in quotation marks'],
  [['coordinates', 'latitude'], '40.69', 'at least five decimals'],
  [['coordinates', 'latitude'], 'north', 'at least five decimals'],
  [['coordinates', 'latitude'], '51.50735', 'in New York City'],
  [['coordinates', 'longitude'], '73.99036', 'in New York City'],
  [['coordinates', 'longitude'], -73.5, 'in quotation marks'],
  [['hours', 'monday'], 'closed', 'null for a closed day'],
  [['hours', 'monday', 'opens'], '8:00', 'a 24-hour time'],
  [['hours', 'monday', 'opens'], '24:00', 'a 24-hour time'],
  [['hours', 'monday', 'closes'], '6 pm', 'a 24-hour time'],
  [['hours', 'monday'], { opens: '18:00', closes: '08:00' }, 'a closing time later than the opening time'],
  [['hours'], Object.fromEntries(WEEKDAYS.map((day) => [day, null])), 'at least one open day'],
  [['holidays'], 'Christmas', 'a list of holidays, or [] for none'],
  [['holidays'], [{ ...holiday, date: '2027-02-29' }], 'a date like'],
  [['holidays'], [{ ...holiday, date: 'December 25' }], 'a date like'],
  [['holidays'], [{ ...holiday, name: '' }], 'the name of the holiday'],
  [['holidays'], [{ ...holiday, hours: 'closed' }], 'null for a closed day'],
  [['holidays'], [{ ...holiday, hours: { opens: '9', closes: '13:00' } }], 'a 24-hour time'],
  [['holidays'], [holiday, holiday], 'every date once'],
  [['bookingUrl'], 'http://book.example.org', 'starts with https://'],
  [['bookingUrl'], 'book.example.org', 'starts with https://'],
  [['mapUrl'], '', 'starts with https://'],
  [['siteUrl'], 'http://www.example.org', 'starts with https://'],
  [['siteUrl'], 'https://www.example.org/', 'the domain alone'],
  [['siteUrl'], 'https://www.example.org/hvac', 'the domain alone'],
  [['certifiedBrands'], ['One', 'Two'], 'exactly three brands'],
  [['certifiedBrands'], ['One', 'Two', 'Three', 'Four'], 'exactly three brands'],
  [['certifiedBrands', 1], '', 'a brand name'],
  [['licenses'], Array(7).fill(license), 'at most six licenses'],
  [['licenses'], [{ ...license, issuer: '' }], 'who issued the license'],
  [['licenses'], [{ ...license, number: '' }], 'the license number'],
  [['licenses'], [{ ...license, lookupUrl: 'nyc.gov' }], 'starts with https://'],
  [['visitFee'], 95, '{ amount, credited }'],
  [['visitFee'], { amount: '$95', credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 89.5, credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 0, credited: true }, 'whole dollars'],
  [['visitFee'], { amount: 95, credited: 'yes' }, 'true or false'],
  [['payments'], 'card', 'a list of ways to pay'],
  [['payments'], [], 'at least one way to pay'],
  [['payments'], [''], 'a way to pay'],
  [['depositPercent'], '30', 'without quotation marks'],
  [['depositPercent'], 101, 'from 0 to 100'],
  [['laborWarrantyMonths'], 0, 'from 1 to 240'],
  [['laborWarrantyMonths'], 'a year', 'whole months'],
  [['emergencyHours'], '', 'when calls are answered'],
  [['emergencyHours'], 'x'.repeat(101), 'at most 100 characters'],
  [['languagesSpoken'], 'English', 'language codes'],
  [['languagesSpoken'], ['Spanish'], 'language codes'],
  [['languagesSpoken'], ['en', 'en'], 'every language once'],
  [['profiles'], ['yelp.com/biz/x'], 'starts with https://'],
  [['formEndpoint'], 'http://forms.example.org/f', 'starts with https://'],
  [['formEndpoint'], '', 'starts with https://'],
  [['formFields'], 'access_key=1', '{ name: text } for hidden fields'],
  [['formFields'], { key: '' }, 'a text for this field'],
  [['formFields'], { message: 'x' }, 'names other than the form'],
  [['formHoneypot'], 'email', 'a name other than the form'],
  [['formHoneypot'], 'a b', 'the name of a field'],
];

/** Every field that must be there. */
const REQUIRED: readonly string[] = [
  ...Object.keys(businessSchema.shape).filter((key) => !OPTIONAL.includes(key)),
  ...['street', 'city', 'state', 'zip'].map((key) => `address.${key}`),
  ...['latitude', 'longitude'].map((key) => `coordinates.${key}`),
  ...WEEKDAYS.map((day) => `hours.${day}`),
  ...['opens', 'closes'].map((key) => `hours.monday.${key}`),
];

describe('the identity file', () => {
  test('as it stands is accepted', () => {
    expect(complaints(identity)).toEqual([]);
  });

  test.each(WRONG)('with a wrong %s (%j) is refused in one sentence', (path, value, expected) => {
    const sentences = complaints(change(identity, path, value));
    expect(sentences).toHaveLength(1);
    const [sentence = ''] = sentences;
    const field = path.join('.');
    expect(sentence.startsWith(`${FILE}: “${field}`)).toBe(true);
    expect(sentence).toMatch(/^[^“]+“[\w.]+” is .+; expected .+\.$/);
    expect(sentence).toContain(expected);
    if (sentence.includes(`“${field}”`)) expect(sentence).toContain(` is ${JSON.stringify(value)};`);
  });

  test.each(REQUIRED)('without %s is refused in one sentence', (field) => {
    const [sentence = '', ...more] = complaints(change(identity, field.split('.'), undefined));
    expect(more).toEqual([]);
    expect(sentence).toContain(`${FILE}: “${field}” is missing; expected `);
    expect(sentence).not.toMatch(/invalid|undefined/i);
  });

  test.each(REQUIRED)('with a number where %s belongs says what belongs there', (field) => {
    const [sentence = '', ...more] = complaints(change(identity, field.split('.'), 7));
    expect(more).toEqual([]);
    expect(sentence).toContain(`“${field}” is 7; expected `);
    expect(sentence).not.toMatch(/invalid/i);
  });

  test('with everything that may be left out is accepted', () => {
    const terms = {
      visitFee: { amount: 95, credited: false },
      payments: ['card', 'check'],
      depositPercent: 0,
      laborWarrantyMonths: 12,
      emergencyHours: 'every evening until 10\u00a0pm, for no heat and leaks',
      languagesSpoken: ['en', 'es', 'zh'],
    };
    expect(complaints({ ...identity, ...terms })).toEqual([]);
  });

  test('with unknown fields names each of them', () => {
    const wrong = change(change(identity, ['fax'], '1'), ['address', 'floor'], '2');
    expect(complaints(change(wrong, ['pager'], '3')).sort()).toEqual([
      `${FILE}: there is an unknown field “fax”; check its spelling or delete it.`,
      `${FILE}: there is an unknown field “pager”; check its spelling or delete it.`,
      `${FILE}: “address” has an unknown field “floor”; check its spelling or delete it.`,
    ]);
  });

  test('with several problems has one sentence for each', () => {
    const wrong = change(change(identity, ['phone'], '1'), ['hours', 'friday', 'opens'], 'early');
    const sentences = complaints(change(wrong, ['email'], undefined));
    expect(sentences.map((sentence) => /“(.+?)”/.exec(sentence)?.[1])).toEqual([
      'phone',
      'email',
      'hours.friday.opens',
    ]);
  });

  test.each([null, undefined, 'text', []])(
    'that is no set of fields but %j is refused in one sentence',
    (value) => {
      expect(complaints(value)).toHaveLength(1);
    },
  );
});
