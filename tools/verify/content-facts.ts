/** Finds words in the content that contradict the company's file or were left over, and facts in it that cannot be true. */
import { toCardinal } from 'n2words/en-US';
import type { Claim } from '../../src/content/claim-schema.ts';
import { zipGroups } from '../../src/content/zip-codes.ts';
import { answerZip } from '../../src/lib/contact/zip-code.ts';
import { capitalize, formatTime } from '../../src/lib/hours/week-hours.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { IDENTITY_FILE } from '../identity/unfinished.ts';
import { EXPERIENCE } from './backing.ts';
import type { Findings } from './describe-findings.ts';
import { judgeTexts, listAllFiles } from './site-texts.ts';

/** Words that were meant to be replaced; `TODO` only in capitals, because of the Spanish “todo”. */
const DRAFT = /\blorem ipsum\b|\byour (?:company|business) name\b|\b(?:insert|your) \w+ here\b/i;
const NOTE = /\b(?:TODO|TBD|FIXME|XXX)\b/;
const OFFER =
  /\b(?:offers?|specials?|sale|discounts?|coupons?|deals?|promotions?|\d+% off)\b[^.!?]*\b(20\d\d)\b/i;

const NUMERALS = Array.from({ length: 101 }, (_, number) => toCardinal(number));
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12, decade: 120 };
const SPAN = /\b(\d+|[a-z]+(?:-[a-z]+)?)[-+\s]+(month|year|decade)/;

