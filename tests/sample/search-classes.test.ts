/** Queries of a class are answered alike, in English and Spanish. */
import { describe, expect, test } from 'vitest';
import { FIRST_ANSWERS, OTHER_TRADES } from './class-phrasings.ts';
import { createSampleSearch } from './language-search.ts';

const search = createSampleSearch('en');

describe('a query about', () => {
  test.each(OTHER_TRADES)('another trade gets a sentence and no services: “%s”', (typed) => {
    const { elsewhere, hits, danger } = search(typed);
    expect(danger).toBeUndefined();
    expect(elsewhere).toMatch(/\.$/);
    expect(hits).toEqual([]);
  });

  test.each(FIRST_ANSWERS)(
    'anything else finds its answer first, without an alarm: “%s” leads to %s',
    (typed, href) => {
      const { danger, hits } = search(typed);
      expect(danger).toBeUndefined();
      expect(hits[0]?.href).toBe(href);
    },
  );
});

test.each(['oil leak in basement', 'co alarm', 'water from the ceiling'])(
  'a danger lists only machines that can cause it: “%s”',
  (typed) => {
    const { danger, hits } = search(typed);
    expect(danger).toBeDefined();
    for (const { system } of hits) expect(danger?.machines).toContain(system.key);
  },
);

test.each(['space heater plug melted', 'sparks', 'salen chispas', 'water dripping from upstairs'])(
  'a danger without a machine lists no services: “%s”',
  (typed) => {
    const { danger, hits } = search(typed);
    expect(danger).toBeDefined();
    expect(hits).toEqual([]);
  },
);
