import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { openContentFile } from '../lib/content/read-content.ts';
import { businessSchema } from '../lib/identity/business-schema.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { findCompanyLetterProblems } from './content-letters.ts';

/** Returns the problems of a company file in which a snowman, which the fonts lack, with the invisible mark of an emoji is at the start of a value. */
function judgeSnowman(before: RegExp): string[] {
  const path = join(makeFolder(), 'company.yaml');
  const text = readFileSync(join(CONTENT_FOLDER, 'company.yaml'), 'utf8');
  writeFileSync(path, text.replace(before, '$&☃\uFE0F '));
  return findCompanyLetterProblems(openContentFile(path, businessSchema));
}

test.each([
  ['name', /^name: /m],
  ['short name', /^shortName: /m],
  ['issuer of a license', /issuer: /],
])(
  'a symbol in the %s is reported, because drawings or social cards would show an empty box',
  (_, before) => {
    expect(judgeSnowman(before)).toEqual([expect.stringContaining('the site’s fonts have no “☃”;')]);
  },
);

test('a symbol in a text that only pages show is accepted, because browsers show it in another font', () => {
  expect(judgeSnowman(/^insurance: /m)).toEqual([]);
});
