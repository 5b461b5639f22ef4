import { describe, expect, test } from 'vitest';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { IN_SPANISH } from '../unit/danger-phrasings.ts';
import { createSampleSearch } from './language-search.ts';
import { HELD_OUT, TUNING } from './search-phrasings.ts';

const page = routes.language('es');
const search = createSampleSearch('en');
const searchOnSpanishPage = createSampleSearch('es');
/** Maximum share of English queries that may be answered in Spanish, because their words exist in both languages. */
const MOST_MISTAKEN = 0.01;

describe('a query in Spanish', () => {
  test('has Spanish titles for its answers, and each link only once', () => {
    const { hits } = search('caldera');
    expect(hits.length).toBeGreaterThan(0);
    const hrefs = hits.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const { entry } of hits) expect(Object.values(languages[0]?.services ?? {})).toContain(entry.title);
  });

  test('is answered in Spanish even if nothing is found', () => {
    expect(search('el extintor')).toMatchObject({ language: 'es', hits: [] });
  });

  test('about a danger gets advice first, then at most two answers in Spanish', () => {
    for (const typed of Object.values(IN_SPANISH).flat()) {
      const { language, danger, hits } = search(typed);
      expect(danger?.language, typed).toBe('es');
      expect(language, typed).toBe('es');
      expect(hits.length, typed).toBeLessThanOrEqual(2);
      for (const { href } of hits) expect(href, typed).toMatch(new RegExp(`^${page}#`));
    }
  });
});

test('a query in English is nearly always answered in English, even on the Spanish page', () => {
  const phrases = [...HELD_OUT, ...TUNING].map(([typed]) => typed);
  const mistaken = phrases.filter((typed) => search(typed).language !== 'en');
  expect(mistaken.length / phrases.length, mistaken.join(', ')).toBeLessThanOrEqual(MOST_MISTAKEN);
  for (const typed of ['water under the window unit', 'radiator bangs at night', 'how much is a visit'])
    expect(searchOnSpanishPage(typed).language, typed).toBe('en');
});

test('words that both languages share, or neither knows, are answered in the language of the page', () => {
  expect(search('boiler').language).toBe('en');
  expect(searchOnSpanishPage('boiler').hits[0]?.href).toBe(`${page}#boiler`);
  for (const typed of ['el super', 'fordham road', 'no hot water', 'smell gas'])
    expect(searchOnSpanishPage(typed).language, typed).toBe('es');
});
