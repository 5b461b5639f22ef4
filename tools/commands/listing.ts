/**
 * Prints what business profiles ask for, ready to paste.
 *
 *     npm run listing                  text under headings; also writes cards that ask for a review
 *     npm run listing -- --json        as JSON, for programs
 *     npm run listing -- --holidays    the federal holidays that content/company.yaml does not list
 */
import { readNow } from '../../src/content/present.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { runCommand } from '../command-error.ts';
import { buildListing, printListing } from '../identity/business-listing.ts';
import { printProposal, proposeHolidays } from '../identity/propose-holidays.ts';
import { writeReviewCards } from '../identity/review-card-files.ts';
import { refuseWrongContent } from '../identity/wrong-content.ts';
import { readOptions } from '../read-options.ts';

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const values = readOptions({ json: flag, holidays: flag });
  await refuseWrongContent();
  const listing = await buildListing();
  if (values.holidays) {
    const today = readDate(readNow());
    const listed = listing.specialHours.map(({ date }) => date);
    console.log(printProposal(proposeHolidays(listed, today)));
  } else if (values.json) console.log(JSON.stringify(listing, null, 2));
  else console.log([printListing(listing), ...(await writeReviewCards())].join('\n'));
});
