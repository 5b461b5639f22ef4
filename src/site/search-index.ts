/** What the search knows, built from the same content as the pages. */

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
import type { SearchIndex, SearchSystem } from '../lib/search/search-model.ts';
import { services, systems } from './catalog.ts';
import { dangerVocabulary } from './danger-vocabulary.ts';
import { routes } from './routes.ts';

const PLACES = new RegExp(`\\b(?:${PLACE_NAMES.replaceAll(', ', '|')}|nyc|ny|near me)\\b`, 'g');

/** We come to every borough, so a keyword says as much without its name. */
function withoutPlaces(keyword: string): string {
  return keyword.replace(PLACES, '').replace(/ +/g, ' ').trim();
}

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
