/** Types of the values in `company.yaml`: each parses what people write, and says what it expects. */
import { z } from 'zod';
import { ONE_LINE } from '../../content/text-schema.ts';
import { HOURS_FORM, HOURS_SHAPE, parseDayHours } from '../hours/parse-hours.ts';

/** Converts a number to text, because unquoted digits are a number in YAML, even if they are meant as text. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * One line of text.
 *
 * @param name - what to write, as messages put it: `the city`, `what is insured`
 * @param max - maximum length in characters
 */
export const text = (name: string, max: number) =>
  z
    .string(`expected ${name}`)
    .trim()
    .min(1, `expected ${name}`)
    .max(max, `expected at most ${max} characters`)
    .refine(...ONE_LINE);

/** Text that may be only digits, such as a license number. */
export const textOrDigits = (name: string, max: number) => z.preprocess(asText, text(name, max));

const PHONE = 'expected ten digits, like (212) 555-0123: area code, exchange and line';

/** `(212) 555-0123`, `212.555.0123` and `+1 212 555 0123` are the same number: `+12125550123` (E.164). */
export const phone = z.preprocess(
  asText,
  z
    .string(PHONE)
    .regex(/^\s*\+?1?(?:[\s()+./·-]*\d){10}\s*$/, PHONE)
    .transform((value) => `+1${value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`)
    .refine((number) => /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(number), PHONE),
);

const EXTENSION = 'expected one to six digits';
export const phoneExtension = z.preprocess(asText, z.string(EXTENSION).regex(/^\d{1,6}$/, EXTENSION));

const ZIP = 'expected a ZIP code of five digits';
export const zipCode = z.preprocess(asText, z.string(ZIP).regex(/^\d{5}(?:-\d{4})?$/, ZIP));

const STATE = 'expected the state as two capital letters, like NY';
export const state = z.string(STATE).regex(/^[A-Z]{2}$/, STATE);

/**
 * Latitude or longitude as written; four decimals are precise to eleven meters, seven to a centimeter.
 *
 * @param range - limits of the United States in degrees
 */
export const coordinate = (name: string, example: string, [min, max]: readonly [number, number]) =>
  z
    .preprocess(
      asText,
      z
        .string(`expected the ${name}, like ${example}`)
        .regex(/^-?\d{1,3}\.\d{4,7}$/, `expected the ${name} with four to seven decimals, like ${example}`),
    )
    .refine(
      (value) => Number(value) >= min && Number(value) <= max,
      `expected a ${name} in the United States (${min} to ${max})`,
    );

/** The hours of a day as people write them. */
export const dayHours = z
  .string(HOURS_FORM)
  .regex(HOURS_SHAPE, { error: HOURS_FORM, abort: true })
  .transform((value, context) => {
    try {
      return parseDayHours(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

export const wholeNumber = (message: string, [min, max]: readonly [number, number]) =>
  z.int(message).min(min, message).max(max, message);
