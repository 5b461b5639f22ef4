/** What the search knows, built from the same content as the pages. */

import type { Question } from '../content/question-schema.ts';
import type { System } from '../content/schema.ts';
import { BRAND_WORDS } from '../content/search-brands.ts';
import {
  JOB_WORDS,
  LOW_WEIGHT_WORDS,
  PHRASES,
  PLACE_NAMES,
  SERVICE_WORDS,
  STOP_WORDS,
  SYNONYMS,
  SYSTEM_WORDS,
} from '../content/search-terms.ts';
import { TOPIC_WORDS } from '../content/topic-words.ts';
import type { Asked, SearchIndex, SearchPage, SearchSystem } from '../lib/search/search-model.ts';
import { pageQuestions, services, systems } from './catalog.ts';
import { terms } from './contact-details.ts';
import { dangerVocabulary } from './danger-vocabulary.ts';
import { routes } from './routes.ts';

const PLACES = new RegExp(`\\b(?:${PLACE_NAMES.replaceAll(', ', '|')}|nyc|ny|near me)\\b`, 'g');

/** We come to every borough, so a keyword says as much without its name. */
function withoutPlaces(keyword: string): string {
  return keyword.replace(PLACES, '').replace(/ +/g, ' ').trim();
}

/** Questions that the search can lead to; the others are read on their pages. */
function listAsked(questions: readonly Question[]): Asked[] {
  return questions
    .filter(({ topic }) => topic in TOPIC_WORDS)
    .map(({ topic, question }) => [topic, question] as const);
}

const PAGES: readonly SearchPage[] = [
  {
    href: routes.services,
    title: 'All services',
    plainName: 'what every job has in common',
    asked: [...listAsked(pageQuestions.services), ['rebate', 'Which rebates and tax credits are there?']],
  },
  {
    href: routes.contact,
    title: 'Before you book',
    plainName: 'fees, payment, hours',
    asked: [...terms.map(({ id, title }) => [id, title] as const), ...listAsked(pageQuestions.contact)],
  },
  {
    href: routes.about,
    title: 'About us',
    plainName: 'how we work',
    asked: listAsked(pageQuestions.about),
  },
];

/**
 * The index of all services.
 *
 * @param pictureOf - address and size of the drawing that stands for a system
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
      picture: pictureOf(system),
    })),
    pages: PAGES,
    topics: TOPIC_WORDS,
    terms: {
      phrases: PHRASES,
      synonyms: SYNONYMS,
      stopWords: STOP_WORDS,
      lowWeight: LOW_WEIGHT_WORDS,
      places: PLACE_NAMES,
    },
    jobs: JOB_WORDS,
    danger: dangerVocabulary,
  };
}
