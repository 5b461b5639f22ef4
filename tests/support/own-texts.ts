/** What the company says of itself in its file: its owner answers for it, so rules of copy and spelling pass over it. */
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { business } from '../../src/site/business.ts';
import { credentials } from '../../src/site/credentials.ts';

const { name, shortName, address, email, notice, emergencyHours, payments = [], brands, holidays } = business;

const OWN_TEXTS: readonly string[] = [
  name,
  shortName,
  address.street,
  address.city,
  email,
  ...credentials.map(({ text }) => text),
  ...(notice ? [notice.text] : []),
  ...(emergencyHours ? [emergencyHours] : []),
  ...payments,
  ...brands.map((brand) => brand.name),
  ...holidays.map((holiday) => holiday.name),
].sort((one, other) => other.length - one.length);

/** A text without the company's own words. */
export function removeOwnTexts(text: string): string {
  return OWN_TEXTS.reduce((rest, own) => rest.replaceAll(own, ''), text);
}

const isAlwaysOpen = ({ hours }: Pick<Business, 'hours'>): boolean =>
  Object.values(hours).every((day) => day[0]?.opens === '00:00' && day[0].closes === '24:00');

/** Statements that need data to back them, and whether the company has it. */
export const BACKED = {
  licenses: business.licenses.length > 0,
  insurance: business.insurance !== undefined,
  authorization: brands.some(({ authorized }) => authorized),
  emergencyService: emergencyHours !== undefined,
  allHours: isAlwaysOpen(business) || /24\s*\/\s*7|round the clock/i.test(emergencyHours ?? ''),
} as const;
