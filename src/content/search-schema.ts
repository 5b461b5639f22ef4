/** The schema of `search-english.yaml` and `search-spanish.yaml`: what people call things, for the search. */
import { z } from 'zod';
import { SYSTEM_KEYS } from './parts.ts';
import { JOBS } from './schema.ts';
import { TOP_PAGE_NAMES } from './top-pages.ts';

/** Words separated by spaces, or phrases separated by commas. */
const words = z.string().regex(/^[a-z0-9, -]+$/, 'expected lowercase letters without accents');
const lists = z.record(z.string(), words);
const ofSystems = z.partialRecord(z.enum(SYSTEM_KEYS), words);

export const searchSchema = z.strictObject({
  phrases: lists,
  topicPhrases: lists.default({}),
  synonyms: lists,
  jobs: z.record(z.enum(['repair', 'part', 'maintenance', 'replacement', 'installation', 'estimate']), words),
  topics: lists,
  systemWords: z.record(z.enum(SYSTEM_KEYS), words),
  systemNames: ofSystems,
  serviceWords: lists.default({}),
  brands: ofSystems.default({}),
  neighborhoods: lists.default({}),
  stopWords: words,
  lowWeight: words,
  unserved: words,
  businesses: words,
  vague: words,
});

/** The schema for a language other than English, in which the search needs more texts. */
export const foreignSearchSchema = searchSchema.extend({
  areaNote: z.string(),
  noArea: z.string(),
  /** Questions that only pages in English answer. */
  englishPages: z.strictObject({
    /** Says that the page is in English. */
    note: z.string(),
    /** Those about a machine, by the job that the page is about. */
    machines: z.partialRecord(z.enum(JOBS), z.record(z.string(), z.string())),
    pages: z.partialRecord(
      z.enum(TOP_PAGE_NAMES),
      z.strictObject({ title: z.string(), asked: z.record(z.string(), z.string()) }),
    ),
  }),
});
