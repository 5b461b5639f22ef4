import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { keepComments } from './keep-comments.ts';

const BEFORE = `# yaml-language-server: $schema=../schemas/company.json
# The company.
name: Five Borough Air
# As it is dialed.
phone: (718) 555-0142
brands:
  # The first one.
  - name: Daikin
  - name: LG
# Written by people.
text: >-
  A sentence that is told in
  two lines.
`;

test('what stays keeps its comments, its order and its line breaks', () => {
  const after =
    'text: A sentence that is told in two lines.\nname: Five Borough Air\nphone: (718) 555-0142\nbrands:\n  - name: Daikin\n  - name: LG\n';
  expect(keepComments(BEFORE, parse(after)).replaceAll(/\s+/g, ' ')).toBe(BEFORE.replaceAll(/\s+/g, ' '));
});

test('what changes is changed where it stands', () => {
  const after =
    'name: Queens Boiler\nphone: (929) 555-0199\nbrands:\n  - name: Daikin\n    authorized: true\ntext: Other words.\nnotice: Closed today.\n';
  expect(keepComments(BEFORE, parse(after))).toBe(`# yaml-language-server: $schema=../schemas/company.json
# The company.
name: Queens Boiler
# As it is dialed.
phone: (929) 555-0199
brands:
  # The first one.
  - name: Daikin
    authorized: true
# Written by people.
text: >-
  Other words.
notice: Closed today.
`);
});

test('fields that say nothing are left out, lists that were empty stay', () => {
  const after = 'name: A\nphone: ""\nbrands: []\nphoto: {}\nlicenses: []\nnotice:\n  text: ""\n';
  expect(keepComments('name: A\nphone: B\nbrands: []\n', parse(after))).toBe('name: A\nbrands: []\n');
});

test('a box that is not ticked says something beside other values alone', () => {
  const after = { visitFee: { amount: null, credited: false }, deposit: { percent: 30, credited: false } };
  expect(keepComments('', after)).toBe('deposit:\n  percent: 30\n  credited: false\n');
});

test('a text that is empty on purpose stays', () => {
  expect(keepComments('name: Not sure\ntradeName: ""\n', { name: 'Unsure' })).toBe(
    'name: Unsure\ntradeName: ""\n',
  );
});

const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.yaml'),
);

/** Longer lines than those that are written here may be folded anew. */
const unfold = (text: string): string => text.replaceAll(/\s+/g, ' ');

test.each(files)('content/%s says the same in the same order where nothing was changed', (path) => {
  const before = readFileSync(`${CONTENT_FOLDER}/${path}`, 'utf8');
  expect(unfold(keepComments(before, parse(before)))).toBe(unfold(before));
});
