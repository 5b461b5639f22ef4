/** What `npm run rename` asks, and how people write and read each answer. */
import { capitalize, WEEKDAYS } from '../../src/lib/hours/week-hours.ts';
import { type Fields, isFields, type Value } from './identity-file.ts';

export interface Field {
  /** Place in the identity: `address.street`. Also the name of the flag. */
  readonly path: string;
  readonly question: string;
  /** May be empty; a dash clears it. */
  readonly optional?: boolean;
  /** What someone typed, as the identity holds it; nonsense is returned as it is, for the schema to refuse. */
  readonly read: (text: string) => Value;
  /** The other way round. */
  readonly show: (value: Value | undefined) => string;
}

const asIs = { read: (text: string): Value => text, show: (value: Value | undefined) => String(value ?? '') };

/** `(202) 555-0123`, `202.555.0123` and `+1 202 555 0123` are the same number. */
function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d\s()+./·-]+$/.test(text) && digits.length === 10 ? `+1${digits}` : text;
}

/** `8:00` with its zero. */
const readTime = (text: string): string => text.trim().replace(/^\d(?=:)/, '0$&');

function readHours(text: string): Value {
  if (/^closed$/i.test(text.trim())) return null;
  const [opens, closes, ...rest] = text.split(/\s*(?:-|–|to)\s*/);
  return opens && closes && rest.length === 0 ? { opens: readTime(opens), closes: readTime(closes) } : text;
}

function showHours(value: Value | undefined): string {
  if (value === null) return 'closed';
  return isFields(value) ? `${value.opens}-${value.closes}` : String(value ?? '');
}

const split = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

/** `2026-12-25 closed Christmas Day; 2026-12-24 08:00-13:00 Christmas Eve` */
const holidays: Pick<Field, 'read' | 'show'> = {
  read: (text) =>
    split(text, /;/).map((part) => {
      const [date = '', hours = '', ...name] = part.split(/\s+/);
      return { date, name: name.join(' '), hours: readHours(hours) };
    }),
  show: (value) =>
    listFields(value)
      .map(({ date, hours, name }) => `${date} ${showHours(hours)} ${name}`)
      .join('; '),
};

/** `Issuer | number | https://…` */
const licenses: Pick<Field, 'read' | 'show'> = {
  read: (text) =>
    split(text, /;/).map((part) => {
      const [issuer = '', number = '', lookupUrl] = part.split('|').map((one) => one.trim());
      return { issuer, number, ...(lookupUrl && { lookupUrl }) };
    }),
  show: (value) =>
    listFields(value)
      .map(({ issuer, number, lookupUrl }) => [issuer, number, lookupUrl].filter(Boolean).join(' | '))
      .join('; '),
};

const readWholeNumber = (text: string): Value => (/^\d+$/.test(text) ? Number(text) : text);

/** `95 credited`, or `95` where the repair is priced on top. */
const visitFee: Pick<Field, 'read' | 'show'> = {
  read: (text) => {
    const [, amount, credited] = /^\$?(\d+)( credited)?$/i.exec(text) ?? [];
    return amount === undefined ? text : { amount: Number(amount), credited: credited !== undefined };
  },
  show: (value) => (isFields(value) ? `${value.amount}${value.credited ? ' credited' : ''}` : ''),
};

/** `access_key=1234; subject=Website` */
const pairs: Pick<Field, 'read' | 'show'> = {
  read: (text) => {
    const parts = split(text, /;/).map((part) => /^([^=]+)=(.*)$/s.exec(part));
    if (parts.some((part) => part === null)) return text;
    return Object.fromEntries(parts.map((part) => [part?.[1]?.trim(), part?.[2]?.trim()]));
  },
  show: (value) =>
    isFields(value)
      ? Object.entries(value)
          .map(([name, one]) => `${name}=${one}`)
          .join('; ')
      : '',
};

const list = (mark: RegExp, join: string): Pick<Field, 'read' | 'show'> => ({
  read: (text) => split(text, mark),
  show: (value) => (Array.isArray(value) ? value.join(join) : ''),
});

const listFields = (value: Value | undefined): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => isFields(one)) : [];

