/** Builds the search index from the same content as the pages. */

import type { Question } from '../content/question-schema.ts';
import type { Borough, System } from '../content/schema.ts';
import { BRAND_WORDS } from '../content/search-brands.ts';
import { SERVICE_WORDS, SYSTEM_NAMES, SYSTEM_WORDS } from '../content/search-machines.ts';
import { PHRASES } from '../content/search-phrases.ts';
import { NEIGHBORHOODS, PLACE_NAMES } from '../content/search-places.ts';
import {
  JOB_WORDS,
  LOW_WEIGHT_WORDS,
  STOP_WORDS,
  SYNONYMS,
  UNSERVED_WORDS,
} from '../content/search-terms.ts';
import { TOP_PAGE_NAMES, TOP_PAGES, type TopPage, type TopPageName } from '../content/top-pages.ts';
import { TOPIC_PHRASES, TOPIC_WORDS } from '../content/topic-words.ts';
import type { Asked, SearchArea, SearchIndex, SearchPage, SearchSystem } from '../lib/search/search-model.ts';
import { plainText } from '../lib/search/search-words.ts';
import { boroughs, languageFiles, pageQuestions, services, systems } from './catalog.ts';
import { terms } from './contact-details.ts';
import { routes } from './routes.ts';

const PLACES = new RegExp(`\\b(?:${PLACE_NAMES.replaceAll(', ', '|')}|nyc|ny|near me)\\b`, 'g');

/** Removes place names from a keyword: we come to every borough, so they add nothing. */
function withoutPlaces(keyword: string): string {
  return keyword.replace(PLACES, '').replace(/ +/g, ' ').trim();
}

/** Lists the questions that the search can lead to; the others appear only on their pages. */
function listAsked(questions: readonly Question[]): Asked[] {
  return questions
    .filter(({ topic }) => topic in TOPIC_WORDS)
    .map(({ topic, question }) => [topic, question] as const);
}

/** What a page answers in separate sections, in addition to its questions. */
const MORE_ASKED: Readonly<Partial<Record<TopPageName, readonly Asked[]>>> = {
  services: [['rebate', 'Which rebates and tax credits are there?']],
  contact: terms.map(({ id, title }) => [id, title]),
};

const PAGES: readonly SearchPage[] = TOP_PAGE_NAMES.flatMap((name) => {
  const page: TopPage = TOP_PAGES[name];
  const asked = [...(MORE_ASKED[name] ?? []), ...listAsked(pageQuestions[name])];
  return page.found ? [{ href: page.path, ...page.found, asked }] : [];
});

/** Returns the names of an area in any language, its slug, and its neighborhoods, separated by commas. */
export function nameArea({ slug, name }: Pick<Borough, 'slug' | 'name'>): string {
  const translated = languageFiles.flatMap(({ areas }) => areas.names[slug] ?? []);
  const names = new Set([name, slug, ...translated].map(plainText));
  return [...names, NEIGHBORHOODS[slug] ?? []].flat().join(', ');
}

const AREAS: readonly SearchArea[] = boroughs.map((area) => ({
  href: routes.borough(area.slug),
  title: area.name,
  plainName: 'area we serve',
  note: `${area.tagline} ${area.systems}`,
  names: nameArea(area),
}));

/** Returns place names separated by commas, including those of this company’s areas. */
export function listPlaces(areas: readonly SearchArea[]): string {
  return [PLACE_NAMES, ...areas.map(({ names }) => names)].join(', ');
}

/**
 * Builds the index of all services.
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
      also: SERVICE_WORDS[service.slug] ?? '',
      asked: listAsked(service.questions),
    })),
    systems: systems.map((system) => ({
      name: system.name,
      tradeName: system.tradeName,
      spot: system.spot,
      recognize: system.recognize,
      purpose: system.purpose,
      also: `${SYSTEM_WORDS[system.key]} ${BRAND_WORDS[system.key] ?? ''}`.trim(),
      names: SYSTEM_NAMES[system.key] ?? '',
      picture: pictureOf(system),
    })),
    pages: PAGES,
    areas: AREAS,
    unserved: UNSERVED_WORDS,
    topics: TOPIC_WORDS,
    terms: {
      phrases: { ...PHRASES, ...TOPIC_PHRASES },
      synonyms: SYNONYMS,
      stopWords: STOP_WORDS,
      lowWeight: LOW_WEIGHT_WORDS,
      places: listPlaces(AREAS),
    },
    jobs: JOB_WORDS,
  };
}
