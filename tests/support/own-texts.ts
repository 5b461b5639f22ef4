/** What the company says of itself in its file: its owner answers for it, so rules of copy and spelling pass over it. */
import { business } from '../../src/site/business.ts';
import { credentials } from '../../src/site/credentials.ts';
import { listUnbackedRules } from '../../tools/verify/copy-rules.ts';

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

/** A text with a letter in place of the company's own words, so that the spaces around them stay apart. */
export function removeOwnTexts(text: string): string {
  return OWN_TEXTS.reduce((rest, own) => rest.replaceAll(own, 'X'), text);
}

/** Words that this company's file does not back. */
export const UNBACKED_WORDS = listUnbackedRules(business);