/** Returns how many months “35+ years”, “two-year” or “three decades” are; 0 if no number is known. */
function countMonths(words: string): number {
  const [, count = '', unit = ''] = SPAN.exec(words.toLowerCase()) ?? [];
  return (Number(count) || Math.max(0, NUMERALS.indexOf(count))) * (MONTHS[unit] ?? 0);
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

interface CompanyFact {
  readonly field: keyof Business;
  readonly pattern: RegExp;
  /** Whether words that match the pattern agree with the company's file in a year. */
  readonly fits: (words: string, company: Business, year: number) => boolean;
}

/** Facts that texts may repeat. `backing.ts` asks for a year and a warranty that the company's file lacks. */
const FACTS: readonly CompanyFact[] = [
  {
    field: 'foundedYear',
    pattern:
      /\b(?:(?:in business|open|here|family-owned|serving[^.!?]*) since|(?:founded|established)(?: in)?) \d{4}\b/i,
    fits: (words, { foundedYear }) => foundedYear === undefined || words.endsWith(`${foundedYear}`),
  },
  {
    field: 'foundedYear',
    pattern: EXPERIENCE,
    fits: (words, { foundedYear = 0 }, year) => countMonths(words) <= (year - foundedYear) * 12,
  },
  {
    field: 'laborWarrantyMonths',
    pattern:
      /\b[\w-]+[-\s](?:year|month)s? (?:labor|workmanship) warranty\b|\b(?:labor (?:is )?covered|we (?:warrant|guarantee|stand behind)\b[^.!?]{0,30}) for [\w-]+ (?:year|month)s?\b/i,
    fits: (words, { laborWarrantyMonths: months }) =>
      months === undefined || [months, 0].includes(countMonths(words)),
  },
  {
    field: 'licenses',
    pattern: /\b(?:lic(?:ense|\.)?|HIC)[\s:#]*(?:is|number|no\.)?[\s:#]*\d{4,}|\b\d{4,}-DCA\b/i,
    fits: (words, { licenses }) => licenses.some(({ number }) => digitsOf(number) === digitsOf(words)),
  },
];

const PHONE = /(?<![\d-])\(?\d{3}\)?[-.\s]?\d{3}[-.\s]?\d{4}(?![\d-])/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** The domain for examples, as in “name@example.com” (RFC 2606). */
const EXAMPLE = '@example.com';
/**
 * What may be untrue or somebody else's unless the company's file has it: numbers, e-mail addresses, prices, praise,
 * sites, streets, and regions outside the city.
 */
const DOUBTS: readonly RegExp[] = [
  PHONE,
  EMAIL,
  /\$\d(?:[\d,.]*\d)?/g,
  /\b\d(?:\.\d)? stars?\b|\b(?:five|5)-star\b|\baward-winning\b/gi,
  /(?<![@\w.-])(?:[\w-]+\.)+(?:com|net|org)\b/g,
  /\b\d{1,5} (?:[A-Z\d][\w’]* ){1,3}(?:Street|Avenue|Boulevard|Road|Place)\b/g,
  /(?<=(?<!\b(?:not|\w+n[’']t) )\b(?:serve|work in|come to|service in)\b[^.!?]{0,40})\b(?:Yonkers|Westchester|Nassau|Suffolk|Long Island|New Jersey|Connecticut)\b(?! (?:City|Street|Avenue))/g,
];
/** A time in a sentence about when the company is open. */
const OPEN_TIME =
  /(?<=\b(?:we(?: are|[’']re) open|(?:our|office) hours)\b(?:[^.!?]|[ap]\.m\.){0,40})\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi;
const plainTime = (time: string): string => time.toLowerCase().replaceAll(/:00|[\s.]/g, '');

/** Returns the times in a text at which no day begins or ends. */
function findOtherHours(text: string, { hours, holidays }: Business): string[] {
  const spans = [...Object.values(hours), ...holidays.map((holiday) => holiday.hours)].flat();
  const times = spans.flatMap(({ opens, closes }) => [formatTime(opens), formatTime(closes)]).map(plainTime);
  return (text.match(OPEN_TIME) ?? []).filter((time) => !times.includes(plainTime(time)));
}

/** Facts with which a text is compared. */
interface Known {
  readonly company: Business;
  /** Claims with a source, which name the numbers of authorities. */
  readonly claims: readonly Pick<Claim, 'claim' | 'words'>[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Returns what is wrong with a text of the content, and what to do, each as the end of a sentence. */
export function findTextFaults(text: string, { company, today }: Known): string[] {
  const year = Number(today.slice(0, 4));
  const draft = DRAFT.exec(text)?.[0] ?? NOTE.exec(text)?.[0];
  const [offer, offerYear] = OFFER.exec(text) ?? [];
  return [
    ...(draft ? [`says “${draft}”, which is left over from a draft; write the text`] : []),
    ...(offer && Number(offerYear) < year
      ? [`says “${offer}”, and that year is over; remove the offer`]
      : []),
    ...FACTS.flatMap(({ field, pattern, fits }) => {
      const words = pattern.exec(text)?.[0];
      return words && !fits(words, company, year)
        ? [`says “${words}”, which does not fit “${field}” in company.yaml; correct one of them`]
        : [];
    }),
  ];
}

/** Returns advice on what only the owner can know, such as numbers and prices, each as the end of a sentence. */
export function adviseOnOthers(text: string, { company, claims }: Known): string[] {
  const doubts = [
    ...DOUBTS.flatMap((pattern) => text.match(pattern) ?? []),
    ...findOtherHours(text, company),
  ];
  if (doubts.length === 0) return [];
  const { phone, textPhone = phone, visitFee } = company;
  const known = `${JSON.stringify([company, claims])} $${visitFee?.amount}`;
  const numbers = [phone.slice(2), textPhone.slice(2), ...(known.match(PHONE) ?? [])].map(digitsOf);
  return doubts
    .filter((one) => !known.includes(one) && !one.endsWith(EXAMPLE) && !numbers.includes(digitsOf(one)))
    .map((one) => `says “${one}”, which is not in company.yaml; make sure that it is true`);
}

/** States whose ZIP codes begin with these digits (USPS Publication 65), for the states around the city. */
const STATE_ZIPS: Readonly<Record<string, RegExp>> = {
  NY: /^(?:005|063|1[0-4])/,
  NJ: /^0[78]/,
  CT: /^06/,
  PA: /^1[5-9]/,
};
/** Corners of the five boroughs, in degrees. */
const CITY = { south: 40.49, north: 40.92, west: -74.27, east: -73.68 } as const;
/** Boroughs whose name is also that of the city in a postal address. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  Brooklyn: 'brooklyn',
  Bronx: 'bronx',
  'Staten Island': 'staten-island',
  'New York': 'manhattan',
};

/** Returns what cannot be true in the company's file. What is outside the city cannot be known without a map. */
export function findImpossibleFacts(company: Business): string[] {
  const { address, coordinates, formEndpoint, siteUrl, licenses } = company;
  const { city, state, zip } = address;
  const { key } = answerZip(zip, zipGroups);
  const [latitude, longitude] = [Number(coordinates.latitude), Number(coordinates.longitude)];
  const isInCity =
    latitude > CITY.south && latitude < CITY.north && longitude > CITY.west && longitude < CITY.east;
  const isOfCity = key !== 'outside' && key !== 'malformed';
  const borough = CITY_NAMES[city];
  const sentences = [
    ...(STATE_ZIPS[state]?.test(zip) === false
      ? [`the ZIP code ${zip} is not in ${state}; correct “zip” or “state”`]
      : []),
    ...(borough && borough !== key ? [`the ZIP code ${zip} is not in ${city}; correct “zip” or “city”`] : []),
    ...(isOfCity && !isInCity
      ? [
          `the coordinates are outside the city, but the ZIP code ${zip} is in ${key.split('-').map(capitalize).join(' ')}; correct “coordinates”`,
        ]
      : []),
    ...(formEndpoint && new URL(formEndpoint).host === new URL(siteUrl).host
      ? ['formEndpoint is on this site, which receives no messages; use the address from your form service']
      : []),
    ...(formEndpoint && /\/(?:dashboard|submissions|settings|integration)\b/.test(formEndpoint)
      ? ['formEndpoint is a page of your form service’s dashboard; use the address to which forms send']
      : []),
    ...licenses
      .filter(({ number }) => /^(?:(\d)\1{4,}|1234567)\b/.test(number))
      .map(({ number }) => `the license number ${number} is an example; write yours, or remove it`),
  ];
  return sentences.map((sentence) => `${IDENTITY_FILE}: ${sentence}`);
}

/** Compares all texts with the company's file; advice is about what only the owner can know. */
export function findWrongWords(content: ContentFiles, known: Known): Findings {
  const ownWords = { ...content, reviews: { files: [], problems: [] } };
  return {
    mistakes: [
      ...findImpossibleFacts(known.company),
      ...judgeTexts(listAllFiles(content), (text) => findTextFaults(text, known)),
    ],
    advice: judgeTexts(listAllFiles(ownWords), (text) => adviseOnOthers(text, known)),
  };
}
