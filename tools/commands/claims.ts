/**
 * Checks the facts that the site states against `src/content/claims.ts`. Works without a build: then words are looked
 * for in the content only.
 *
 *     npm run claims                          a claim past its date is a warning
 *     npm run claims -- --strict              … and an error
 *     npm run claims -- --date 2027-10-01     as if it were that day
 *     npm run claims -- --write               writes docs/claims.md
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { claims } from '../../src/content/claims.ts';
import { checkClaims, readBuiltTexts, readSources, renderClaims } from '../copy/check-claims.ts';

const CLAIMS_PAGE = 'docs/claims.md';

const { values } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const { strict, write, date } = values;
if (write) {
  writeFileSync(CLAIMS_PAGE, renderClaims(claims));
  console.log(`Wrote ${claims.length} claims to ${CLAIMS_PAGE}.`);
} else {
  const texts = [...readSources(), ...readBuiltTexts(process.env.SITE_DIST ?? 'dist')];
  const { errors, warnings } = checkClaims({ claims, texts, today: date, strict });
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const error of errors) console.error(`Error: ${error}`);
  if (errors.length > 0) process.exitCode = 1;
  else console.log(`${claims.length} claims checked for ${date}.`);
}
