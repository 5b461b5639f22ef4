/** Rebates and tax credits, each with the source of its claim and the date when the source was checked. */
import { programsSchema } from '../content/question-schema.ts';
import { claims } from './claims.ts';
import { readData } from './read-data.ts';

/** A program as of the day it was checked. */
interface Incentive {
  readonly name: string;
  readonly text: string;
  /** The name of the source, and the page on which it was checked. */
  readonly source: { readonly name: string; readonly url: string };
  /** Date when the source was checked, YYYY-MM-DD. */
  readonly checked: string;
}

/** All programs whose claim exists. */
export const incentives: readonly Incentive[] = readData('programs', programsSchema).programs.flatMap(
  ({ name, text, source, claim }) =>
    claims
      .filter(({ id }) => id === claim)
      .map(({ url, checked }) => ({ name, text, source: { name: source, url }, checked })),
);
