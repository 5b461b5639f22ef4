/** Finds words in the content that contradict the company's file or were left over, and facts in it that cannot be true. */
import type { Claim } from '../../src/content/claim-schema.ts';
import { zipGroups } from '../../src/content/zip-codes.ts';
import { answerZip } from '../../src/lib/contact/zip-code.ts';
import { capitalize } from '../../src/lib/hours/week-hours.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { type ContentFiles, listFiles } from '../../src/site/content-files.ts';
import { IDENTITY_FILE } from '../identity/unfinished.ts';
import type { Findings } from './describe-findings.ts';
import { listSiteTexts } from './site-texts.ts';

/** Words that were meant to be replaced; `TODO` only in capitals, because of the Spanish “todo”. */
const DRAFT = /\blorem ipsum\b|\byour (?:company|business) name\b|\b(?:insert|your) \w+ here\b/i;
const NOTE = /\b(?:TODO|TBD|FIXME|XXX)\b/;
const PHONE = /(?<![\d-])\(?\d{3}\)?[-.\s]?\d{3}[-.\s]?\d{4}(?![\d-])/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** The domain for examples, as in “name@example.com” (RFC 2606). */
const EXAMPLE = '@example.com';
const OFFER =
  /\b(?:offers?|specials?|sale|discounts?|coupons?|deals?|promotions?|\d+% off)\b[^.!?]*\b(20\d\d)\b/i;
/** A number in digits, or a word for one from one to ten. */
const COUNT = String.raw`(?<count>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countOf = ({ count = '' }: Found): number => Number(count) || WORDS.indexOf(count.toLowerCase());
const TRADE = '(?: of experience| in business| in the trade)';
const WORK = '(?:labor|workmanship)';

type Found = Readonly<Record<string, string>>;

/** Facts that the company's file has, too: its field, and whether the words fit it or nothing is known to compare. */
const FACTS: readonly (readonly [
  field: string,
  pattern: RegExp,
  fits: (found: Found, company: Business, year: number) => boolean,
])[] = [
  [
    'foundedYear',
    /\b(?:in business|open|here|family-owned|serving[^.!?]*) since (?<year>\d{4})\b|\b(?:founded|established)(?: in)? (?<year>\d{4})\b/i,
    ({ year }, { foundedYear = Number(year) }) => Number(year) === foundedYear,
  ],
  [
    'foundedYear',
    new RegExp(String.raw`\b${COUNT}\+? (?<unit>year|decade)s${TRADE}\b`, 'i'),
    (found, { foundedYear = 0 }, year) =>
      countOf(found) * (found.unit === 'decade' ? 10 : 1) <= year - foundedYear,
  ],
  [
    'laborWarrantyMonths',
    new RegExp(String.raw`\b${COUNT}[-\s](?<unit>year|month)s? ${WORK} warranty\b`, 'i'),
    (found, { laborWarrantyMonths: months }) =>
      months === undefined || countOf(found) * (found.unit === 'year' ? 12 : 1) === months,
  ],
  [
    'licenses',
    /\blicen[sc]e\b[^!?\d]{0,20}(?<number>\d{5,})|\b(?<number>\d{5,})-DCA\b/i,
    ({ number = '' }, { licenses }) => licenses.some((license) => license.number.includes(number)),
  ],
];

/** Words that the company's file cannot back: prices, praise, other sites, streets and regions. */
const UNBACKED = new RegExp(
  [
    String.raw`\$\d[\d,.]*(?<=\d)|\b\d+ dollars\b|\b\d\.\d (?:stars?|out of 5)\b|\b(?:[Ff]ive|5)-star\b`,
    String.raw`\bA\+ rat\w+|\b[Aa]ward-winning\b|\b[Vv]oted (?:the )?best\b|\bwww\.[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b\d{1,5} (?:[A-Z][\w’]+ ){1,3}(?:Street|Avenue|Boulevard|Road|Place)\b`,
    String.raw`\b(?:serve|work in|[Ss]ervice in|come to|[Aa]lso in)\b[^.!?]{0,40}\b(?:Yonkers|Westchester|Nassau|Suffolk|Long Island|Jersey|Connecticut)\b`,
  ].join('|'),
  'g',
);
const OPEN = /\b(?:open|hours)\b[^.!?]{0,40}?\b(?<hour>\d{1,2})(?::(?<minutes>\d\d))? ?(?<half>[ap])\.?m\b/i;

/** Returns words with a time at which no day begins or ends. */
function findOtherHours(text: string, { hours }: Business): string[] {
  const [words = '', hour, minutes = '00', half = ''] = OPEN.exec(text) ?? [];
  const time = `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}`.padStart(2, '0');
  const times = Object.values(hours).flatMap((day) => day.flatMap(({ opens, closes }) => [opens, closes]));
  return words && !times.includes(`${time}:${minutes}`) ? [words] : [];
}

/** Facts with which a text is compared. */
interface Known {
  readonly company: Business;
  /** Claims with a source, which name the numbers of authorities. */
  readonly claims: readonly Pick<Claim, 'claim' | 'words'>[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const listNumbers = (text: string): string[] => text.match(PHONE) ?? [];

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
    ...FACTS.flatMap(([field, pattern, fits]) => {
      const found = pattern.exec(text);
      if (!found || fits(found.groups ?? {}, company, year)) return [];
      return [`says “${found[0]}”, which does not fit “${field}” in company.yaml; correct one of them`];
    }),
  ];
}

/** Returns advice on numbers and addresses that may belong to somebody else, each as the end of a sentence. */
export function adviseOnOthers(text: string, { company, claims }: Known): string[] {
  const { phone, textPhone, email, siteUrl, address } = company;
  const official = claims.flatMap(({ claim, words }) => [claim, ...words]).flatMap(listNumbers);
  const numbers = [phone.slice(2), textPhone?.slice(2), ...official.map(digitsOf)];
  const others = [
    ...(text.match(UNBACKED) ?? []).filter(
      (one) => !address.street.includes(one) && !siteUrl.endsWith(`/${one}`),
    ),
    ...findOtherHours(text, company),
    ...listNumbers(text).filter((number) => !numbers.includes(digitsOf(number))),
    ...(text.match(EMAIL) ?? []).filter((one) => one !== email && !one.endsWith(EXAMPLE)),
  ];
  return others.map(
    (one) =>
      `says “${one}”, which is not in company.yaml; correct it if it should be yours, and be sure of it`,
  );
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
  const texts = listFiles(content).flatMap((file) =>
    listSiteTexts(file).map(({ path, text }) => ({
      text,
      describe: (end: string) => file.describe(path, end),
    })),
  );
  return {
    mistakes: [
      ...findImpossibleFacts(known.company),
      ...texts.flatMap(({ text, describe }) => findTextFaults(text, known).map(describe)),
    ],
    advice: texts.flatMap(({ text, describe }) => adviseOnOthers(text, known).map(describe)),
  };
}
