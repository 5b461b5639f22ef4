/** The schema of `content/company.yaml`, with messages for the person who edits it. */
import { z } from 'zod';
import { readNow } from '../../content/present.ts';
import { httpsUrl, optionalList, pastDate, plannedDate } from '../../content/text-schema.ts';
import { readDate } from '../hours/new-york-clock.ts';
import { toMinuteSpan, toMinutes, WEEKDAYS, type Weekday, type WeekHours } from '../hours/week-hours.ts';
import { analyticsScript, DEFAULT_HONEYPOT, formFieldName, formFields } from './connected-services.ts';
import {
  coordinate,
  dayHours,
  phone,
  phoneExtension,
  state,
  text,
  textOrDigits,
  wholeNumber,
  zipCode,
} from './identity-values.ts';

const DAY_MINUTES = 24 * 60;

/** Refuses an entry of a list that an earlier one equals. @param field - the field by which they are compared */
const refuseRepeats =
  <Entry>(nameOf: (entry: Entry) => string, field: readonly string[], message: string) =>
  (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const names = entries.map(nameOf);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) context.addIssue({ code: 'custom', path: [index, ...field], message });
  };

/** Finds the first day whose last span runs into the next day’s hours; Monday follows Sunday. */
function findOverlappingDay(week: WeekHours): Weekday | undefined {
  return WEEKDAYS.find((day, index) => {
    const last = week[day].at(-1);
    const next = week[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? day][0];
    return last && next && toMinuteSpan(last)[1] > toMinutes(next.opens) + DAY_MINUTES;
  });
}

const week = z
  .strictObject(
    Object.fromEntries(WEEKDAYS.map((day) => [day, dayHours])) as Record<Weekday, typeof dayHours>,
    'expected the seven days, monday to sunday',
  )
  .refine((days) => Object.values(days).some((hours) => hours.length > 0), 'expected at least one open day')
  .superRefine((days, context) => {
    const day = findOverlappingDay(days);
    if (day)
      context.addIssue({
        code: 'custom',
        path: [day],
        message: 'expected a closing time before the next day opens',
      });
  });

const holiday = z.strictObject(
  {
    date: plannedDate,
    /** As people say it: “Christmas Day”. */
    name: text('the name of the holiday', 40),
    hours: dayHours,
  },
  'expected date, name and hours',
);

/** A manufacturer; `authorized` is true only if its written authorization is on file. */
const brand = z.strictObject(
  {
    name: text('a brand name', 30),
    authorized: z.boolean('expected true or false').default(false),
    /** The day on which someone last read that authorization; kept for the record, never shown. */
    confirmed: pastDate('the day on which you read the manufacturer’s letter').optional(),
  },
  'expected name, and optionally authorized and confirmed, like { name: Bosch }',
);

const license = z.strictObject(
  {
    /** Who issued it, in the words that pages show: “NYC DCWP Home Improvement Contractor”. */
    issuer: text('who issued the license', 80),
    number: textOrDigits('the license number', 40),
    /** Official page where anyone can verify it. */
    lookupUrl: httpsUrl('https://a866-bcportal.nyc.gov').optional(),
  },
  'expected issuer and number, and optionally lookupUrl',
);

const notice = z
  .strictObject(
    { text: text('the words of the notice', 160), from: plannedDate, to: plannedDate },
    'expected text, from and to',
  )
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'expected a last day that is not before the first',
  });

const VISIT_FEE = 'expected amount and credited, with whole dollars and true or false, like 95 and true';
const visitFee = z.strictObject(
  {
    /** Whole dollars. */
    amount: wholeNumber(VISIT_FEE, [1, 999]),
    /** Whether the fee is deducted from the price of the repair. */
    credited: z.boolean(VISIT_FEE).default(false),
  },
  VISIT_FEE,
);

const PERCENT = 'expected a whole percentage from 0 to 100';
const MONTHS = 'expected whole months from 1 to 240';
const YEAR = 'expected the year in which the company began, like 1987';
const LANGUAGE = 'expected language codes such as en, es or zh';

