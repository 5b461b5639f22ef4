import { describe, expect, test } from 'vitest';
import { DANGER_KINDS } from '../../src/content/danger-schema.ts';
import { dangerVocabulary } from '../../src/content/danger-vocabulary.ts';
import { DANGER_LINE, dangers, MACHINE_DANGERS } from '../../src/content/dangers.ts';
import { SYSTEM_KEYS } from '../../src/content/parts.ts';
import { findInMessage } from '../../src/features/search/find-danger.ts';
import { createDangerFinder } from '../../src/lib/search/find-dangers.ts';
import { plainText } from '../../src/lib/search/search-words.ts';
import { createSearch } from '../../src/lib/search/service-search.ts';
import { services } from '../../src/site/catalog.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';
import { HELD_OUT, TUNING } from '../sample/search-phrasings.ts';
import { ASKED, ASKED_IN_DANGER, DANGEROUS, HARMLESS, IN_PANIC, IN_SPANISH } from './danger-phrasings.ts';

const findDanger = createDangerFinder(dangerVocabulary);
const search = createSearch(
  buildSearchIndex(() => ['/art/none.svg', 1, 1]),
  findDanger,
);
const allDangerous = Object.values(DANGEROUS).flat();
/** Minimum share of dangers that must be recognized with one more typo; some test phrases already have one. */
const LEAST_FORGIVEN = 0.93;
/** Minimum length, in letters, of the words that get a typo; shorter ones become unrecognizable. */
const LONG_ENOUGH = 6;
const allSpanish = Object.values(IN_SPANISH).flat();

describe('a query about a danger', () => {
  describe.each(DANGER_KINDS.filter((kind) => kind !== 'any'))('%s', (kind) => {
    test.each(DANGEROUS[kind])('is recognized in “%s”', (typed) => {
      expect(findDanger(typed)).toMatchObject({ kind, language: 'en' });
    });

    test.each(IN_SPANISH[kind])('is recognized as Spanish in “%s”', (typed) => {
      expect(findDanger(typed)).toMatchObject({ kind, language: 'es' });
    });
  });

  test.each(Object.entries(IN_PANIC))('typed in panic counts as %s', (kind, phrases) => {
    for (const typed of phrases) expect(findDanger(typed)?.kind, typed).toBe(kind);
  });

  test.each(['gas', '911', '58 F', 'sobredosis', 'smell gas', 'washer shocks', 'no heat'])(
    'is always answered in Spanish on a Spanish page: “%s”',
    (typed) => {
      expect(findDanger(typed, 'es')?.language).toBe('es');
    },
  );

  test('gets advice that names 911, and at most two services', () => {
    for (const typed of [...allDangerous, ...allSpanish]) {
      const { danger, hits } = search(typed);
      expect(danger?.advice, typed).toContain('911');
      expect(hits.length, typed).toBeLessThanOrEqual(2);
    }
  });

  test('in Spanish gets only advice from the English search, because the names of services are English', () => {
    for (const typed of allSpanish) expect(search(typed).hits, typed).toEqual([]);
  });

  test('is recognized with a place, in capitals, and between other words, and only one gets another kind', () => {
    const changed = allDangerous.flatMap((typed) =>
      [`${typed} brooklyn apt 4b`, typed.toUpperCase(), `help ${typed} please`]
        .filter((words) => findDanger(words)?.kind !== findDanger(typed)?.kind)
        .map((words) => [words, findDanger(words)?.kind]),
    );
    expect(changed).toEqual([['where do i put my generator brooklyn apt 4b', 'carbon-monoxide']]);
  });
});

test.each([
  [
    'two swapped letters',
    (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ],
  ['one missing letter', (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)],
  ['one doubled letter', (word: string, at: number) => word.slice(0, at) + word[at] + word.slice(at)],
])('a typo in the longest word hides few dangers: %s', (_, slip) => {
  const told = [...allDangerous, ...allSpanish].flatMap((typed) => {
    const words = plainText(typed);
    const longest = words.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length < LONG_ENOUGH) return [];
    return findDanger(words.replace(longest, slip(longest, Math.floor(longest.length / 2)))) !== undefined;
  });
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter(Boolean).length / told.length).toBeGreaterThanOrEqual(LEAST_FORGIVEN);
});

