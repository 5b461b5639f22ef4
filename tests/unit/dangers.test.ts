import { describe, expect, test } from 'vitest';
import { DANGER_KINDS, dangerSchema } from '../../src/content/danger-schema.ts';
import { DANGER_LINE, FUEL_BURNING } from '../../src/content/dangers.ts';
import { countSlips, createDangerFinder } from '../../src/lib/search/find-dangers.ts';
import { createSearch } from '../../src/lib/search/service-search.ts';
import { services, systems } from '../../src/site/catalog.ts';
import { dangers, dangerVocabulary } from '../../src/site/danger-vocabulary.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';
import { DANGEROUS, HARMLESS, IN_SPANISH } from './danger-phrasings.ts';
import { HELD_OUT, TUNING } from './search-phrasings.ts';

const findDanger = createDangerFinder(dangerVocabulary);
const search = createSearch(buildSearchIndex(() => ['/art/none.svg', 1, 1]));
const allDangerous = Object.values(DANGEROUS).flat();

describe('what people type in danger', () => {
  test('stands in at least 120 phrasings, each once, and in every kind of danger', () => {
    expect(allDangerous.length + Object.values(IN_SPANISH).flat().length).toBeGreaterThanOrEqual(120);
    const all = [...allDangerous, ...Object.values(IN_SPANISH).flat(), ...HARMLESS];
    expect(new Set(all).size).toBe(all.length);
    for (const kind of DANGER_KINDS) {
      expect(DANGEROUS[kind].length, kind).toBeGreaterThanOrEqual(10);
      expect(IN_SPANISH[kind].length, kind).toBeGreaterThanOrEqual(2);
    }
  });

  describe.each(DANGER_KINDS)('%s', (kind) => {
    test.each(DANGEROUS[kind])('is recognized in “%s”', (typed) => {
      expect(findDanger(typed)).toMatchObject({ kind, language: 'en' });
    });

    test.each(IN_SPANISH[kind])('is recognized and answered in Spanish in “%s”', (typed) => {
      expect(findDanger(typed)).toMatchObject({ kind, language: 'es' });
    });
  });

  test('is never answered by a service alone, and by two services at most after the advice', () => {
    for (const typed of [...allDangerous, ...Object.values(IN_SPANISH).flat()]) {
      const { danger, hits } = search(typed);
      expect(danger?.advice, typed).toContain('911');
      expect(hits.length, typed).toBeLessThanOrEqual(2);
    }
  });

  test('typed in Spanish has its advice alone: the names of services are English', () => {
    for (const typed of Object.values(IN_SPANISH).flat()) expect(search(typed).hits, typed).toEqual([]);
  });

  test('is recognized on every floor of every borough, in capitals and between other words', () => {
    for (const typed of allDangerous) {
      const more = [`${typed} brooklyn apt 4b`, typed.toUpperCase(), `help ${typed} please`];
      for (const words of more) expect(findDanger(words)?.kind, words).toBe(findDanger(typed)?.kind);
    }
  });
});

describe('what is no danger', () => {
  test('stands in at least 60 phrasings', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(HARMLESS)('raises no alarm: “%s”', (typed) => {
    expect(findDanger(typed)).toBeUndefined();
  });

  test('are the names of services, what people look for them by, and nearly all that they type', () => {
    const named = services.flatMap(({ title, plainName, keywords }) => [title, plainName, ...keywords]);
    const typed = [...HELD_OUT, ...TUNING].map(([words]) => words);
    expect([...named, ...typed].filter((words) => findDanger(words))).toEqual([
      'hot water smells like rotten eggs',
      'burning smell first time heat on vents',
    ]);
  });
});

describe('what is said of a danger', () => {
  test('stands in the order of the kinds, each once', () => {
    expect(dangers.map(({ kind }) => kind)).toEqual(DANGER_KINDS);
  });

  test('names 911 in both languages', () => {
    for (const { en, es } of dangers) {
      expect(en.advice).toContain('911');
      expect(es.advice).toContain('911');
    }
    for (const line of Object.values(DANGER_LINE)) expect(line.split('911')).toHaveLength(2);
  });

  test('never asks to touch a switch where there is gas, and never to water a hot, dry boiler', () => {
    const adviceOn = (kind: string): string =>
      dangers.find((danger) => danger.kind === kind)?.en.advice ?? '';
    expect(adviceOn('gas')).toContain('touch no switch');
    expect(adviceOn('gas')).not.toMatch(/turn|breaker/i);
    expect(adviceOn('dry-boiler')).toContain('Never add water to a hot, dry boiler');
  });

  test('is known for the systems that burn gas or oil', () => {
    const keys = systems.map(({ key }) => key);
    expect(FUEL_BURNING.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('is refused with an unknown key or with phrases that nobody could type', () => {
    const [gas] = dangers;
    expect(dangerSchema.safeParse(gas).success).toBe(true);
    expect(dangerSchema.safeParse({ ...gas, fr: gas?.es }).success).toBe(false);
    expect(dangerSchema.safeParse({ ...gas, signs: [{ say: 'Gas Smell', gap: 1 }] }).success).toBe(false);
  });
});

describe('slips', () => {
  test.each([
    ['smell', 'smell', 0],
    ['smell', 'smel', 1],
    ['smell', 'smelll', 1],
    ['smell', 'smoll', 1],
    ['smell', 'semll', 1],
    ['monoxide', 'monixde', 2],
    ['', 'gas', 3],
  ])('from “%s” to “%s” are %i', (meant, typed, slips) => {
    expect(countSlips(meant, typed)).toBe(slips);
  });
});
