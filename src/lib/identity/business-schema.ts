/** Schema of the identity file, with messages for the person who edits it. */
import { z } from 'zod';
import { WEEKDAYS } from '../hours/week-hours.ts';

const text = (name: string, max: number) =>
  z
    .string(`expected ${name}`)
    .trim()
    .min(1, `expected ${name}, found nothing`)
    .max(max, `expected at most ${max} characters`);

const httpsUrl = (example: string) =>
  z.url({ protocol: /^https$/, error: `expected a full address that starts with https://, like ${example}` });

const TIME = 'expected a 24-hour time like 06:00 or 22:00';
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);

const dayHours = z
  .strictObject(
    { opens: time, closes: time },
    'expected { opens, closes } with 24-hour times, or null for a closed day',
  )
  .refine(({ opens, closes }) => opens < closes, 'expected a closing time later than the opening time')
  .nullable();

const HOLIDAY_DATE = 'expected a date like 2027-12-25';
const holiday = z.strictObject(
  {
    date: z.iso.date(HOLIDAY_DATE),
    /** As people say it: "Christmas Day". */
    name: text('the name of the holiday', 40),
    /** Hours of that day, or null when closed. */
    hours: dayHours,
  },
  'expected { date, name, hours }',
);

const license = z.strictObject(
  {
    /** Who issued it, as shown: "NYC DCWP Home Improvement Contractor". */
    issuer: text('who issued the license', 80),
    number: text('the license number', 40),
    /** Official page where anyone can check it. */
    lookupUrl: httpsUrl('https://a866-bcportal.nyc.gov').optional(),
  },
  'expected { issuer, number } and perhaps lookupUrl',
);

/** Latitude or longitude with at least five decimals, as search engines ask (about one meter). */
const coordinate = (name: string, example: string, min: number, max: number) =>
  z
    .string(`expected the ${name} in quotation marks`)
    .regex(/^-?\d{1,3}\.\d{5,}$/, `expected the ${name} with at least five decimals, like ${example}`)
    .refine(
      (value) => Number(value) >= min && Number(value) <= max,
      `expected a ${name} in New York City (${min} to ${max})`,
    );

const FIELD_NAME = 'expected the name of a field: letters, digits, _ and -';
/** Names of the contact form's own fields (specification 3). */
const FORM_FIELD_NAMES: readonly string[] = ['name', 'email', 'phone', 'service', 'location', 'message'];

const fieldName = z.string(FIELD_NAME).regex(/^[\w-]{1,40}$/, FIELD_NAME);

const VISIT_FEE = 'expected { amount, credited } with whole dollars and true or false, like 95 and true';
const visitFee = z.strictObject(
  {
    /** Whole dollars. */
    amount: z.int(VISIT_FEE).min(1, VISIT_FEE).max(999, VISIT_FEE),
    /** Whether it comes off the price of a repair that follows. */
    credited: z.boolean(VISIT_FEE),
  },
  VISIT_FEE,
);

const PERCENT = 'expected a whole percentage from 0 to 100, without quotation marks';
const MONTHS = 'expected whole months from 1 to 240, without quotation marks';
const LANGUAGE = 'expected language codes such as en, es or zh';

const PHONE = 'expected +1 and ten digits without spaces: area code, exchange and line';
const EXTENSION = 'expected one to six digits in quotation marks';
const ZIP = 'expected a Brooklyn ZIP code in quotation marks: five digits that start with 112';

