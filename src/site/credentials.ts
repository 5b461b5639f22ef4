/** The company's licenses and other credentials; only what its owner has filled in is shown. */
import { formatLicense, isCityLicense } from '../lib/identity/licenses.ts';
import { nameLanguages } from '../lib/text/writing.ts';
import { business } from './business.ts';

interface Credential {
  readonly text: string;
  readonly href?: string | undefined;
}

const { licenses, insurance, foundedYear, languagesSpoken } = business;

/** License numbers in the order of the company’s file. */
export const licenseLines: readonly string[] = licenses.map(formatLicense);

/** The license to show if there is room for only one: the city's, which advertising must show, or else the first. */
export const mainLicense: string | undefined = [licenses.find(isCityLicense) ?? licenses[0]]
  .filter((license) => license !== undefined)
  .map(formatLicense)[0];

/** License numbers come first, because city rules require them in advertising. */
export const credentials: readonly Credential[] = [
  ...licenses.map((license) => ({ text: formatLicense(license), href: license.lookupUrl })),
  ...(insurance ? [{ text: `Insurance: ${insurance}` }] : []),
  ...(foundedYear ? [{ text: `In business since ${foundedYear}` }] : []),
  ...(languagesSpoken ? [{ text: `We speak ${nameLanguages(languagesSpoken, 'en-US')}` }] : []),
];
