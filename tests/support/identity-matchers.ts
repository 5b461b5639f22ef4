/** Finds hard-coded values of the company's identity in any form that a person might write. */
import { formatTime } from '../../src/lib/hours/week-hours.ts';
import { business } from '../../src/site/business.ts';

interface Matcher {
  readonly fact: string;
  readonly pattern: RegExp;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns a pattern for the words with spaces, hyphens, underscores, plus signs or nothing between them. */
const words = (text: string): string => literal(text).replace(/[\s\u00a0]+/g, '[\\s\\u00a0+_-]*');

/** Returns a pattern for a phone number with any common separators, with or without the country code. */
function phonePattern(e164: string): RegExp {
  const digits = e164.replace(/\D/g, '').slice(-10);
  return new RegExp(`${[...digits].join('[\\s\\u00a0().·/-]*')}(?!\\d)`);
}

/** Returns a pattern for a time in any common form: `08:00`, `8:00 am`, `8 am`, `8am` or `8 a.m.` */
function timePattern(time: string): RegExp {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [clock = ''] = formatTime(time).split('\u00a0');
  const half = hour < 12 ? 'a' : 'p';
  const minutes = minute === 0 ? '(?::00)?' : '';
  const spoken = `\\b${literal(clock)}${minutes}[\\s\\u00a0]*${half}\\.?m\\b`;
  return new RegExp(`\\b${literal(time)}\\b|${spoken}`, 'i');
}

/** Times that other texts mention: noon, midnight, and the hours of the city's heat rules. */
const COMMON_TIMES = ['06:00', '22:00', '00:00', '12:00', '24:00'];

/** The company's opening and closing times, each once, without `COMMON_TIMES`. */
const TIMES = [
  ...new Set(
    Object.values(business.hours)
      .flat()
      .flatMap(({ opens, closes }) => [opens, closes]),
  ),
].filter((time) => !COMMON_TIMES.includes(time));

export const MATCHERS: readonly Matcher[] = [
  { fact: 'phone number', pattern: phonePattern(business.phone) },
  { fact: 'e-mail address', pattern: new RegExp(words(business.email), 'i') },
  { fact: 'street', pattern: new RegExp(words(business.address.street), 'i') },
  { fact: 'ZIP code', pattern: new RegExp(`(?<!\\d)${business.address.zip}(?!\\d)`) },
  { fact: 'company name', pattern: new RegExp(words(business.name), 'i') },
  { fact: 'short name', pattern: new RegExp(words(business.shortName), 'i') },
  ...(business.bookingUrl
    ? [{ fact: 'booking host', pattern: new RegExp(words(new URL(business.bookingUrl).host), 'i') }]
    : []),
  { fact: 'site host', pattern: new RegExp(words(new URL(business.siteUrl).host), 'i') },
  { fact: 'latitude', pattern: new RegExp(literal(business.coordinates.latitude)) },
  { fact: 'longitude', pattern: new RegExp(literal(business.coordinates.longitude)) },
  ...TIMES.map((time) => ({ fact: `time ${time}`, pattern: timePattern(time) })),
];

/** Returns the names of the company facts that appear in a text. */
export const findFacts = (text: string): string[] =>
  MATCHERS.filter(({ pattern }) => pattern.test(text)).map(({ fact }) => fact);
