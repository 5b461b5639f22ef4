/**
 * Prints what business profiles ask for, ready to paste.
 *
 *     npm run listing              text, part by part
 *     npm run listing -- --json    for programs
 */
import { parseArgs } from 'node:util';
import { buildListing, printListing } from '../identity/business-listing.ts';
import { stopOnWrongContent } from '../identity/wrong-content.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
await stopOnWrongContent();
const listing = await buildListing();
console.log(values.json ? JSON.stringify(listing, null, 2) : printListing(listing));
