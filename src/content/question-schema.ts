/** The schemas of visitors' questions, and of programs that pay toward equipment. */
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

export const questionSchema = z.strictObject({
  topic: z.enum(TOPICS),
  /** In the visitor's words. */
  question: line(60).endsWith('?', 'expected a question mark at the end'),
  /** One to three short sentences; may contain links, like running text. */
  answer: paragraph(260),
});
export type Question = z.infer<typeof questionSchema>;

/** What visitors of one page ask, most urgent first. */
export const questionsSchema = z
  .array(questionSchema)
  .min(3)
  .max(8)
  .refine(
    (questions) => new Set(questions.map(({ topic }) => topic)).size === questions.length,
    'expected each topic only once; a topic is the anchor of its answer',
  );

/** A third-party program that pays toward new equipment, as of the day its claim was checked. */
const programSchema = z.strictObject({
  name: line(60),
  /** What is known about it, without amounts. */
  text: paragraph(300),
  /** Name of the source, as shown; its URL is that of the claim. */
  source: line(60),
  /** ID of its claim in `claims.yaml`, which has URL and dates. */
  claim: z.string(),
});
/** `programs.yaml`. */
export const programsSchema = z.strictObject({ programs: z.array(programSchema) });
