/**
 * Strings that the owner writes in `company.yaml`. The owner is responsible for them, so copy and spelling rules skip
 * them.
 */
import { business } from '../../src/site/business.ts';
import { credentials } from '../../src/site/credentials.ts';
import { listForbiddenRules } from './copy-rules.ts';

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

/** Replaces each of the company's own texts with a letter, so that the spaces around them do not merge. */
export function removeOwnTexts(text: string): string {
  return OWN_TEXTS.reduce((rest, own) => rest.replaceAll(own, 'X'), text);
}

/** Rules for claims that this company's file does not back. */
export const UNBACKED_WORDS = listForbiddenRules(business);
