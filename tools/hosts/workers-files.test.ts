import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { SPECIAL_TYPES } from './response-headers.ts';
import { buildHeadersFile, immutablePaths } from './workers-files.ts';

/** Number of fixed rules: for all paths, for previews, for social cards, and for special types. */
const FIXED = 3 + Object.keys(SPECIAL_TYPES).length;
/** Number of files that can be listed in addition. */
const ROOM = 100 - FIXED;
const filesIn = (folder: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.svg`, '']));
const rulesOf = (file: string): string[] => file.split('\n').filter((line) => /^(\/|https:)/.test(line));

describe('the rules for files that never change', () => {
  test.each([
    [40, ROOM - 40, ROOM],
    [40, ROOM - 39, 41],
    [ROOM - 1, 40, ROOM],
    [ROOM, 1, 2],
    [300, 3000, 2],
  ])('stay within the limit of 100 with %d scripts and %d drawings', (scripts, drawings, expected) => {
    const paths = immutablePaths(makeFolder({ ...filesIn('_astro', scripts), ...filesIn('art', drawings) }));
    expect(paths).toHaveLength(expected);
    expect(rulesOf(buildHeadersFile({ A: 'b' }, paths))).toHaveLength(expected + FIXED);
    expect(expected + FIXED).toBeLessThanOrEqual(100);
  });
});

test('previews are kept out of search engines', () => {
  expect(buildHeadersFile({})).toMatch(
    /\nhttps:\/\/:version\.:subdomain\.workers\.dev\/\*\n {2}X-Robots-Tag: noindex\n$/,
  );
});
