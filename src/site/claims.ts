/** The site's statements on facts such as laws, dates, temperatures and sizes, with sources, from `claims.yaml`. */
import { type Claim, claimsSchema } from '../content/claim-schema.ts';
import { readData } from './read-data.ts';

export const claims: readonly Claim[] = Object.entries(readData('claims', claimsSchema)).map(
  ([id, claim]) => ({
    id,
    ...claim,
  }),
);
