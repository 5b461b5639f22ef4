/** The shape of dangers: how people say them, and what the site says first. */
import { z } from 'zod';
import { line } from './text-schema.ts';

/** What the site warns of before it offers a service, the most urgent first. */
export const DANGER_KINDS = [
  'gas',
  'carbon-monoxide',
  'smoke',
  'electricity',
  'burning-smell',
  'relief-valve',
  'dry-boiler',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Phrases in lower case without accents, between commas, as `src/lib/search/search-words.ts` reads what is typed. */
const phrases = z.string().regex(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/, 'expected plain words between commas');

/** How people say it. */
const signSchema = z.strictObject({
  /** Each phrase alone raises the alarm; its words may come in any order. */
  say: phrases,
  /** How many other words may stand between those of a phrase. */
  gap: z.int().min(0).max(4),
  /** Phrases around or among those words that make them harmless, with the same gap. */
  unless: phrases.optional(),
});

const dangerTextSchema = z.strictObject({
  /** What it is, over the advice. */
  name: line(60),
  /** What to do first. */
  advice: line(200),
});

export const dangerSchema = z.strictObject({
  kind: z.enum(DANGER_KINDS),
  signs: z.array(signSchema).min(1),
  en: dangerTextSchema,
  es: dangerTextSchema,
});
export type Danger = z.infer<typeof dangerSchema>;
/** Languages in which dangers are recognized and answered. */
export type DangerLanguage = 'en' | 'es';
