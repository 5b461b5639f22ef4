import { expect, test } from 'vitest';
import { buildListing, printListing } from '../../tools/identity/business-listing.ts';
import { runScript } from '../support/run.ts';

const COMMAND = 'tools/commands/listing.ts';

test('npm run listing prints text, and JSON for programs', async () => {
  const listing = await buildListing();
  expect(runScript(COMMAND, '.').output.trim()).toBe(printListing(listing).trim());
  const { status, output } = runScript(COMMAND, '.', {}, { args: ['--json'] });
  expect(status).toBe(0);
  expect(JSON.parse(output)).toEqual(listing);
});