test.each([
  ['makeshift-heat', 'The boiler won’t work. We heat with the oven. Please repair the vent.'],
  ['carbon-monoxide', 'No heat. What is the price? We brought the grill inside.'],
  ['makeshift-heat', `${'It is the third floor. '.repeat(60)}We heat with the stove.`],
  ['cold', 'No heat since Monday. My grandmother is 90.'],
  [undefined, 'No heat on the fourth floor. Please help. Gas boiler.'],
  [undefined, 'We had a gas leak two years ago. Everything is fine now. I want a heat pump.'],
  ['gas', 'You repaired our boiler last winter. Gas leak in the basement. Two years ago it was fixed.'],
])('a message shows advice on %s if one of its sentences calls for it: “%s”', (kind, message) => {
  expect(findInMessage(message)?.kind).toBe(kind);
});

describe('a harmless query', () => {
  test.each(HARMLESS)('triggers no advice: “%s”', (typed) => {
    expect(findDanger(typed)).toBeUndefined();
  });

  test.each(ASKED)('that asks about a danger gets an aside, not an alarm: “%s”', (typed) => {
    expect(findDanger(typed)).toMatchObject({ kind: 'any', isAsked: true });
  });

  test.each(ASKED_IN_DANGER)('is not what somebody types who is in danger: “%s”', (typed) => {
    expect(DANGER_KINDS.slice(0, -1)).toContain(findDanger(typed)?.kind);
  });

  test('may be any service name, keyword or sample query, with five exceptions', () => {
    const named = services.flatMap(({ title, plainName, keywords }) => [title, plainName, ...keywords]);
    const typed = [...HELD_OUT, ...TUNING].map(([words]) => words);
    expect([...named, ...typed].filter((words) => findDanger(words))).toEqual([
      'no heat in the house',
      'apt freezing on 6th floor radiator ice cold, 1st floor roasting',
      'hot watter not working bay ridge',
      'wall unit trips the breaker upper east side',
      'hot water smells like rotten eggs',
    ]);
  });
});

describe('the danger advice', () => {
  test('has one entry for each kind, in the same order', () => {
    expect(dangers.map(({ kind }) => kind)).toEqual(DANGER_KINDS);
  });

  test.each(['en', 'es'] as const)('in %s names 911, and the number that its link calls', (language) => {
    for (const danger of dangers)
      for (const number of ['911', danger.call ?? '911']) expect(danger[language].advice).toContain(number);
    expect(DANGER_LINE[language].split('911')).toHaveLength(2);
  });

  test.each(SYSTEM_KEYS.filter((key) => key !== 'general'))(
    'for %s is listed below a danger only if the machine can cause it',
    (key) => {
      for (const kind of MACHINE_DANGERS[key])
        expect(dangers.find((danger) => danger.kind === kind)?.machines, kind).toContain(key);
    },
  );

  test('covers fire everywhere, burns wherever a machine heats water or steam, and a cold home where one heats it', () => {
    for (const key of SYSTEM_KEYS) expect(MACHINE_DANGERS[key], key).toContain('smoke');
    for (const key of ['boiler', 'water-heater', 'ptac'] as const)
      expect(MACHINE_DANGERS[key]).toContain('burn');
    for (const key of ['wshp', 'mini-split', 'vrf-vrv'] as const)
      expect(MACHINE_DANGERS[key]).toContain('cold');
  });

  test('near gas, steam and refrigerant moves people first, and names the utility before the owner', () => {
    for (const kind of ['gas', 'steam', 'refrigerant']) {
      const danger = dangers.find((one) => one.kind === kind);
      expect(danger?.en.advice).toMatch(/^Everyone out/);
      expect(danger?.es.advice).toMatch(/^Salgan todos/);
    }
    const gas = dangers.find(({ kind }) => kind === 'gas');
    expect(gas?.en.advice).toMatch(/911.*gas utility.*owner/);
    expect(gas?.es.advice).toMatch(/911.*compañía de gas.*dueño/);
  });

  test('says not to touch switches near gas, and not to add water to a hot, dry boiler', () => {
    const adviceOn = (kind: string): string =>
      dangers.find((danger) => danger.kind === kind)?.en.advice ?? '';
    expect(adviceOn('gas')).toMatch(/touch a switch/);
    expect(adviceOn('gas')).not.toMatch(/turn|breaker/i);
    expect(adviceOn('dry-boiler')).toContain('Add no water: a hot, dry boiler');
  });
});
