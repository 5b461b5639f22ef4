/** The site's statements about law, code, dates, temperatures and sizes, with their sources, from `claims.yaml`. */
import { type Claim, claimsSchema } from '../content/claim-schema.ts';
import { ContentError } from '../lib/content/content-error.ts';
import { openContentFile } from '../lib/content/read-content.ts';

const file = openContentFile('src/content/claims.yaml', claimsSchema);
if (file.value === undefined) throw new ContentError(file.problems);

/** @throws ContentError on import, with one sentence for each wrong value */
export const claims: readonly Claim[] = Object.entries(file.value).map(([id, claim]) => ({ id, ...claim }));
