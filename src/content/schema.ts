/**
 * The schemas of the files in `content/` that describe systems, services, boroughs, team members, projects and reviews.
 *
 * Unknown keys are rejected. References between files are checked by `src/site/content-references.ts`. Entities and
 * fields are those of sections 3 and 9 of the specification, plus those that the design needs.
 */
import { z } from 'zod';
import { heatRulesSchema } from './heat-rules-schema.ts';
import { SYSTEM_KEYS } from './parts.ts';
import {
  BOROUGH_DRAWINGS,
  PORTRAITS,
  PROJECT_DRAWINGS,
  photoSchema,
  pictureFields,
} from './picture-schema.ts';
import { questionsSchema } from './question-schema.ts';
import {
  heading,
  httpsUrl,
  line,
  metadata,
  optionalList,
  order,
  paragraph,
  pastDate,
  point,
  slug,
} from './text-schema.ts';

/** What is done to a system. */
export const JOBS = ['repair', 'maintenance', 'replacement', 'installation', 'estimate', 'general'] as const;
export type Job = (typeof JOBS)[number];

/** Icons that a service card can have. */
export const SERVICE_ICONS = ['wrench', 'gauge', 'exchange', 'indoor-unit', 'sheet', 'toolbox'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

const systemSchema = z.strictObject({
  key: z.enum(SYSTEM_KEYS),
  /** Plain name, shown first everywhere: "Wall unit". */
  name: line(40),
  /** The trade name, shown second: "PTAC". Empty for the system "Not sure which". */
  tradeName: z.string().trim().max(40).default(''),
  /** True if the trade name is an acronym that goes in parentheses after the plain name. */
  acronym: z.boolean(),
  /** Part of the building; the finder on the home page groups the systems by it. */
  place: z.enum(['cellar', 'rooms', 'roof', 'anywhere']),
  /** Where to look, in a few words: "Under the window, in the wall". */
  spot: line(60),
  /** How to recognize it, in one or two short sentences. */
  recognize: line(120),
  purpose: line(120),
  /** Caption of its cutaway drawing. */
  caption: line(90),
  /** What people type instead of the trade name, in titles for search engines: “Wall AC Unit (PTAC)”. */
  searchName: line(40).optional(),
});
export type System = z.infer<typeof systemSchema>;

/** `content/systems.yaml`. */
export const systemsSchema = z.strictObject({
  /**
   * From cellar to roof, then the entry for visitors who do not know their machine. Lists keep this order, except that
   * the finder on the home page starts at the roof, and “Other services” starts with the machine of its page.
   */
  systems: z.array(systemSchema).min(1),
});

const HELP = {
  plainName: 'What people who do not know the trade call it; shown next to the title.',
  description: 'One line on cards and in lists.',
  lead: 'Below the title: one to three short sentences on the machine and the job.',
  details: 'The titles of the first two stand alone on the card of the service.',
  keywords: 'What people type when they search for it.',
  statement: 'Heading of the long description. Make a statement, like “We look at the whole boiler”.',
  callToAction: 'Text of the booking button, at most four words.',
  symptoms:
    'What a visitor notices, in their words, with the parts you check for each. If the drawing is a building, you may leave out the parts.',
  prepare: 'What to have ready before the visit.',
  limits: 'What you do not do yourselves, or who else is needed.',
} as const;
const DRAWING =
  'building: the page shows a building, for a job that no machine drawing shows. visit: it shows an estimate visit. Otherwise keep “machine”.';
const CHECKS =
  'Up to eight. Use the names of the parts in the drawing; for a building, any words are allowed.';
const BOOKING_URL = 'Booking page of this service, if it has its own; otherwise the company’s is used.';

export const serviceSchema = z.strictObject({
  /** The slug as a title, in trade terms: "PTAC Repair". */
  title: line(50),
  /** Last part of the URL, after /services/; stored, never derived. */
  slug: slug,
  system: z.enum(SYSTEM_KEYS),
  job: z.enum(JOBS),
  icon: z.enum(SERVICE_ICONS),
  plainName: line(60).meta({ description: HELP.plainName }),
  description: line(90).meta({ description: HELP.description }),
  lead: line(300).meta({ description: HELP.lead }),
  details: z.array(point).min(4).max(6).meta({ description: HELP.details }),
  keywords: z.array(line(60)).min(4).max(10).meta({ description: HELP.keywords }),
  statement: heading().meta({ description: HELP.statement, multiline: true }),
  /** Overview: two to five paragraphs, 180–320 words in all. */
  longDescription: z.array(paragraph()).min(2).max(5),
  callToAction: line(32)
    .refine((label) => label.split(/\s+/).length <= 4, 'expected at most 4 words')
    .meta({ description: HELP.callToAction }),
  bookingUrl: httpsUrl('https://booking.example.com/your-company/boiler-repair')
    .meta({ description: BOOKING_URL })
    .optional(),
  /** `building` for a job that no machine drawing shows, `visit` for an estimate. */
  drawing: z.enum(['machine', 'building', 'visit']).meta({ description: DRAWING }).optional(),
  /** Parts of the cutaway drawing, with what this job checks or decides there; for `building`, `part` is any text. */
  checks: z
    .array(z.strictObject({ part: line(40), text: line(140) }))
    .max(8)
    .meta({ description: CHECKS })
    .default([]),
  symptoms: z
    .array(z.strictObject({ notice: line(70), parts: z.array(line(40)).max(3).default([]), look: line(110) }))
    .max(12)
    .meta({ description: HELP.symptoms })
    .default([]),
  prepare: z.array(line(140)).min(3).max(7).meta({ description: HELP.prepare }),
  limits: z.array(line(240)).max(3).meta({ description: HELP.limits }).default([]),
  questions: questionsSchema,
  /** Each replaces what `src/site/search-results.ts` makes from the other texts. */
  metadata: metadata.partial().optional(),
});
export type Service = z.infer<typeof serviceSchema>;

const ZIP = 'expected ZIP codes of five digits, like 10701';
const ZIP_CODES =
  'ZIP codes of an area outside the five boroughs, five digits each. The site already has those of the boroughs.';

export const boroughSchema = z.strictObject({
  order,
  name: line(30),
  /**
   * Last part of the URL, after /service-areas/; for the five boroughs, also the value of `borough` in `zip-codes.ts`.
   */
  slug,
  /** ZIP codes to which mail is delivered; the five boroughs have theirs in `zip-codes.ts`. */
  zipCodes: optionalList(
    z
      .array(z.string(ZIP).regex(/^\d{5}$/, ZIP), 'expected a list of ZIP codes')
      .max(200)
      .meta({ description: ZIP_CODES }),
  ),
  /** The area’s name with a preposition, as New Yorkers say it: “in the Bronx”, “on Staten Island”. */
  inPlace: line(34),
  /** The building stock in a few words, shown on the home page and in search results. */
  tagline: line(40),
  /** What heats and cools buildings there, in a few words. */
  systems: line(44),
  lead: line(240),
  statement: heading(),
  /** Two to three paragraphs, 150–250 words in all. */
  description: z.array(paragraph()).min(2).max(3),
  /** Services that buildings there often need, each with a title and a text for this area. */
  specificServices: z
    .array(z.strictObject({ service: line(60), title: line(60), text: line(120) }))
    .min(1)
    .max(6),
  whyChoose: z.array(point).length(3),
  /**
   * Heat law of an area outside New York City; the city's own is in `every-page.yaml`. If left out, the page of such an
   * area mentions no heat law.
   */
  heatRules: heatRulesSchema.optional(),
  /** The drawing's name is given without a suffix, because the page adds `-night` or, for phones, `-phone`. */
  ...pictureFields(BOROUGH_DRAWINGS),
  questions: questionsSchema,
  metadata,
});
export type Borough = z.infer<typeof boroughSchema>;

export const teamMemberSchema = z.strictObject({
  order,
  name: line(80).meta({ description: 'A nickname goes in quotation marks: Luis “Lou” Ortega.' }),
  role: line(50).meta({ description: 'Below the name, such as “Steam and hot water”.' }),
  ...pictureFields(PORTRAITS),
  description: line(300).meta({ description: 'What this person does, in two or three sentences.' }),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const MORE_PHOTOS = 'Up to four photos in a row below the picture, each with a word or two, like “Before”.';

export const projectSchema = z.strictObject({
  order,
  id: slug,
  title: line(60),
  description: line(420).meta({ description: 'What was wrong and what you did.' }),
  constraint: line(200).meta({ description: 'The main obstacle.' }),
  ...pictureFields(PROJECT_DRAWINGS),
  morePhotos: optionalList(
    z
      .array(photoSchema.extend({ label: line(40) }))
      .max(4)
      .meta({ description: MORE_PHOTOS }),
  ),
  /** Aspect ratio of the picture: 4:3, 15:16 or 21:9. The form for a new project preselects the first. */
  format: z.enum(['wide', 'narrow', 'panorama']),
  tags: z.array(line(40)).min(2).max(4),
});
export type Project = z.infer<typeof projectSchema>;

export const reviewSchema = z.strictObject({
  order,
  quote: line(600)
    .refine(
      (words) => !/^["“][^"“”]*["”]$/.test(words),
      'expected the words without quotation marks around them',
    )
    .meta({ description: 'The customer’s own words, without quotation marks around them.' }),
  name: line(60).meta({ description: 'The customer, as they want to be called.' }),
  buildingType: line(60).meta({ description: 'Where the job was, such as “Co-op in Queens”.' }),
  source: line(60).meta({ description: 'Where it was published, such as “Google” or “Letter to us”.' }),
  sourceUrl: httpsUrl('https://www.yelp.com/biz/your-company')
    .optional()
    .meta({ description: 'The page with the review.' }),
  permission: pastDate('the day on which the customer agreed').meta({
    description: 'The day on which the customer agreed; never shown.',
  }),
});
export type Review = z.infer<typeof reviewSchema>;
