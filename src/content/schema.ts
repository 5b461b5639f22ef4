/**
 * The shape of the files below `content/` that hold entities: systems, services, boroughs, team, projects and reviews.
 *
 * Unknown keys are rejected. References between files are checked by `src/site/content-references.ts`.
 * Entities and fields follow specification 3 and 9, plus what the design shows.
 */
import { z } from 'zod';
import { PARTS, type SystemKey } from './parts.ts';
import { BOROUGH_DRAWINGS, PORTRAITS, PROJECT_DRAWINGS, pictureFields } from './picture-schema.ts';
import { questionsSchema } from './question-schema.ts';
import { date, httpsUrl, line, metadata, order, paragraph, point, slug } from './text-schema.ts';

const SYSTEM_KEYS = Object.keys(PARTS) as [SystemKey, ...SystemKey[]];

/** What is done to a system. */
export const JOBS = ['repair', 'maintenance', 'replacement', 'installation', 'estimate', 'general'] as const;
export type Job = (typeof JOBS)[number];

/** Drawn signs a service card can carry. */
export const SERVICE_ICONS = ['wrench', 'gauge', 'exchange', 'indoor-unit', 'sheet', 'toolbox'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

export const systemSchema = z.strictObject({
  key: z.enum(SYSTEM_KEYS),
  /** Plain name, said first everywhere: "Wall unit". */
  name: line(40),
  /** The trade's name, said second: "PTAC". Empty for the family "Not sure which". */
  tradeName: z.string().trim().max(40),
  /** True when the trade name is an acronym that stands in brackets behind the plain name. */
  acronym: z.boolean(),
  /** Part of the building that lists it. */
  place: z.enum(['cellar', 'rooms', 'roof', 'anywhere']),
  /** Where to look, a few words: "Under the window, in the wall". */
  spot: line(60),
  /** How to recognize it, one or two short sentences. */
  recognize: line(120),
  /** What it does, one sentence. */
  purpose: line(120),
  /** Caption of its section drawing. */
  caption: line(90),
});
export type System = z.infer<typeof systemSchema>;

/** `content/systems.yaml`. */
export const systemsSchema = z.strictObject({
  /** In the building's own order, cellar to roof, then the way in for those who do not know. The same order everywhere. */
  systems: z.array(systemSchema).min(1),
});

export const serviceSchema = z.strictObject({
  /** The trade's words of the slug: "PTAC Repair". */
  title: line(50),
  /** Path below /services, stored, never derived. */
  slug: slug,
  system: z.enum(SYSTEM_KEYS),
  job: z.enum(JOBS),
  icon: z.enum(SERVICE_ICONS),
  /** What people who do not know the trade call it; stands beside the title. */
  plainName: line(60),
  /** One line for cards and lists. */
  description: line(90),
  /**
   * Lead under the title: one to three short sentences. With title and plain name it tells the system and the job;
   * New York is named here or in the first paragraph of the overview.
   */
  lead: line(300),
  /** Key features. The first two titles stand alone on the service card. */
  details: z.array(point).min(4).max(6),
  /** What people type when they look for it. */
  keywords: z.array(line(60)).min(4).max(10),
  /** Heading over the overview: a statement, not a label. */
  statement: line(90),
  /** Overview: two to four paragraphs, 180–320 words together. */
  longDescription: z.array(paragraph()).min(2).max(4),
  /** Label of the book button. */
  callToAction: line(32).refine((label) => label.split(/\s+/).length <= 4, 'expected at most 4 words'),
  /** Six parts of the section drawing with what this job checks or decides there. */
  checks: z.array(z.strictObject({ part: line(40), text: line(140) })).length(6),
  /** What a visitor notices, in their words, with the parts where we look. Repair pages have 4–8, others may have none. */
  symptoms: z
    .array(z.strictObject({ notice: line(70), parts: z.array(line(40)).min(1).max(3), look: line(110) }))
    .max(8),
  /** What to have ready before the visit. */
  prepare: z.array(line(140)).min(3).max(7),
  /** What we do not do ourselves or who else is needed, where it applies. */
  limits: z.array(line(240)).max(3),
  questions: questionsSchema,
  metadata,
});
export type Service = z.infer<typeof serviceSchema>;

export const boroughSchema = z.strictObject({
  order,
  name: line(30),
  /** Path below /service-areas, and the name by which `zip-codes.ts` knows it. */
  slug,
  /** How New Yorkers say it within a sentence: “in the Bronx”, “on Staten Island”. */
  inPlace: line(34),
  /** Building stock in a few words, on cards and menus. */
  tagline: line(40),
  /** What heats and cools there, in a few words. */
  systems: line(44),
  lead: line(240),
  statement: line(90),
  /** Two to three paragraphs, 150–250 words together. */
  description: z.array(paragraph()).min(2).max(3),
  /** Services that fit the place, with words of their own. */
  specificServices: z
    .array(z.strictObject({ service: line(60), title: line(60), text: line(120) }))
    .min(1)
    .max(6),
  whyChoose: z.array(point).length(3),
  /** Drawings are named without the ending that tells their form: `-night` or, for phones, `-phone`. */
  ...pictureFields(BOROUGH_DRAWINGS),
  questions: questionsSchema,
  metadata,
});
export type Borough = z.infer<typeof boroughSchema>;

export const teamMemberSchema = z.strictObject({
  order,
  /** A nickname stands in quotation marks: Luis “Lou” Ortega. */
  name: line(80),
  role: line(50),
  ...pictureFields(PORTRAITS),
  description: line(300),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const projectSchema = z.strictObject({
  order,
  id: slug,
  title: line(60),
  /** What was wrong and what was done. */
  description: line(420),
  /** What stood in the way. */
  constraint: line(200),
  ...pictureFields(PROJECT_DRAWINGS),
  /** Format of the picture: 21:9, 4:3 or 15:16. */
  format: z.enum(['panorama', 'wide', 'narrow']),
  tags: z.array(line(40)).min(2).max(4),
});
export type Project = z.infer<typeof projectSchema>;

export const reviewSchema = z.strictObject({
  order,
  /** In the customer’s own words, without quotation marks around them. */
  quote: line(600),
  name: line(60),
  /** Where the job was: “Co-op in Queens”. */
  buildingType: line(60),
  /** Where it was published: “Google”, “Letter to us”. */
  source: line(60),
  /** Its address there. */
  sourceUrl: httpsUrl('https://www.yelp.com/biz/your-company').optional(),
  /** The day on which the customer agreed that it stands here; kept for the record, never shown. */
  permission: date.refine(
    (day) => day <= new Date().toISOString().slice(0, 10),
    'expected the day on which the customer agreed, which is not after today',
  ),
});
export type Review = z.infer<typeof reviewSchema>;
