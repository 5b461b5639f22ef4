/** Builds the search index from the same content as the pages. */

import { HEAT_LIMITS } from '../content/heat-limits.ts';
import type { SystemKey } from '../content/parts.ts';
import type { Question } from '../content/question-schema.ts';
import type { Borough, System } from '../content/schema.ts';
import { TOP_PAGE_NAMES, TOP_PAGES, type TopPage, type TopPageName } from '../content/top-pages.ts';
import { zipGroups } from '../content/zip-codes.ts';
import { listZips } from '../lib/contact/zip-code.ts';
import type { Asked, SearchArea, SearchIndex, SearchPage, SearchSystem } from '../lib/search/search-model.ts';
import { anyOf, plainText } from '../lib/search/search-words.ts';
import { boroughs, languageFiles, pageQuestions, pages, services, systems } from './catalog.ts';
import { isCityBorough } from './city-areas.ts';
import { addressLines, terms } from './contact-details.ts';
import { routes } from './routes.ts';
import { ENGLISH_SEARCH_WORDS as words } from './search-vocabulary.ts';

/** Places in the city. They do not affect which service is found. */
const PLACE_NAMES = `new york city, new york, manhattan, brooklyn, queens, the bronx, bronx, staten island, ${Object.values(words.neighborhoods).join(', ')}`;
const PLACES = anyOf([...PLACE_NAMES.split(', '), 'nyc', 'ny', 'near me']);

/** Removes place names from a keyword. */
function withoutPlaces(keyword: string): string {
  return keyword.replace(PLACES, '').replace(/ +/g, ' ').trim();
}

/** Lists the questions that the search can lead to; the others appear only on their pages. */
function listAsked(questions: readonly Question[]): Asked[] {
  return questions
    .filter(({ topic }) => topic in words.topics)
    .map(({ topic, question }) => [topic, question] as const);
}

/** What a page answers in separate sections, in addition to its questions. */
const MORE_ASKED: Readonly<Partial<Record<TopPageName, readonly Asked[]>>> = {
  about: [['team', pages.about.team.heading]],
  services: [['rebate', 'Which rebates and tax credits are there?']],
  contact: [
    ['office', addressLines.join(' ')],
    ...terms.map(({ id, title, text }) => [id, id === 'payment' ? text : title] as const),
  ],
};

/** The section of the home page on the temperatures that the city requires, if a borough of the city is served. */
const HEAT_RULES: readonly SearchPage[] = boroughs
  .filter(({ slug }) => isCityBorough(slug))
  .slice(0, 1)
  .map(({ heatRules = pages['every-page'].heatRules }) => ({
    href: TOP_PAGES.home.path,
    title: 'Heat and hot water rules',
    plainName: 'on the home page',
    asked: [
      ['heat-rules', heatRules.rules.map(({ degrees, label }) => `${degrees} ${label}`).join(', ')],
      ...heatRules.rules
        .filter(({ degrees }) => Number.parseInt(degrees, 10) === HEAT_LIMITS.water.degrees)
        .map(({ text }) => [String(HEAT_LIMITS.day.degrees), text] as const),
    ],
  }));

const PAGES: readonly SearchPage[] = [
  ...TOP_PAGE_NAMES.flatMap((name) => {
    const page: TopPage = TOP_PAGES[name];
    const asked = [...(MORE_ASKED[name] ?? []), ...listAsked(pageQuestions[name])];
    return page.found ? [{ href: page.path, ...page.found, asked }] : [];
  }),
  ...HEAT_RULES,
  {
    href: TOP_PAGES.portfolio.path,
    title: 'Portfolio',
    plainName: 'drawn samples of our work',
    asked: listAsked(pageQuestions.portfolio.filter(({ topic }) => topic === 'choice')),
  },
];

/** Returns whether an English page answers a question on a topic under the topic’s anchor. */
export const hasAnswer = (name: TopPageName, topic: string): boolean =>
  PAGES.some(({ href, asked }) => href === TOP_PAGES[name].path && asked.some(([one]) => one === topic));

/** Returns the words that name a machine: those in the list, and brands that make it. */
export function listNames(key: SystemKey): string {
  return `${words.systemNames[key] ?? ''} ${words.brands[key] ?? ''}`.trim();
}

/** Returns the names of an area in all languages, its slug, neighborhoods and ZIP codes, separated by commas. */
export function nameArea({ slug, name, zipCodes = [] }: Pick<Borough, 'slug' | 'name' | 'zipCodes'>): string {
  const translated = languageFiles.flatMap(({ areas }) => areas.names[slug] ?? []);
  const names = new Set([name, slug, ...translated].map(plainText));
  const zips = [...listZips(zipGroups)].flatMap(([zip, borough]) => (borough === slug ? zip : []));
  return [...names, words.neighborhoods[slug] ?? [], zipCodes, zips].flat().join(', ');
}

const AREAS: readonly SearchArea[] = boroughs.map((area) => ({
  href: routes.borough(area.slug),
  title: area.name,
  plainName: 'area we serve',
  note: `${area.tagline} ${area.systems}`,
  names: nameArea(area),
}));

/** Returns the names of places and of this company’s areas, separated by commas. */
export function listPlaces(areas: readonly SearchArea[]): string {
  return [PLACE_NAMES, ...areas.map(({ names }) => names)].join(', ');
}

/**
 * Builds the index of all services, and of the pages and areas that the search finds.
 *
 * @param pictureOf - returns the address and size of the drawing that represents a system
 */
export function buildSearchIndex(pictureOf: (system: System) => SearchSystem['picture']): SearchIndex {
  return {
    entries: services.map((service) => ({
      href: routes.service(service.slug),
      title: service.title,
      plainName: service.plainName,
      description: service.description,
      job: service.job,
      system: systems.findIndex(({ key }) => key === service.system),
      symptoms: service.symptoms.map(({ notice, look }) => [notice, look] as const),
      keywords: [...new Set(service.keywords.map(withoutPlaces))],
      details: service.details.map(({ title }) => title),
      parts: service.checks.map(({ part, text }) => [part, text] as const),
      also: words.serviceWords[service.slug] ?? '',
      asked: listAsked(service.questions),
    })),
    systems: systems.map((system) => ({
      key: system.key,
      name: system.name,
      tradeName: system.tradeName,
      spot: system.spot,
      recognize: system.recognize,
      purpose: system.purpose,
      also: `${words.systemWords[system.key]} ${words.brands[system.key] ?? ''}`.trim(),
      names: listNames(system.key),
      picture: pictureOf(system),
    })),
    pages: PAGES,
    areas: AREAS,
    covered: `That ZIP code is not on our list. ${pages['every-page'].addressCheck.lead}`,
    unserved: words.unserved,
    businesses: words.businesses,
    brands: Object.values(words.brands).join(' '),
    vague: words.vague,
    otherTrades: pages['every-page'].search.otherTrades ?? [],
    topics: words.topics,
    terms: {
      phrases: { ...words.phrases, ...words.topicPhrases },
      synonyms: words.synonyms,
      stopWords: words.stopWords,
      lowWeight: words.lowWeight,
      places: listPlaces(AREAS),
    },
    jobs: words.jobs,
  };
}
