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
const FOUNDED = /\b(?:in business|open|here|serving[^.!?]*) since (\d{4})\b|\bfounded in (\d{4})\b/i;
const EXPERIENCE = /\b(\d{1,3})\+? years(?: of experience| in business| in the trade)\b/i;
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
export function findTextFaults(text: string, { company: { foundedYear }, today }: Known): string[] {
  const year = Number(today.slice(0, 4));
  const draft = DRAFT.exec(text)?.[0] ?? NOTE.exec(text)?.[0];
  const [offer, offerYear] = OFFER.exec(text) ?? [];
  const [founded, since, began] = FOUNDED.exec(text) ?? [];
  const [experience, years] = EXPERIENCE.exec(text) ?? [];
  const wrong =
    foundedYear === undefined
      ? []
      : [
          ...(founded && Number(since ?? began) !== foundedYear ? [founded] : []),
          ...(experience && Number(years) > year - foundedYear ? [experience] : []),
        ];
  return [
    ...(draft ? [`says “${draft}”, which is left over from a draft; write the text`] : []),
    ...(offer && Number(offerYear) < year
      ? [`says “${offer}”, and that year is over; remove the offer`]
      : []),
    ...wrong.map(
      (words) => `says “${words}”, but foundedYear in company.yaml is ${foundedYear}; correct one of them`,
    ),
  ];
}

/** Returns advice on numbers and addresses that may belong to somebody else, each as the end of a sentence. */
export function adviseOnOthers(text: string, { company, claims }: Known): string[] {
  const { phone, textPhone, email } = company;
  const official = claims.flatMap(({ claim, words }) => [claim, ...words]).flatMap(listNumbers);
  const numbers = [phone.slice(2), textPhone?.slice(2), ...official.map(digitsOf)];
  const others = [
    ...listNumbers(text).filter((number) => !numbers.includes(digitsOf(number))),
    ...(text.match(EMAIL) ?? []).filter((one) => one !== email && !one.endsWith(EXAMPLE)),
  ];
  return others.map((one) => `says “${one}”, which is not in company.yaml; correct it if it should be yours`);
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
