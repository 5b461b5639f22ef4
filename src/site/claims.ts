/** The site's statements about law, code, dates, temperatures and sizes, with their sources, from `claims.yaml`. */
import { type Claim, claimsSchema } from '../content/claim-schema.ts';
import { readData } from './read-data.ts';

export const claims: readonly Claim[] = Object.entries(readData('claims', claimsSchema)).map(
  ([id, claim]) => ({
    id,
    ...claim,
  }),
);
