/** The schema of dangers: how people describe them, and what the site says first. */
import { z } from 'zod';
import { DANGER_CALLS } from './danger-calls.ts';
import { SYSTEM_KEYS } from './parts.ts';
import { line } from './text-schema.ts';

/** What the site warns about before it offers a service, the most urgent first. */
export const DANGER_KINDS = [
  'gas',
  'carbon-monoxide',
  'smoke',
  'flood',
  'electricity',
  'burning-smell',
  'steam',
  'relief-valve',
  'burn',
  'unwell',
  'falling',
  'refrigerant',
  'oil',
  'flame',
  'delayed-ignition',
  'dry-boiler',
  'breaker',
  'burst-pipe',
  'leak-above',
  'makeshift-heat',
  'too-hot',
  'cold',
  'any',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/**
 * Phrases in lowercase without accents, separated by commas. Slashes separate alternative words, so “radiator/pipe
 * spray/burst” is four phrases.
 */
const phrases = z
  .string()
  .regex(
    /^[a-z0-9]+(?:(?:\/|,? )[a-z0-9]+)*$/,
    'expected plain words separated by commas, slashes and spaces',
  );

const signSchema = z.strictObject({
  /** Each phrase is enough to recognize the danger; its words may come in any order. */
  say: phrases,
  /** Maximum number of other words, in all, between the words of a phrase. */
  gap: z.int().min(0).max(8),
  /** Phrases, matched with the same gap, that cancel a match of `say` if they overlap it. */
  unless: phrases.optional(),
  /** Words that cancel a match wherever they are in the query, such as the name of a machine to be repaired. */
  without: phrases.optional(),
  /** True if a phrase is a danger only as the whole query, because people in a panic type a word or two. */
  alone: z.boolean().optional(),
  /** The only language in which the phrases mean a danger; undefined for both. */
  only: z.enum(['en', 'es']).optional(),
});

const dangerTextSchema = z.strictObject({
  /** Name of the danger; shown above the advice. */
  name: line(60),
  /** Who must go where, what not to touch, whom to call, and when to call the company. */
  advice: line(360),
});

const dangerSchema = z.strictObject({
  kind: z.enum(DANGER_KINDS),
  /** Number that the search panel links to above the advice; the company’s if left out. */
  call: z.enum(DANGER_CALLS).optional(),
  /** The machine that the search finds first unless the query names another one. */
  machine: z.strictObject({ en: line(20), es: line(20) }).optional(),
  /** The machines that can cause it, from `dangers.ts`; the search lists no other machine below the advice. */
  machines: z.array(z.enum(SYSTEM_KEYS)).readonly(),
  /** A few English words for the title of the fold that holds the dangers of a machine. */
  short: line(32),
  signs: z.array(signSchema).min(1),
  en: dangerTextSchema,
  es: dangerTextSchema,
});
export type Danger = z.infer<typeof dangerSchema>;
type Sign = z.infer<typeof signSchema>;
/** A sign as `danger-signs.ts` may shorten it: a string is a sign with only `say`, and a missing `gap` means 3. */
export type WrittenSign = string | (Omit<Sign, 'gap'> & { readonly gap?: number });
/** Languages in which the search recognizes dangers and shows advice. */
export type DangerLanguage = 'en' | 'es';
