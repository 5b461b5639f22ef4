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

  test('have 150 distinct phrasings, at least three for every service', () => {
    expect(all).toHaveLength(150);
    expect(new Set(all.map(([typed]) => typed)).size).toBe(150);
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

  test.each([
    ['heatpump', 'wshp-repair'],
    ['a/c', 'central-ac-repair'],
    ['radi', 'boiler-repair'],
    ['ductless blowing warm air', 'mini-split-repair'],
    ['r22 system replace', 'central-ac-replacement'],
    ['burning smell from vents furnace', 'furnace-repair'],
    ['lennox repair', 'central-ac-repair'],
    ['fujitsu cleaning', 'mini-split-maintenance'],
    ['city multi maintenance', 'vrf-vrv-system-maintenance'],
    ['my ac died', 'central-ac-repair'],
    ['no hot watr', 'water-heater-repair'],
    ['watr heater leaking', 'water-heater-repair'],
    ['oil tank removal', 'boiler-replacement'],
    ['gas bill too high', 'boiler-maintenance'],
    ['ac blocked by fire escape', 'mini-split-installation'],
    ['co-op board needs estimate', 'hvac-system-replacement-estimate'],
    ['kitchen 110 degrees no ac', 'rtu-repair'],
    ['no heat landlord wont answer', 'boiler-repair'],
    ['pipe frozen', 'boiler-repair'],
    ['baby is frezing', 'boiler-repair'],
  ])('“%s” leads to %s', (typed, slug) => {
    expect(find(typed)[0]).toBe(slug);
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

  test.each([
    ['rooftop blows warm', 'rtu-repair'],
    ['water under water heater', 'water-heater-repair'],
    ['closet unit leaking', 'wshp-repair'],
    ['wall unit dripping', 'ptac-repair'],
    ['ptac blowing warm', 'ptac-repair'],
  ])('to “%s” is a symptom of %s, because the named machine counts more than the problem', (words, slug) => {
    const [first] = search(words).hits;
    expect(first?.entry.href).toBe(`/services/${slug}`);
    expect(first?.why.kind).toBe('symptom');
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

  test.each([
    '',
    '   ',
    '!?',
    'xyzzy',
    'nyc',
    '3rd floor',
    'the',
    'smoke detector battery policy',
    'smoke alarm cost',
  ])('is not given to “%s”', (words) => {
    expect(find(words)).toEqual([]);
  });
});

describe('the name of a machine alone', () => {
  test.each([
    ['PTAC', 'ptac'],
    ['wall unit', 'ptac'],
    ['furnance', 'furnace'],
    ['central ac', 'central-ac'],
    ['wshp', 'wshp'],
    ['rooftop unit', 'rtu'],
    ['boiler', 'boiler'],
  ])('lists repair and replacement: “%s”', (typed, machine) => {
    expect(find(typed)).toEqual(expect.arrayContaining([`${machine}-repair`, `${machine}-replacement`]));
  });
});

describe('an area', () => {
  test.each([
    ['bronx', 'bronx'],
    ['do you come to queens', 'queens'],
    ['staten iland', 'staten-island'],
    ['astoria', 'queens'],
    ['are you in bay ridge', 'brooklyn'],
  ])('is the answer to “%s”', (words, slug) => {
    expect(search(words).hits.map(({ href }) => href)).toEqual([`/service-areas/${slug}`]);
  });

  test('that is misspelled after the name of a machine is ignored', () => {
    expect(find('boiler repair staten iland')).toEqual(find('boiler repair'));
  });
});

describe('a question', () => {
  const first = (words: string) => search(words).hits[0];

  test.each([
    ['rebate', '/services#rebate'],
    ['tax credit', '/services#rebate'],
    ['cost', '/services#cost'],
    ['how much', '/services#cost'],
    ['visit fee', '/contact#visit-fee'],
    ['permit', '/services#permit'],
    ['who pays', '/services#who-pays'],
    ['who pays landlord or tenant brooklyn', '/services#who-pays'],
    ['how long', '/services#time'],
    ['zelle', '/contact#payment'],
    ['deposit', '/contact#deposit'],
    ['warranty', '/contact#warranty'],
    ['spanish', '/contact#languages'],
    ['open sunday', '/contact#after-hours'],
    ['hours', '/contact#after-hours'],
    ['24/7', '/contact#after-hours'],
    ['carbon monoxide detector installation law', '/about#gas-law'],
    ['do you install detectors', '/about#gas-law'],
    ['license', '/contact#licensed'],
    ['dcwp number', '/contact#licensed'],
    ['insurance', '/contact#papers'],
    ['certificate of insurance', '/contact#papers'],
    ['are you insured', '/contact#insurance'],
    ['boiler cost', '/services/boiler-replacement#cost'],
    ['how much does it cost to fix a ptac', '/services/ptac-repair#cost'],
    ['who pays ptac', '/services/ptac-repair#who-pays'],
    ['landlord no heat radiator', '/services/boiler-repair#who-pays'],
    ['water heater permit', '/services/water-heater-replacement#permit'],
    ['mini split rebate', '/services/mini-split-installation#rebate'],
    ['heat pump water heater rebate', '/services/water-heater-replacement#rebate'],
    ['how long to replace central ac', '/services/central-ac-replacement#time'],
  ])('“%s” leads to its answer: %s', (words, href) => {
    expect(search(words).hits.map((hit) => hit.href)[0]).toBe(href);
    expect(first(words)?.why.kind).toBe('asked');
  });

  test.each([
    ['/services#cost', ['what does it cost', 'how much do repairs cost', 'price']],
    ['/services#time', ['how soon can you come', 'how fast can you come', 'how long does it take']],
    ['/services#access', ['do i have to be home', 'who has to let you in', 'does someone need to be there']],
    ['/services#rebate', ['nys clean heat', 'clean heat rebate', 'any incentives']],
    ['/contact#payment', ['financing', 'do you offer financing', 'can i pay over time']],
    ['/contact#own-unit', ['i bought the unit myself', 'install my own unit', 'customer supplied equipment']],
    ['/contact#not-ours', ['window ac', 'do you fix window air conditioners', 'walk in cooler']],
    ['/contact#parking', ['parking', 'where will you park', 'do you need a parking spot']],
    ['/about#house-rules', ['quiet hours', 'building rules', 'house rules work hours']],
    ['/about#gas-law', ['local law 152', 'll157', 'gas detector law']],
    ['/contact#after-hours', ['no heat on a sunday', 'open weekends', 'boiler broke on sunday']],
    ['/services/boiler-maintenance', ['local law 97', 'll97', 'local law 97 steam traps']],
    ['/services/boiler-replacement', ['asbestos', 'asbestos around boiler', 'asbestos pipe insulation']],
  ])('is answered by %s in any wording', (href, wordings) => {
    const missed = wordings.filter(
      (words) =>
        !search(words)
          .hits.slice(0, 3)
          .some((hit) => hit.href === href),
    );
    expect(missed).toEqual([]);
  });

  test('about a machine is listed below the machine’s first service if no page of that machine answers it', () => {
    const hrefs = search('boiler warranty').hits.map(({ href }) => href);
    expect(hrefs.slice(0, 2)).toEqual(['/services/boiler-repair', '/contact#warranty']);
  });

  test('has a known topic and ends with a question mark', () => {
    const asked = [...index.entries, ...index.pages].flatMap((one) => one.asked);
    expect(asked.length).toBeGreaterThan(90);
    for (const [topic, question] of asked) {
      expect(Object.keys(topics)).toContain(topic);
      expect(question).toMatch(/\?$/);
    }
  });

  test('is never listed with a danger', () => {
    for (const words of [
      'who pays for gas smell',
      'i smell gas how much',
      'carbon monoxide alarm landlord',
    ]) {
      const { danger, hits } = search(words);
      expect(danger, words).toBeDefined();
      expect(hits.filter(({ why }) => why.kind === 'asked')).toEqual([]);
    }
  });
});
