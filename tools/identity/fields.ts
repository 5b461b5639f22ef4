/** The questions of `npm run rename`, and the conversion of one-line answers to values of the company's file. */
import { parseDocument, stringify } from 'yaml';
import { capitalize, WEEKDAYS } from '../../src/lib/hours/week-hours.ts';
import { type Fields, isFields, type Value } from './identity-file.ts';

export interface Field {
  /** Path in the identity, and name of the flag: `address.street`. */
  readonly path: string;
  readonly question: string;
  /** Text is taken literally; other kinds are written as in the file, without the outer `[` or `{`. */
  readonly kind: 'text' | 'number' | 'switch' | 'list' | 'group';
  /** Whether it may be missing; a dash clears it. */
  readonly optional: boolean;
}

const ask = (path: string, question: string): Field => ({ path, question, kind: 'text', optional: false });
const offer = (path: string, question: string, kind: Field['kind'] = 'text'): Field => ({
  path,
  question,
  kind,
  optional: true,
});

/** The questions, in order. */
export const FIELDS: readonly Field[] = [
  ask('name', 'Full company name'),
  ask('shortName', 'Short name for the bar at the top, at most 30 characters'),
  ask('phone', 'Phone number'),
  offer('phoneExtension', 'Extension'),
  offer('textPhone', 'Number that takes text messages with photos'),
  ask('email', 'E-mail address'),
  ask('address.street', 'Street address of the office'),
  ask('address.city', 'City, or borough in New York City'),
  ask('address.state', 'State, like NY'),
  ask('address.zip', 'ZIP code'),
  ask(
    'coordinates.latitude',
    'Latitude of the office, the first number after a right-click on it in Google Maps',
  ),
  ask('coordinates.longitude', 'Longitude of the office, the second number there'),
  ...WEEKDAYS.map((day) =>
    ask(`hours.${day}`, `${capitalize(day)}, like 08:00-18:00, open all day or closed`),
  ),
  offer(
    'holidays',
    'Days with special hours, like { date: 2027-12-25, name: Christmas Day, hours: closed }',
    'list',
  ),
  offer('notice', 'Notice, like text: Closed for snow., from: 2027-02-04, to: 2027-02-05', 'group'),
  offer('bookingUrl', 'Online booking page'),
  ask('siteUrl', 'Address of this site'),
  offer('mapUrl', 'Map link to the office, if a search for its address does not find it'),
  offer('brands', 'Brands, like Bosch, { name: Daikin, authorized: true, confirmed: 2026-10-01 }', 'list'),
  offer(
    'licenses',
    'Licenses, like { issuer: NYC DCWP Home Improvement Contractor, number: 1234567-DCA }',
    'list',
  ),
  offer(
    'noLicenseReason',
    'Without a DCWP license: why you need none, like we work in commercial buildings only',
  ),
  offer('insurance', 'Your insurance, like general liability and workers’ compensation'),
  offer('foundedYear', 'Year the company was founded', 'number'),
  offer('profiles', 'Your pages on other sites, separated by commas', 'list'),
  offer('visitFee', 'Fee for a repair visit in dollars, like amount: 95, credited: true', 'group'),
  offer('freeEstimates', 'Whether estimates for new equipment are free, true or false', 'switch'),
  offer('payments', 'Ways to pay, like card, check, Zelle', 'list'),
  offer('financing', 'Financing, like in 12 to 60 months through our bank'),
  offer('depositPercent', 'Deposit on new equipment in percent, 0 for none', 'number'),
  offer('laborWarrantyMonths', 'Warranty on your labor, in months', 'number'),
  offer('emergencyHours', 'When calls are answered outside business hours, like every evening until 10 pm'),
  offer('languagesSpoken', 'Languages you answer calls in, as codes, like en, es, zh', 'list'),
  offer('replyTime', 'When people who write hear back, like by the next morning we are open'),
  offer('formEndpoint', 'Address that receives the contact form'),
  offer('formFields', 'Hidden fields that the form service requires, like access_key: "1234"', 'group'),
  offer('formHoneypot', 'Name of its honeypot field, which catches bots'),
  offer('messageRetention', 'How long you keep messages, like for two years after the job'),
  offer('analytics', 'Service that counts visits, like script: https://plausible.io/js/script.js', 'group'),
];

const BRACKETS = { list: ['[', ']'], group: ['{', '}'] } as const;

/** Converts typed text to a value for the file; nonsense is returned unchanged, for the schema to refuse. */
export function readAnswer({ kind }: Field, answer: string): Value {
  const text = answer.trim();
  if (kind === 'text') return text;
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : text;
  if (kind === 'switch') return text === 'true' || (text === 'false' ? false : text);
  const [open, close] = BRACKETS[kind];
  const document = parseDocument(text.startsWith(open) ? text : `${open}${text}${close}`);
  return document.errors.length > 0 ? text : (document.toJS() as Value);
}

/** Formats a value in one line, as it can be typed. */
export function showValue(value: Value | undefined): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value !== 'object') return String(value);
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
}

/** Returns the value at a path. */
export function getAt(identity: Fields, path: string): Value | undefined {
  return path
    .split('.')
    .reduce<Value | undefined>((at, name) => (isFields(at) ? at[name] : undefined), identity);
}

/** Returns the identity with another value at a path; undefined removes the field. */
export function setAt(identity: Fields, path: string, value: Value | undefined): Fields {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    const { [name]: _, ...others } = identity;
    return value === undefined ? others : { ...identity, [name]: value };
  }
  const inner = identity[name];
  return { ...identity, [name]: setAt(isFields(inner) ? inner : {}, rest.join('.'), value) };
}

/** Returns the identity with typed text for a field; a dash clears an optional field. */
export function setFromText(identity: Fields, field: Field, text: string): Fields {
  const isCleared = text.trim() === '-' && field.optional;
  return setAt(identity, field.path, isCleared ? undefined : readAnswer(field, text));
}
