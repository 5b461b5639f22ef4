/** Statements that a company may only make if its file backs them. */
import type { Business } from '../../src/lib/identity/business-schema.ts';

/** What the owner must enter in the company's file to back each kind of statement. */
const FIELDS = {
  licenses: 'fill in “licenses”',
  insurance: 'fill in “insurance”',
  authorization: 'set “authorized: true” for a brand',
  emergencyService: 'fill in “emergencyHours”',
  allHours: 'set every day of “hours” to “open all day”',
  foundedYear: 'fill in “foundedYear”',
  freeEstimates: 'set “freeEstimates: true”',
  laborWarranty: 'fill in “laborWarrantyMonths”',
} as const;
export type Backing = keyof typeof FIELDS;

const isAlwaysOpen = ({ hours }: Business): boolean =>
  Object.values(hours).every((day) => day[0]?.opens === '00:00' && day[0].closes === '24:00');

/** Returns, for each kind of statement, whether the company’s file backs it. */
export function listBacking(company: Business): Readonly<Record<Backing, boolean>> {
  const { licenses, insurance, brands, emergencyHours, foundedYear } = company;
  return {
    licenses: licenses.length > 0,
    insurance: insurance !== undefined,
    authorization: brands.some(({ authorized }) => authorized),
    emergencyService: emergencyHours !== undefined,
    allHours: isAlwaysOpen(company) || /24\s*\/\s*7|round the clock/i.test(emergencyHours ?? ''),
    foundedYear: foundedYear !== undefined,
    freeEstimates: company.freeEstimates === true,
    laborWarranty: company.laborWarrantyMonths !== undefined,
  };
}

/** Returns why a statement is not allowed and what to do, as the end of a sentence. */
export const describeMissingBacking = (words: string, backing: Backing): string =>
  `says “${words}”, but company.yaml has nothing to back it; ${FIELDS[backing]} there if it is true, or remove the words`;
