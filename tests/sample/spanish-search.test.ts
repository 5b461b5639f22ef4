import { describe, expect, test } from 'vitest';
import { dangerVocabulary } from '../../src/content/danger-vocabulary.ts';
import { createDangerFinder } from '../../src/lib/search/find-dangers.ts';
import { createLanguageSearch, type LanguageIndex } from '../../src/lib/search/search-languages.ts';
import { buildLanguageIndex } from '../../src/site/language-search-index.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';
import { IN_SPANISH } from '../unit/danger-phrasings.ts';
import { HELD_OUT, TUNING } from './search-phrasings.ts';

const PICTURE = ['/art/none.svg', 1, 1] as const;
const page = routes.language('es');
const indexes: LanguageIndex[] = [
  { language: 'en', index: buildSearchIndex(() => PICTURE) },
  ...languages.flatMap((language) => {
    const index = buildLanguageIndex(language, () => PICTURE);
    return index ? [{ language: language.code, index }] : [];
  }),
];
const findDanger = createDangerFinder(dangerVocabulary);
const search = createLanguageSearch(indexes, findDanger, 'en');
const searchOnSpanishPage = createLanguageSearch(indexes, findDanger, 'es');
/** Maximum share of English queries that may be answered in Spanish, because their words exist in both languages. */
const MOST_MISTAKEN = 0.01;

describe('a query in Spanish', () => {
  test.each([
    ['los tubos golpean de noche', 'boiler'],
    ['el radiador no calienta', 'boiler'],
    ['boiler no prende', 'boiler'],
    ['la caldera pierde agua', 'boiler'],
    ['la pipa golpea', 'boiler'],
    ['el agua caliente se acaba rápido', 'water-heater'],
    ['calentador de agua gotea', 'water-heater'],
    ['el calefon no prende', 'water-heater'],
    ['hay agua en el piso alrededor del tanque', 'water-heater'],
    ['el piloto se apaga', 'water-heater'],
    ['el calentador liquea', 'water-heater'],
    ['por las rejillas sale aire frio', 'furnace'],
    ['aire debajo de la ventana gotea', 'ptac'],
    ['unidad de pared no enfria', 'ptac'],
    ['bomba de calor se apaga', 'wshp'],
    ['unidad del closet gotea', 'wshp'],
    ['mini split no enfría', 'mini-split'],
    ['minisplit parpadea luz', 'mini-split'],
    ['no responde al control remoto', 'mini-split'],
    ['aire central no enfria', 'central-ac'],
    ['hay hielo en el tubo del aire', 'central-ac'],
    ['codigo de error vrf', 'vrf-vrv'],
    ['aire de la azotea', 'rtu'],
    ['la tienda esta caliente', 'rtu'],
    ['el rufo del negocio no enfria', 'rtu'],
    ['la cosina esta muy caliente el aire del techo no sirve', 'rtu'],
    ['extractor del baño', 'general'],
    ['limpieza de mini split', 'mini-split'],
    ['reemplazo de caldera', 'boiler'],
    ['calderra no prende', 'boiler'],
    ['quitar tanque de aceite viejo', 'boiler'],
    ['factura de gas muy alta', 'boiler'],
    ['cuenta de gas cara', 'boiler'],
    ['limpieza de aire', 'central-ac'],
    ['cuanto dura una caldera', 'boiler'],
    ['el agua sale oxidada', 'water-heater'],
    ['ducto de la secadora tapado', 'general'],
    ['limpiar ptac hotel', 'ptac'],
    ['limpiar el aire acondicionado', 'central-ac'],
  ])('is answered in Spanish: “%s” leads to the %s', (typed, machine) => {
    const { language, hits, danger } = search(typed);
    expect(danger).toBeUndefined();
    expect(language).toBe('es');
    expect(hits[0]?.href).toBe(`${page}#${machine}`);
  });

  test.each([
    ['cuanto cuesta una visita', 'cost'],
    ['cuánto cobran', 'cost'],
    ['precio', 'cost'],
    ['presio de limpiar el aire', 'cost'],
    ['quien paga', 'pay'],
    ['paga el dueño o el inquilino', 'pay'],
    ['landlord o inquilino quien paga', 'pay'],
    ['horario', 'reach'],
    ['quiero hacer una cita', 'reach'],
    ['cuanto tardan en venir', 'reach'],
    ['trabajan de noche', 'reach'],
    ['el estimado es gratis', 'cost'],
    ['abren los domingos', 'reach'],
    ['a que hora abren', 'reach'],
    ['trabajan en el bronx', 'areas'],
    ['en el bronx', 'areas'],
    ['vienen a staten iland', 'areas'],
    ['van a queens', 'areas'],
    ['telefono', 'reach'],
    ['ley de calefaccion grados', 'heat'],
  ])('that asks a question leads to its answer on the Spanish page: “%s”', (typed, anchor) => {
    const { language, hits } = search(typed);
    expect(language).toBe('es');
    expect(hits.slice(0, 2).map(({ href }) => href)).toContain(`${page}#${anchor}`);
  });

  test.each(['reembolso bomba de calor', 'rebajas de con edison', 'incentivos', 'hay reembolsos'])(
    'about rebates is answered by a page in English: “%s”',
    (typed) => {
      const { language, hits } = search(typed);
      expect(language).toBe('es');
      expect(hits.slice(0, 2).map(({ href }) => href)).toContain(routes.rebates);
    },
  );

  test('has Spanish titles for its answers, and each link only once', () => {
    const { hits } = search('caldera');
    expect(hits.length).toBeGreaterThan(0);
    const hrefs = hits.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const { entry } of hits) expect(Object.values(languages[0]?.services ?? {})).toContain(entry.title);
  });

  test('is answered in Spanish even if nothing is found', () => {
    expect(search('quiero comprar unos zapatos')).toMatchObject({ language: 'es', hits: [] });
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

  test('about an inspection finds maintenance first', () => {
    const [first] = search('inspeccion de caldera').hits;
    expect(first?.entry.title).toBe(languages[0]?.services['boiler-maintenance']);
  });

  test('about missing heat leads to the boiler', () => {
    expect(search('no hay calefaccion').hits.map(({ href }) => href)).toContain(`${page}#boiler`);
  });
});

test('a query in English is nearly always answered in English, even on the Spanish page', () => {
  const phrases = [...HELD_OUT, ...TUNING].map(([typed]) => typed);
  const mistaken = phrases.filter((typed) => search(typed).language !== 'en');
  expect(mistaken.length / phrases.length, mistaken.join(', ')).toBeLessThanOrEqual(MOST_MISTAKEN);
  for (const typed of ['water under the window unit', 'radiator bangs at night', 'how much is a visit'])
    expect(searchOnSpanishPage(typed).language, typed).toBe('en');
});

test('words that both languages share are answered in the language of the page', () => {
  expect(search('boiler').language).toBe('en');
  expect(searchOnSpanishPage('boiler')).toMatchObject({ language: 'es' });
  expect(searchOnSpanishPage('boiler').hits[0]?.href).toBe(`${page}#boiler`);
});