/** The fields; `field-help.ts` says what each is for. */
const identityFields = z.strictObject(
  {
    name: text('the company name', 80),
    shortName: text('a short name', 30),
    phone,
    phoneExtension: phoneExtension.optional(),
    textPhone: phone.optional(),
    email: z.email('expected an e-mail address like name@company.com'),
    address: z.strictObject(
      { street: text('the street and number', 80), city: text('the city', 60), state, zip: zipCode },
      'expected street, city, state and zip',
    ),
    coordinates: z.strictObject(
      {
        latitude: coordinate('latitude', '40.7127', [17, 72]),
        longitude: coordinate('longitude', '-74.0059', [-180, -64]),
      },
      'expected latitude and longitude',
    ),
    hours: week,
    holidays: z
      .array(holiday, 'expected a list of holidays, or [] for none')
      .max(40, 'expected at most forty holidays')
      .superRefine(refuseRepeats(({ date }) => date, ['date'], 'expected a date that no other holiday has'))
      .default([]),
    notice: notice.optional(),
    /** The booking page. Without it, booking links dial, unless a service has a `bookingUrl` of its own. */
    bookingUrl: httpsUrl('https://booking.example.com/your-company').optional(),
    mapUrl: httpsUrl('https://www.google.com/maps/search/?api=1&query=…').optional(),
    /** URL of this site without a trailing slash; in lowercase and without `:443`, as browsers normalize it. */
    siteUrl: httpsUrl('https://www.your-company.com')
      .refine(
        (url) => !/[/?#]/.test(url.slice('https://'.length)),
        'expected only the domain, without a slash or path after it',
      )
      .transform((url) => new URL(url).origin),
    brands: z
      .array(brand, 'expected a list of brands, or [] for none')
      .max(6, 'expected at most six brands')
      .superRefine(refuseRepeats(({ name }) => name, ['name'], 'expected a brand that is not in the list'))
      .default([]),
    licenses: z
      .array(license, 'expected a list of licenses, or [] for none, with the reason as noLicenseReason')
      .max(6, 'expected at most six licenses')
      .default([]),
    noLicenseReason: text('why you do not need a home improvement license', 120).optional(),
    insurance: text('what is insured', 120).optional(),
    foundedYear: wholeNumber(YEAR, [1800, 2100])
      .refine((year) => year <= Number(readDate(readNow()).slice(0, 4)), YEAR)
      .optional(),
    /** What a repair visit costs. If left out, `describeTerms` says when visitors learn it. */
    visitFee: visitFee.optional(),
    freeEstimates: z.boolean('expected true or false').optional(),
    payments: optionalList(
      z
        .array(text('a way to pay, like card or check', 30), 'expected a list of ways to pay')
        .max(8, 'expected at most eight ways to pay'),
    ),
    financing: text('how new equipment can be paid for over time', 100).optional(),
    depositPercent: wholeNumber(PERCENT, [0, 100]).optional(),
    laborWarrantyMonths: wholeNumber(MONTHS, [1, 240]).optional(),
    emergencyHours: text('when calls are answered outside the opening hours', 100).optional(),
    languagesSpoken: optionalList(
      z
        .array(z.string(LANGUAGE).regex(/^[a-z]{2,3}$/, LANGUAGE), LANGUAGE)
        .superRefine(refuseRepeats((code) => code, [], 'expected a language that is not in the list')),
    ),
    replyTime: text('when people who write hear back', 80).optional(),
    profiles: z
      .array(
        httpsUrl('https://www.yelp.com/biz/your-company'),
        'expected a list of addresses, or [] for none',
      )
      .max(10, 'expected at most ten profiles')
      .default([]),
    formEndpoint: httpsUrl('https://formspree.io/f/your-form').optional(),
    formFields: formFields.optional(),
    /** Name of the delivery service's honeypot field, which only bots fill in. */
    formHoneypot: formFieldName.optional(),
    messageRetention: text('how long messages are kept', 100).optional(),
    analytics: analyticsScript.optional(),
  },
  'expected fields like name: and phone:',
);

/** The identity: its fields, and what two of them must not have in common. */
export const businessSchema = identityFields.refine(
  ({ formFields: hidden = {}, formHoneypot = DEFAULT_HONEYPOT }) => !Object.hasOwn(hidden, formHoneypot),
  {
    path: ['formHoneypot'],
    error: `expected a name other than those of the hidden fields; without one, it is ${DEFAULT_HONEYPOT}`,
  },
);

/** The company’s validated identity. */
export type Business = z.infer<typeof businessSchema>;

/** The identity as people write it. */
export type BusinessInput = z.input<typeof businessSchema>;
