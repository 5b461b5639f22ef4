import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { buildListing, printListing } from '../../tools/identity/business-listing.ts';
import { runScript } from '../support/run.ts';

const COMMAND = 'tools/commands/listing.ts';
const SAMPLE = { SITE_CONTENT_DIR: CONTENT_FOLDER };

test('npm run listing prints text, and JSON for programs', async () => {
  const listing = await buildListing();
  expect(runScript(COMMAND, '.', SAMPLE).output.trim()).toBe(printListing(listing).trim());
  const { status, output } = runScript(COMMAND, '.', SAMPLE, { args: ['--json'] });
  expect(status).toBe(0);
  expect(JSON.parse(output)).toEqual(listing);
});

test('an unknown option is reported without a stack trace', () => {
  const { status, output } = runScript(COMMAND, '.', SAMPLE, { args: ['--bogus'] });
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^\nAmong the options, there is no “--bogus”; .*\n$/),
  ]);
});
