/** The shape of what visitors ask, and of programs that pay toward equipment. */
import { z } from 'zod';
import { line, paragraph } from './text-schema.ts';

/**
 * What visitors ask about. A page answers each topic at most once, so the topic is also the anchor of its answer:
 * `/services/boiler-repair#who-pays`.
 */
export const TOPICS = [
  'tonight',
  'who-pays',
  'cost',
  'time',
  'permit',
  'rebate',
  'booking',
  'access',
  'choice',
  'papers',
  'house-rules',
  'parking',
  'own-unit',
  'not-ours',
  'trades',
  'gas-law',
  'license',
] as const;
export type Topic = (typeof TOPICS)[number];

export const questionSchema = z.strictObject({
  topic: z.enum(TOPICS),
  /** In the visitor's words. */
  question: line(60).endsWith('?', 'expected a question mark at the end'),
  /** One to three short sentences; may hold links, as running text does. */
  answer: paragraph(260),
});
export type Question = z.infer<typeof questionSchema>;

/** What the visitor of one page asks, the most pressing first. */
export const questionsSchema = z
  .array(questionSchema)
  .min(3)
  .max(8)
  .refine(
    (questions) => new Set(questions.map(({ topic }) => topic)).size === questions.length,
    'expected every topic once; a topic is the address of its answer',
  );

/** Money from somebody else toward new equipment, as it stood on the day its claim was checked. */
export const programSchema = z.strictObject({
  name: line(60),
  /** What is known of it, without amounts. */
  text: paragraph(300),
  /** Who says so, as it is shown; the page's address is that of the claim. */
  source: line(60),
  /** The claim with its address and dates, by its id in `claims.yaml`. */
  claim: z.string(),
});
export type Program = z.infer<typeof programSchema>;
