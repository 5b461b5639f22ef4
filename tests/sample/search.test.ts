import { describe, expect, test } from 'vitest';
import { dangerVocabulary } from '../../src/content/danger-vocabulary.ts';
import { createDangerFinder } from '../../src/lib/search/find-dangers.ts';
import type { Reason } from '../../src/lib/search/search-model.ts';
import { createSearch } from '../../src/lib/search/service-search.ts';
import { services } from '../../src/site/catalog.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';
import { ENGLISH_SEARCH_WORDS } from '../../src/site/search-vocabulary.ts';
import { HELD_OUT, type Phrasing, TUNING } from './search-phrasings.ts';

const { topics } = ENGLISH_SEARCH_WORDS;
const index = buildSearchIndex(() => ['/art/none.svg', 1, 1]);
const search = createSearch(index, createDangerFinder(dangerVocabulary));
const find = (typed: string): string[] =>
  search(typed).hits.map(({ entry }) => entry.href.replace('/services/', ''));

const LEAST_FIRST = 0.85;
const LEAST_IN_THREE = 0.95;

/** Returns the share of phrasings with the right answer among the first `among` answers. */
function shareRight(phrasings: readonly Phrasing[], among: number): number {
  const right = phrasings.filter(([typed, ...slugs]) =>
    find(typed)
      .slice(0, among)
      .some((slug) => slugs.includes(slug)),
  );
  return right.length / phrasings.length;
}

describe('sample queries', () => {
  const all = [...TUNING, ...HELD_OUT];

  test('are distinct phrasings, at least three for every service', () => {
    expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
    for (const { slug } of services) {
      expect(all.filter(([, right]) => right === slug).length, slug).toBeGreaterThanOrEqual(3);
    }
    const known = new Set(services.map(({ slug }) => slug));
    expect(all.flatMap(([, ...slugs]) => slugs).filter((slug) => !known.has(slug))).toEqual([]);
  });

  test.each([
    ['overall', all],
    ['in the tuning set', TUNING],
    ['in the held-out set', HELD_OUT],
  ])('%s usually find the right service first, and nearly always among the first three', (_, phrasings) => {
    expect(shareRight(phrasings, 1)).toBeGreaterThanOrEqual(LEAST_FIRST);
    expect(shareRight(phrasings, 3)).toBeGreaterThanOrEqual(LEAST_IN_THREE);
  });
});

describe('an answer', () => {
  const typed = services.flatMap(({ title, symptoms }) => [title, ...symptoms.map(({ notice }) => notice)]);

  test('gives a reason that is on the site, never a keyword or a synonym', () => {
    const textsOf = (href: string): string[] => {
      const page = index.pages.find((one) => one.href === href);
      if (page) return page.asked.map(([, question]) => question);
      const entry = index.entries.find((one) => one.href === href);
      if (!entry) throw new Error(`There is no ${href}`);
      const { symptoms, details, parts, description, asked } = entry;
      const place = index.systems[entry.system]?.recognize ?? '';
      const names = [...symptoms, ...parts].map(([name]) => name);
      return [...names, ...asked.map(([, question]) => question), ...details, description, place];
    };
    for (const words of typed) {
      for (const { entry, why } of search(words).hits) expect(textsOf(entry.href)).toContain(why.text);
    }
  });

  test('to the text of a symptom is that symptom, with what we check', () => {
    const reasonFor = (words: string): Reason | undefined => search(words).hits[0]?.why;
    expect(reasonFor('water on the floor or the sill')).toEqual({
      kind: 'symptom',
      text: 'Water on the floor or the sill',
      look: services
        .find(({ slug }) => slug === 'ptac-repair')
        ?.symptoms.find(({ notice }) => notice === 'Water on the floor or the sill')?.look,
    });
  });

  test('to “leak” is a symptom, with the water heater among the first three', () => {
    expect(find('leak').slice(0, 3)).toContain('water-heater-repair');
    for (const { why } of search('leak').hits.slice(0, 3)) expect(why.kind).toBe('symptom');
  });

  test.each(['ac not cooling', 'ac wont cool', 'ptac not blowing cold', 'mini split doesnt cool'])(
    'to “%s” never quotes a line that says the machine cools',
    (words) => {
      const quoted = search(words).hits.map(({ why }) => why.text);
      expect(quoted.filter((text) => /it cools/i.test(text))).toEqual([]);
      expect(quoted[0]).toMatch(/warm|will not cool|barely cools|not cold/i);
    },
  );

  test('first in the list has no symptom as its reason if the query matches only the name of a machine', () => {
    for (const words of ['radiator color', 'roof noise']) {
      expect(search(words).hits[0]?.why.kind, words).not.toBe('symptom');
    }
  });

  test('to the title of a service is that service', () => {
    for (const { title, slug } of services) expect(find(title)[0], title).toBe(slug);
  });

  test('is one of at most five, each for a different service', () => {
    for (const words of typed) {
      const slugs = find(words);
      // To a danger that fits any machine, its advice is the answer.
      if (!search(words).danger) expect(slugs.length).toBeGreaterThan(0);
      expect(slugs.length).toBeLessThanOrEqual(5);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test.each(['', 'xyzzy', '3rd floor', 'gas prices', 'nail salon'])('is not given to “%s”', (words) => {
    expect(find(words)).toEqual([]);
  });
});

describe('a question', () => {
  test('that other machines answer is listed below the first service of the named machine', () => {
    const hrefs = search('boiler who has to be home').hits.map(({ href }) => href);
    expect(hrefs.slice(0, 2)).toEqual(['/services/boiler-repair', '/services#access']);
  });

  test('has a known topic and is a question, except that limits, payments, people and the address are stated', () => {
    const asked = [...index.entries, ...index.pages].flatMap((one) => one.asked);
    expect(asked.length).toBeGreaterThan(90);
    for (const [topic, question] of asked) {
      expect(Object.keys(topics)).toContain(topic);
      expect(question.endsWith('?')).toBe(!['68', 'heat-rules', 'office', 'payment', 'team'].includes(topic));
    }
  });

  test('is never listed with a danger', () => {
    for (const words of ['who pays for gas smell', 'carbon monoxide alarm landlord']) {
      const { danger, hits } = search(words);
      expect(danger, words).toBeDefined();
      expect(hits.filter(({ why }) => why.kind === 'asked')).toEqual([]);
    }
  });
});
