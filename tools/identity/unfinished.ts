/** Finds what must not go online: leftovers of the sample, unconfirmed brands, a missing license, lost messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFieldPath } from '../../src/lib/content/field-path.ts';
import { listTextFields } from '../../src/lib/content/schema-fields.ts';
import { type Business, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { isCityLicense } from '../../src/lib/identity/licenses.ts';
import { parseHtml } from '../build/built-site.ts';

/** The company's file, as messages name it. */
export const IDENTITY_FILE = 'content/company.yaml';
/** Names that identify the sample’s people and projects, keyed by page. */
export const SAMPLES = {
  about: ['Lou” Ortega', 'Dee” Walker', 'Will” Chen'],
  portfolio: [
    'Brownstone, parlor and top floor',
    'Closets on one loop',
    'House by the shore',
    'Six-story steam building',
    'Supermarket roof',
    'A line of wall units',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const SAMPLE_NAME = 'Five Borough Air';
/** Exchange 555, lines 0100 to 0199, which are reserved for fiction (NANPA). */
const FICTITIOUS_PHONE = /55501\d{2}$/;
/** Reserved domains (RFC 2606), and names without a period, which only exist in a local network. */
const RESERVED_DOMAIN = /(?:^|\.)example(?:\.com|\.net|\.org)?$|\.(?:test|invalid|localhost)$|^[^.]+$/;

/** Example values from the guide, the file's comments and the forms. */
const FROM_THE_GUIDE = /\byour[-_]?(?:company|domain|form|(?:access_)?key)|\babcdwxyz\b|\b1234567-DCA\b/i;

/** Returns one sentence for each brand marked as authorized without a confirmed authorization letter. */
export const findUnconfirmedBrands = ({ brands }: Business): string[] =>
  brands
    .filter(({ authorized, confirmed }) => authorized && !confirmed)
    .map(
      ({ name }) =>
        `content/company.yaml, brands, ${name}: the home page says that you are certified. Read the manufacturer’s letter and enter that day under “Day on which you read that letter” (in the file: { name: ${name}, authorized: true, confirmed: 2026-10-01 }), or say that you have no letter (without “authorized: true”).`,
    );

/**
 * Returns a sentence if the owner lists no city license and gives no reason.
 *
 * Rules of the City of New York on home improvement advertising:
 * codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-16866
 */
function findMissingLicense({ licenses, noLicenseReason }: Business): string | undefined {
  if (noLicenseReason || licenses.some(isCityLicense)) return undefined;
  const found = licenses.length === 0 ? 'none is listed' : 'none of them is from DCWP (formerly DCA)';
  return `content/company.yaml, licenses: ${found}, but the city requires the number of a home improvement license on a website. Add it under “Licenses” (in the file: { issuer: NYC DCWP Home Improvement Contractor, number: 1234567-DCA }). If you need no license, say why in “Why you need no license” (noLicenseReason).`;
}

/** Returns a line for the owner if messages from the contact form reach nobody; undefined if they are delivered. */
export function describeLostMessages({ formEndpoint }: Pick<Business, 'formEndpoint'>): string | undefined {
  if (formEndpoint) return undefined;
  return 'Messages from the contact form go nowhere. To receive them, set formEndpoint in content/company.yaml (docs/owner-guide.md, “Connect the form”).';
}

/** Returns a sentence for each placeholder, for a missing license, and for messages that reach nobody. */
export function findPlaceholders(business: Business): string[] {
  const { name, shortName, phone, textPhone, email, siteUrl, bookingUrl, address } = business;
  const hosts = {
    siteUrl: new URL(siteUrl).hostname,
    email: email.split('@').at(-1) ?? '',
    ...(bookingUrl && { bookingUrl: new URL(bookingUrl).hostname }),
  };
  const found = [
    ...Object.entries({ name, shortName })
      .filter(([, value]) => value === SAMPLE_NAME)
      .map(([field, value]) => `${field}: “${value}” is the sample company.`),
    ...Object.entries({ phone, textPhone })
      .filter(([, number = '']) => FICTITIOUS_PHONE.test(number))
      .map(([field, number]) => `${field}: ${number} is a fictional number.`),
    ...(/\bexample\b/i.test(address.street) ? [`address, street: “${address.street}” is an example.`] : []),
    ...Object.entries(hosts)
      .filter(([, host]) => RESERVED_DOMAIN.test(host))
      .map(
        ([field, host]) =>
          `${field}: ${host} is an example domain${host.includes('.') ? '' : ', or a name that only your own network knows'}.`,
      ),
    ...listTextFields(businessSchema, business)
      .filter(({ text }) => FROM_THE_GUIDE.test(text))
      .map(({ path, text }) => `${formatFieldPath(path)}: “${text}” is the example from the guide.`),
  ].map((sentence) => `content/company.yaml, ${sentence} Write your own.`);
  const missing = [findMissingLicense(business), describeLostMessages(business)];
  return [...found, ...missing.filter((sentence) => sentence !== undefined)];
}

/** Returns one sentence for each page that shows sample people or projects without saying so. */
export function findUnmarkedSamples(folder: string): string[] {
  return Object.entries(SAMPLES).flatMap(([page, names]) => {
    const words =
      parseHtml(readFileSync(join(folder, `${page}.html`), 'utf8')).querySelector('main')?.structuredText ??
      '';
    // A page that says “sample” may show them.
    const shown = names.find((name) => words.includes(name));
    if (!shown || /\bsamples?\b/i.test(words)) return [];
    return [
      `/${page} shows the sample “${shown}” as your own. Write your own, or say on the page that it is a sample.`,
    ];
  });
}