/** In the order in which they are asked. */
export const FIELDS: readonly Field[] = [
  { path: 'name', question: 'Full company name', ...asIs },
  { path: 'shortName', question: 'Short name for the bar at the top, at most 30 characters', ...asIs },
  { path: 'phone', question: 'Phone number', ...asIs, read: readPhone },
  { path: 'phoneExtension', question: 'Extension', optional: true, ...asIs },
  { path: 'email', question: 'E-mail address', ...asIs },
  { path: 'address.street', question: 'Street and number of the office in Brooklyn', ...asIs },
  { path: 'address.zip', question: 'ZIP code', ...asIs },
  { path: 'coordinates.latitude', question: 'Latitude of the office, five decimals', ...asIs },
  { path: 'coordinates.longitude', question: 'Longitude of the office, five decimals', ...asIs },
  ...WEEKDAYS.map((day) => ({
    path: `hours.${day}`,
    question: `${capitalize(day)}, like 08:00-18:00, or closed`,
    read: readHours,
    show: showHours,
  })),
  {
    path: 'holidays',
    question:
      'Days with other hours, like 2026-12-25 closed Christmas Day; 2026-12-24 08:00-13:00 Christmas Eve',
    optional: true,
    ...holidays,
  },
  { path: 'bookingUrl', question: 'Online booking page', ...asIs },
  { path: 'siteUrl', question: 'Address of this site', ...asIs, read: (text) => text.replace(/\/$/, '') },
  { path: 'mapUrl', question: 'Link that shows the office on a map', ...asIs },
  {
    path: 'certifiedBrands',
    question: 'Three certified brands, with commas between them',
    ...list(/,/, ', '),
  },
  {
    path: 'licenses',
    question: 'Licenses, like NYC DCWP Home Improvement Contractor | 1234567-DCA; next one',
    optional: true,
    ...licenses,
  },
  {
    path: 'profiles',
    question: 'Your pages elsewhere, with spaces between them',
    optional: true,
    ...list(/[\s,]+/, ' '),
  },
  {
    path: 'visitFee',
    question: 'Fee for a repair visit in dollars, like 95, or 95 credited if it comes off the repair',
    optional: true,
    ...visitFee,
  },
  {
    path: 'payments',
    question: 'Ways to pay, with commas between them, like card, check, Zelle',
    optional: true,
    ...list(/,/, ', '),
  },
  {
    path: 'depositPercent',
    question: 'Deposit on new equipment in percent, 0 for none',
    optional: true,
    ...asIs,
    read: readWholeNumber,
  },
  {
    path: 'laborWarrantyMonths',
    question: 'Warranty on your labor, in months',
    optional: true,
    ...asIs,
    read: readWholeNumber,
  },
  {
    path: 'emergencyHours',
    question:
      'When calls are answered outside the opening hours, like every evening until 10 pm, for no heat and leaks',
    optional: true,
    ...asIs,
  },
  {
    path: 'languagesSpoken',
    question: 'Languages in which calls are answered, by their codes, like en es zh',
    optional: true,
    ...list(/[\s,]+/, ' '),
  },
  { path: 'formEndpoint', question: 'Address that takes the contact form', optional: true, ...asIs },
  {
    path: 'formFields',
    question: 'Hidden fields that its service asks for, like access_key=1234',
    optional: true,
    ...pairs,
  },
  { path: 'formHoneypot', question: 'Name of its trap for machines', optional: true, ...asIs },
];

/** Lists that stand empty in the identity; other optional fields are left out. */
const EMPTY_LISTS: readonly string[] = ['holidays', 'licenses', 'profiles'];

/** The value at a place. */
export function getAt(identity: Fields, path: string): Value | undefined {
  return path
    .split('.')
    .reduce<Value | undefined>((at, name) => (isFields(at) ? at[name] : undefined), identity);
}

/** The identity with another value at a place; undefined takes the field out. */
export function setAt(identity: Fields, path: string, value: Value | undefined): Fields {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (value !== undefined) return { ...identity, [name]: value };
    const { [name]: _, ...others } = identity;
    return others;
  }
  const inner = identity[name];
  return { ...identity, [name]: setAt(isFields(inner) ? inner : {}, rest.join('.'), value) };
}

/** The identity with what someone typed for a field; a dash clears what may be empty. */
export function setFromText(identity: Fields, field: Field, text: string): Fields {
  const isCleared = text.trim() === '-' && field.optional;
  const cleared = EMPTY_LISTS.includes(field.path) ? [] : undefined;
  return setAt(identity, field.path, isCleared ? cleared : field.read(text.trim()));
}
