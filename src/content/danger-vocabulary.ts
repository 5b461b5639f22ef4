/** Everything that browsers need to recognize dangers. */
import { DANGER_CALM } from './danger-calm.ts';
import { DANGER_PHRASES } from './danger-phrases.ts';
import {
  DANGER_CLASSES,
  DANGER_ENGLISH,
  DANGER_SIMILAR_WORDS,
  DANGER_SPANISH,
  DANGER_STOP_WORDS,
} from './danger-terms.ts';
import { dangers } from './dangers.ts';

export const dangerVocabulary = {
  dangers,
  phrases: DANGER_PHRASES,
  classes: DANGER_CLASSES,
  spanish: DANGER_SPANISH,
  english: DANGER_ENGLISH,
  stopWords: DANGER_STOP_WORDS,
  similarWords: DANGER_SIMILAR_WORDS,
  calm: DANGER_CALM,
} as const;
