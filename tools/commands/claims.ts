/**
 * Names the facts on the site whose sources are to be looked at again, from `src/content/claims.ts`.
 *
 *     npm run claims                          a claim past its date is a warning
 *     npm run claims -- --strict              … and an error
 *     npm run claims -- --date 2027-10-01     as if it were that day
 *     npm run claims -- --write               writes docs/claims.md
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { claims } from '../../src/content/claims.ts';
import { findDueClaims, renderClaims } from '../copy/claims-document.ts';

const CLAIMS_PAGE = 'docs/claims.md';

const { values } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
if (values.write) {
  writeFileSync(CLAIMS_PAGE, renderClaims(claims));
  console.log(`Wrote ${claims.length} claims to ${CLAIMS_PAGE}.`);
} else {
  const due = findDueClaims(claims, values.date);
  for (const sentence of due) console.warn(sentence);
  if (values.strict && due.length > 0) process.exitCode = 1;
  console.log(`${due.length} of ${claims.length} claims are due on ${values.date}.`);
}