export const businessSchema = z.strictObject(
  {
    /** Full company name, shown in the footer and to search engines. */
    name: text('the company name', 60),
    /** Name on the bar at the top; keep it short enough for a phone. */
    shortName: text('a short name', 30),
    /** `+1` and ten digits. */
    phone: z.string(PHONE).regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, PHONE),
    phoneExtension: z
      .string(EXTENSION)
      .regex(/^\d{1,6}$/, EXTENSION)
      .optional(),
    email: z.email('expected an e-mail address like name@company.com'),
    address: z.strictObject(
      {
        street: text('the street and number', 60),
        city: z.literal('Brooklyn', 'expected Brooklyn'),
        state: z.literal('NY', 'expected NY'),
        zip: z.string(ZIP).regex(/^112\d{2}$/, ZIP),
      },
      'expected { street, city, state, zip }',
    ),
    coordinates: z.strictObject(
      {
        latitude: coordinate('latitude', '40.71270', 40.4, 41),
        longitude: coordinate('longitude', '-74.00590', -74.3, -73.6),
      },
      'expected { latitude, longitude }',
    ),
    /** 24-hour times per weekday; null for a closed day. */
    hours: z
      .strictObject(
        Object.fromEntries(WEEKDAYS.map((day) => [day, dayHours])) as Record<
          (typeof WEEKDAYS)[number],
          typeof dayHours
        >,
        'expected the seven days, monday to sunday',
      )
      .refine((week) => Object.values(week).some((day) => day !== null), 'expected at least one open day'),
    /** Dates with other hours than their weekday; leave the list empty when there are none. */
    holidays: z
      .array(holiday, 'expected a list of holidays, or [] for none')
      .max(40, 'expected at most forty holidays')
      .refine(
        (days) => new Set(days.map(({ date }) => date)).size === days.length,
        'expected every date once',
      ),
    /** Page of the scheduling provider; opens in a new tab. */
    bookingUrl: httpsUrl('https://booking.example.com/your-company'),
    /** Link that shows the office on a map. */
    mapUrl: httpsUrl('https://www.google.com/maps/search/?api=1&query=…'),
    /** Address of this site, without a slash at the end. */
    siteUrl: httpsUrl('https://www.your-company.com').refine(
      (url) => !/[/?#]/.test(url.slice('https://'.length)),
      'expected the domain alone, without a slash or path behind it',
    ),
    /** Exactly three manufacturers whose written authorization is on file. */
    certifiedBrands: z
      .array(text('a brand name', 30), 'expected a list of three brands')
      .length(3, 'expected exactly three brands'),
    /** Shown in the footer when there are any; leave the list empty rather than invent one. */
    licenses: z
      .array(license, 'expected a list of licenses, or [] for none')
      .max(6, 'expected at most six licenses'),
    /** What a repair visit costs. This field and the next five are told on the phone while they are left out. */
    visitFee: visitFee.optional(),
    /** Ways to pay, as they stand in a sentence: `['card', 'check', 'Zelle']`. */
    payments: z
      .array(text('a way to pay, like card or check', 30), 'expected a list of ways to pay')
      .min(1, 'expected at least one way to pay')
      .max(8, 'expected at most eight ways to pay')
      .optional(),
    /** Share of the price of new equipment that is due on signing, in percent; 0 where none is taken. */
    depositPercent: z.int(PERCENT).min(0, PERCENT).max(100, PERCENT).optional(),
    /** How long the company stands behind its labor, in months. */
    laborWarrantyMonths: z.int(MONTHS).min(1, MONTHS).max(240, MONTHS).optional(),
    /** When calls are answered beside the opening hours, and about what: “every evening until 10 pm, for no heat and leaks”. */
    emergencyHours: text('when calls are answered outside the opening hours', 100).optional(),
    /** Languages in which calls are answered, the first one first, by their codes (BCP 47): `['en', 'es']`. */
    languagesSpoken: z
      .array(z.string(LANGUAGE).regex(/^[a-z]{2,3}$/, LANGUAGE), LANGUAGE)
      .min(1, LANGUAGE)
      .refine((codes) => new Set(codes).size === codes.length, 'expected every language once')
      .optional(),
    /** The company's own pages elsewhere, for search engines. */
    profiles: z
      .array(
        httpsUrl('https://www.yelp.com/biz/your-company'),
        'expected a list of addresses, or [] for none',
      )
      .max(10, 'expected at most ten profiles'),
    /** Where the contact form is delivered; without it nothing is sent anywhere. */
    formEndpoint: httpsUrl('https://formspree.io/f/your-form').optional(),
    /** Hidden fields that the delivery service requires: `{ access_key: '…' }`. */
    formFields: z
      .record(fieldName, text('a text for this field', 200), 'expected { name: text } for hidden fields')
      .refine(
        (fields) => Object.keys(fields).every((name) => !FORM_FIELD_NAMES.includes(name)),
        `expected names other than the form's own: ${FORM_FIELD_NAMES.join(', ')}`,
      )
      .optional(),
    /** Honeypot field, which only bots fill in, by the name the delivery service expects; `_gotcha` by default. */
    formHoneypot: fieldName
      .refine(
        (name) => !FORM_FIELD_NAMES.includes(name),
        `expected a name other than the form's own: ${FORM_FIELD_NAMES.join(', ')}`,
      )
      .optional(),
  },
  'expected the fields of the identity in { }',
);

/** The validated identity of the company. */
export type Business = z.infer<typeof businessSchema>;

/** The identity file is wrong; the message has one sentence per problem and is fit for the owner's eyes. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
}

/**
 * Validates the identity.
 *
 * @param value contents of the file
 * @param file its path, named in messages
 * @throws BusinessError with one sentence per problem: file, field, value found, what is expected
 */
export function parseBusiness(value: unknown, file: string): Business {
  const result = businessSchema.safeParse(value);
  if (result.success) return result.data;
  const sentences = onePerField(result.error.issues).flatMap((issue) => describeIssue(issue, value));
  throw new BusinessError(sentences.map((sentence) => `${file}: ${sentence}`).join('\n'));
}

/** Drops issues that follow from an earlier one: a second rule for the same field, or a rule for its group. */
function onePerField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const values = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const covers = (issue: z.core.$ZodIssue, inner: z.core.$ZodIssue) =>
    (issue.code === 'custom' || issue.path.length === inner.path.length) &&
    issue.path.every((key, index) => inner.path[index] === key);
  const isRepeated = (issue: z.core.$ZodIssue) =>
    values.slice(0, values.indexOf(issue)).some((earlier) => covers(issue, earlier));
  return issues.filter((issue) => issue.code === 'unrecognized_keys' || !isRepeated(issue));
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown): string[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const place = field ? `“${field}” has` : 'there is';
    return issue.keys.map((key) => `${place} an unknown field “${key}”; check its spelling or delete it.`);
  }
  const found = issue.path.reduce<unknown>(
    (at, key) =>
      at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
  const shown = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`;
  const expected = issue.message.startsWith('expected')
    ? issue.message
    : `expected a valid value (${issue.message})`;
  return [`${field ? `“${field}”` : 'the identity'} ${shown}; ${expected}.`];
}
