import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { openContentFile } from '../lib/content/read-content.ts';
import { businessSchema } from '../lib/identity/business-schema.ts';
import { findCompanyPlaceProblems } from './content-places.ts';

/** Returns the problems of the company’s file with these fields changed, without the folder name. */
function listProblems(change: object): string[] {
  const folder = makeFolder({ 'company.yaml': stringify({ ...OTHER_IDENTITY, ...change }) });
  const file = openContentFile(join(folder, 'company.yaml'), businessSchema);
  expect(file.problems).toEqual([]);
  return findCompanyPlaceProblems(file).map((problem) => problem.slice(problem.lastIndexOf('/') + 1));
}

test('a brace in the company’s file is reported with its field', () => {
  expect(listProblems({ insurance: 'workers of {city}' })).toEqual([
    expect.stringMatching(
      /^company\.yaml, line \d+, insurance: nothing fills in “\{city\}” in this file; write the words themselves\.$/,
    ),
  ]);
});

test('fields sent to other services may have braces', () => {
  expect(listProblems({ formFields: { template: '{name} wrote' } })).toEqual([]);
});
