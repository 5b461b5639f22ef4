import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { changeFields } from './change-fields.ts';

/** A list with a comment above, next to or inside each entry. */
const LIST = `name: A
brands:
  # Of the boilers.
  - name: Daikin
    # Read in October.
    authorized: true
  # Of the wall units.
  - name: LG # since the spring
  # Of the roof.
  - name: Trane
# As it is dialed.
phone: B
`;
const [DAIKIN, LG, TRANE] = [
  '  # Of the boilers.\n  - name: Daikin\n    # Read in October.\n    authorized: true\n',
  '  # Of the wall units.\n  - name: LG # since the spring\n',
  '  # Of the roof.\n  - name: Trane\n',
];
const daikin = { name: 'Daikin', authorized: true };

describe('a comment in a list stays with its entry', () => {
  const listOf = (brands: readonly unknown[]): string =>
    changeFields(LIST, parse(LIST), { name: 'A', brands, phone: 'B' });
  const say = (...entries: readonly (string | undefined)[]): string =>
    `name: A\nbrands:\n${entries.join('')}# As it is dialed.\nphone: B\n`;

  test.each([
    ['the first entry is deleted', [{ name: 'LG' }, { name: 'Trane' }], say(LG, TRANE)],
    ['the entries change places', [{ name: 'Trane' }, daikin, { name: 'LG' }], say(TRANE, DAIKIN, LG)],
    [
      'an entry is added at the beginning',
      [{ name: 'Bosch' }, daikin, { name: 'LG' }, { name: 'Trane' }],
      say('  - name: Bosch\n', DAIKIN, LG, TRANE),
    ],
    [
      'an entry is renamed',
      [daikin, { name: 'LG Electronics' }, { name: 'Trane' }],
      say(DAIKIN, LG?.replace('LG', 'LG Electronics'), TRANE),
    ],
    [
      'one entry is deleted and another one is added at the end',
      [{ name: 'LG' }, { name: 'Trane' }, { name: 'Bosch' }],
      say(LG, TRANE, '  - name: Bosch\n'),
    ],
  ])('if %s', (_, brands, text) => {
    expect(listOf(brands)).toBe(text);
  });

  test('except one for the whole list, which a blank line separates from the first entry', () => {
    const comment = '  # The most important first.\n\n  # At most five.\n\n';
    const before = `tags:\n${comment}  # One.\n  - Heat\n  - Steam\n`;
    const after = changeFields(before, parse(before), { tags: ['Steam'] });
    expect(after).toBe(`tags:\n${comment}  - Steam\n`);
    expect(changeFields(after, parse(after), { tags: ['Oil', 'Steam'] })).toBe(
      `tags:\n${comment}  - Oil\n  - Steam\n`,
    );
  });
});

test('what is empty on purpose stays, and the comment above a deleted field moves to the next one', () => {
  const before = 'name: A\nfree: false\n# Only for texts.\nphone: B\n# Best first.\nbrands: []\n';
  const after = 'name: A\nfree: false\n# Only for texts.\n# Best first.\nbrands: []\n';
  expect(changeFields(before, { name: 'A', phone: 'B' }, { name: 'A' })).toBe(after);
});

const BASE = {
  phone: '1',
  hours: { saturday: 'closed', sunday: 'closed' },
  holidays: [
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
  ],
  payments: ['card', 'check'],
};
const [NEW_YEAR, CHRISTMAS] = BASE.holidays;
const JULY = { date: '2027-07-05', name: 'Independence Day' };
const JUNE = { date: '2027-06-18', name: 'Juneteenth' };
const { phone: _, ...REST } = BASE;

test.each([
  [
    'changes of different fields, even in the same group',
    { ...BASE, hours: { saturday: '09:00-13:00', sunday: 'closed' } },
    { ...BASE, phone: '2', hours: { saturday: 'closed', sunday: '10:00-12:00' } },
    { ...BASE, phone: '2', hours: { saturday: '09:00-13:00', sunday: '10:00-12:00' } },
  ],
  [
    'new entries of both, and those that either has changed or deleted',
    { ...BASE, holidays: [{ ...NEW_YEAR, name: 'January 1' }, CHRISTMAS, JULY] },
    { ...BASE, holidays: [NEW_YEAR, JUNE] },
    { ...BASE, holidays: [{ ...NEW_YEAR, name: 'January 1' }, JULY, JUNE] },
  ],
  [
    'an entry that both have added, once',
    { ...BASE, holidays: [NEW_YEAR, { ...JUNE, name: 'June 19' }], payments: ['card', 'check', 'Zelle'] },
    { ...BASE, holidays: [...BASE.holidays, JUNE], payments: ['cash', 'card', 'check', 'Zelle'] },
    {
      ...BASE,
      holidays: [NEW_YEAR, { ...JUNE, name: 'June 19' }],
      payments: ['card', 'check', 'Zelle', 'cash'],
    },
  ],
  ['mine of the same field', { ...BASE, phone: '2' }, { ...BASE, phone: '3' }, { ...BASE, phone: '2' }],
  [
    'a group that others have deleted, if mine has changed',
    { ...BASE, hours: { saturday: 'open', sunday: 'closed' } },
    { ...BASE, hours: undefined },
    { ...BASE, hours: { saturday: 'open', sunday: 'closed' } },
  ],
  ['no field that either has deleted', REST, { ...BASE, hours: undefined }, { ...REST, hours: undefined }],
])('a merge keeps %s', (_, mine, theirs, merged) => {
  expect(parse(changeFields(stringify(theirs), BASE, mine))).toEqual(JSON.parse(JSON.stringify(merged)));
});

test('a change of one side arrives as it is, whatever the fields are called', () => {
  const text = fc.string();
  const part = fc.oneof(text, fc.uniqueArray(text), fc.dictionary(text, text));
  const content = fc.dictionary(text, part, { noNullPrototype: true });
  fc.assert(
    fc.property(content, content, (base, changed) => {
      expect(parse(changeFields(stringify(base), base, changed))).toEqual(changed);
      expect(parse(changeFields(stringify(changed), base, base))).toEqual(changed);
    }),
  );
});
