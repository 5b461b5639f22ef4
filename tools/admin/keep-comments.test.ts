import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keepComments } from './keep-comments.ts';

/** Returns a file as a form writes it if nothing was changed. */
const rewrite = (text: string): string => keepComments(text, parse(text));

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
    keepComments(LIST, { name: 'A', brands, phone: 'B' });
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

  test('if the entries are plain words, two of them equal', () => {
    const before = 'tags:\n  # One.\n  - Heat\n  - Steam # two\n  # Three.\n  - Heat\n';
    expect(keepComments(before, { tags: ['Steam', 'Heat'] })).toBe(
      'tags:\n  - Steam # two\n  # Three.\n  - Heat\n',
    );
  });

  test('except one for the whole list, which a blank line separates from the first entry', () => {
    const comment = '  # The most important first.\n\n  # At most five.\n\n';
    const before = `tags:\n${comment}  # One.\n  - Heat\n  - Steam\n`;
    expect(rewrite(before)).toBe(before);
    const after = keepComments(before, { tags: ['Steam'] });
    expect(after).toBe(`tags:\n${comment}  - Steam\n`);
    expect(keepComments(after, { tags: ['Oil', 'Steam'] })).toBe(`tags:\n${comment}  - Oil\n  - Steam\n`);
  });
});

test('a list that was empty stays, and the comment above a deleted field moves to the next one', () => {
  const before = 'name: A\n# Only for texts.\nphone: B\n# Best first.\nbrands: []\n';
  expect(keepComments(before, { name: 'A' })).toBe('name: A\n# Only for texts.\n# Best first.\nbrands: []\n');
});

test('a field that is empty, or a box that is not checked, on purpose stays', () => {
  const before = 'name: Not sure\ntradeName: ""\nfreeEstimates: false\n';
  expect(keepComments(before, { name: 'Unsure' })).toBe(before.replace('Not sure', 'Unsure'));
});
