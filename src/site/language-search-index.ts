/** Builds the search index for another language. Answers lead to its page, except those that only English pages have. */
import type { SystemKey } from '../content/parts.ts';
import type { System } from '../content/schema.ts';
import { TOP_PAGE_NAMES, TOP_PAGES } from '../content/top-pages.ts';
import type { Asked, SearchArea, SearchIndex, SearchSystem } from '../lib/search/search-model.ts';
import { boroughs, services, systems } from './catalog.ts';
import { describeHours, describeSpeechIn, type Language } from './languages.ts';
import { routes } from './routes.ts';
import { hasAnswer, listPlaces, nameArea } from './search-index.ts';
import { ENGLISH_SEARCH_WORDS, SPANISH_SEARCH_WORDS } from './search-vocabulary.ts';

/** The language whose words the search knows in addition to English. */
const SPANISH = 'es';
const { areaNote, noArea, englishPages, systemWords, systemNames, ...vocabulary } = SPANISH_SEARCH_WORDS;

/** How people write the names of brands with several words, which are the same in every language. */
const BRAND_PHRASES = Object.fromEntries(
  Object.entries(ENGLISH_SEARCH_WORDS.phrases).filter(([word]) =>
    Object.values(ENGLISH_SEARCH_WORDS.brands).some((brands) => brands.split(' ').includes(word)),
  ),
);

/** Lists the sections of the page that answer questions, with their anchors. */
function listSections(language: Language): Asked[] {
  const { cost, pay, heat, reach, areas } = language;
  return [
    ['main', describeSpeechIn(language)],
    ['cost', `${cost.heading} ${cost.estimates}`],
    ['pay', pay.heading],
    ['heat', heat.heading],
    ...(heat.more ?? []).flatMap(({ topic, title }): Asked[] => (topic ? [[topic, title]] : [])),
    ['reach', [reach.heading, describeHours(language).line].filter(Boolean).join(': ')],
    ['areas', areas.heading],
  ];
}

/** Returns what else people call a machine, unless the title of the service says it. */
const nameOther = (title = '', { trade, english = '' }: Language['systems'][SystemKey]): string =>
  title.includes(trade ?? english) ? '' : (trade ?? english);

function listAreas({ code, areas }: Language): SearchArea[] {
  return boroughs.map((area) => ({
    href: `${routes.language(code)}#areas`,
    title: areas.names[area.slug] ?? area.name,
    plainName: areaNote,
    note: areas.lead,
    names: nameArea(area),
  }));
}

/**
 * Builds the index of the page in another language; undefined if the search has no vocabulary for that
 * language.
 *
 * @param pictureOf - returns the address and size of the drawing that represents a system
 */
export function buildLanguageIndex(
  language: Language,
  pictureOf: (system: System) => SearchSystem['picture'],
): SearchIndex | undefined {
  if (language.code !== SPANISH) return undefined;
  const page = routes.language(language.code);
  const areas = listAreas(language);
  return {
    entries: services.map(({ slug, title, system, job, questions }) => ({
      href: `${page}#${system}`,
      title: language.services[slug] ?? title,
      plainName: nameOther(language.services[slug], language.systems[system]),
      description: '',
      job,
      system: systems.findIndex(({ key }) => key === system),
      symptoms: language.systems[system].signs.map((sign) => [sign, ''] as const),
      keywords: [],
      details: [],
      parts: [],
      also: '',
      answers: routes.service(slug),
      asked: Object.entries(englishPages.machines[job] ?? {}).filter(([asked]) =>
        questions.some(({ topic }) => topic === asked),
      ),
    })),
    systems: systems.map((system) => {
      const { name, trade, english, where } = language.systems[system.key];
      return {
        key: system.key,
        name,
        tradeName: [trade, english].filter(Boolean).join(' '),
        spot: '',
        // The name of general services asks whether visitors know which machine it is.
        recognize: system.key === 'general' ? `${name} ${where}` : where,
        purpose: '',
        also: `${systemWords[system.key]} ${ENGLISH_SEARCH_WORDS.brands[system.key] ?? ''}`.trim(),
        names: `${systemNames[system.key] ?? ''} ${ENGLISH_SEARCH_WORDS.brands[system.key] ?? ''}`.trim(),
        picture: pictureOf(system),
      };
    }),
    pages: [
      {
        href: page,
        title: language.questions.title,
        plainName: language.questions.note,
        asked: listSections(language),
      },
      ...TOP_PAGE_NAMES.flatMap((name) => {
        const { title = '', asked = {} } = englishPages.pages[name] ?? {};
        const questions = Object.entries(asked).filter(([topic]) => hasAnswer(name, topic));
        return questions.length > 0
          ? [{ href: TOP_PAGES[name].path, title, plainName: englishPages.note, asked: questions }]
          : [];
      }),
    ],
    areas,
    covered: `${noArea} ${language.areas.lead}`,
    unserved: vocabulary.unserved,
    businesses: vocabulary.businesses,
    brands: Object.values(ENGLISH_SEARCH_WORDS.brands).join(' '),
    vague: vocabulary.vague,
    otherTrades: language.search.otherTrades ?? [],
    topics: vocabulary.topics,
    terms: {
      phrases: { ...vocabulary.phrases, ...BRAND_PHRASES },
      synonyms: vocabulary.synonyms,
      stopWords: vocabulary.stopWords,
      lowWeight: vocabulary.lowWeight,
      places: `${listPlaces(areas)}, nueva york`,
    },
    jobs: vocabulary.jobs,
  };
}
