/** What the company can show for itself: only what its owner has filled in is ever said. */
import { nameLanguages } from '../lib/text/language-names.ts';
import { business } from './business.ts';

export interface Credential {
  readonly text: string;
  /** Where anyone can check it. */
  readonly href?: string | undefined;
}

const { licenses, insurance, foundedYear, languagesSpoken } = business;

/** License numbers first: city rules ask for them in advertising. */
export const credentials: readonly Credential[] = [
  ...licenses.map(({ issuer, number, lookupUrl }) => ({ text: `${issuer} ${number}`, href: lookupUrl })),
  ...(insurance ? [{ text: `Insurance: ${insurance}` }] : []),
  ...(foundedYear ? [{ text: `In business since ${foundedYear}` }] : []),
  ...(languagesSpoken ? [{ text: `We speak ${nameLanguages(languagesSpoken, 'en-US')}` }] : []),
];
