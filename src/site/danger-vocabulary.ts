/** Dangers, parsed and checked once: what the search and the pages warn of. */

import { type Danger, dangerSchema } from '../content/danger-schema.ts';
import {
  DANGER_LOOK_ALIKES,
  DANGER_PHRASES,
  DANGER_SPANISH,
  DANGER_STOP_WORDS,
  DANGER_SYNONYMS,
} from '../content/danger-terms.ts';
import { dangers as dangerData } from '../content/dangers.ts';
import type { DangerVocabulary } from '../lib/search/find-dangers.ts';
import { parseVocabulary } from './parse-vocabulary.ts';

/** The most urgent first. */
export const dangers: readonly Danger[] = parseVocabulary('dangers.ts', dangerSchema, dangerData);

/** By what dangers are recognized. */
export const dangerVocabulary: DangerVocabulary = {
  dangers,
  phrases: DANGER_PHRASES,
  synonyms: DANGER_SYNONYMS,
  spanish: DANGER_SPANISH,
  stopWords: DANGER_STOP_WORDS,
  lookAlikes: DANGER_LOOK_ALIKES,
};
