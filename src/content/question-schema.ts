/** The schemas of visitors' questions, and of programs that pay toward equipment. */
import { z } from 'zod';
import { line, paragraph } from './text-schema.ts';

/**
 * What visitors ask about. A page answers each topic at most once, so the topic is also the anchor of its answer:
 * `/services/boiler-repair#who-pays`.
 */
export const TOPICS = [
  /** What the visitor can do until we come. */
  'tonight',
  /** Whether the tenant, the owner or the building orders and pays for the work. */
  'who-pays',
  /** What the price depends on. */
  'cost',
  /** How long the work takes, or how soon it must begin. */
  'time',
  /** Permits and filings with the city, and who signs them. */
  'permit',
  'rebate',
  /** What to book, and what happens after that. */
  'booking',
  /** Who must be there to let us in. */
  'access',
  /** Whether a job, a machine, or a contract is worth it. */
  'choice',
  /** Certificates of insurance and other paperwork. */
  'papers',
  /** Quiet hours and other rules of a building. */
  'house-rules',
  /** Where our van parks. */
  'parking',
  /** Installing equipment that the customer bought. */
  'own-unit',
  /** Machines that we do not work on. */
  'not-ours',
  /** Work of other trades, such as plumbing. */
  'trades',
  /** The city’s gas inspections and gas detectors. */
  'gas-law',
  /** What to do about a violation for heat or hot water. */
  'violation',
  /** Whether a tenant may demand cooling. */
  'cooling-law',
  /** What Local Law 97, on emissions, asks of a building. */
  'local-law-97',
  /** Who may open a refrigerant circuit. */
  'refrigerant-card',
  /** How long a machine lasts. */
  'lifespan',
  /** How to check a contractor’s license. */
  'license',
] as const;

const questionSchema = z.strictObject({
  topic: z.enum(TOPICS),
  /** In a visitor's words. */
  question: line(60).endsWith('?', 'expected a question mark at the end'),
  /** One to three short sentences; may contain links, like running text. */
  answer: paragraph(260),
});
export type Question = z.infer<typeof questionSchema>;

/** What visitors to one of the owner's own pages ask, most urgent first. */
export const fewQuestionsSchema = z
  .array(questionSchema)
  .max(8)
  .refine(
    (questions) => new Set(questions.map(({ topic }) => topic)).size === questions.length,
    'expected each topic only once; a topic is the anchor of its answer',
  );

/** What visitors to any other page ask, most urgent first. */
export const questionsSchema = fewQuestionsSchema.min(3);

/** A third-party program that pays toward new equipment, as of the day its claim was checked. */
const programSchema = z.strictObject({
  name: line(60),
  /** What is known about it, without amounts. */
  text: paragraph(300),
  /** Name of the source, as shown; its URL is in the claim. */
  source: line(60),
  /** ID of its claim in `claims.yaml`, which has the URL and the dates. */
  claim: z.string(),
});
/** `programs.yaml`. */
export const programsSchema = z.strictObject({ programs: z.array(programSchema) });
