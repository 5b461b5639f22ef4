/** The shape of the files of `content/pages/`: what each page says beside services, boroughs, team and projects. */
import { z } from 'zod';
import { heatRulesSchema } from './heat-rules-schema.ts';
import { questionsSchema } from './question-schema.ts';
import { heading, line, metadata, paragraph, point } from './text-schema.ts';
import type { TopPageName } from './top-pages.ts';

const lead = line(240);

/** A heading with a sentence or two below it. */
const introduction = z.strictObject({ heading: heading(), lead });

/** Title and lead at the head of a page, and its head tags. */
const head = { metadata, title: heading(60), lead };

export const homeSchema = z.strictObject({
  ...head,
  /** Before the phone number. */
  call: line(30),
  /** Before brands with a written authorization, the words on the badge of each, and before the others. */
  brands: z.strictObject({ certified: line(40), badge: line(20), serviced: line(40) }),
  /** Over the list of machines. */
  finder: introduction.extend({
    /** Below the list, for those who did not find theirs. */
    unsure: line(160),
  }),
  /** Over the list of symptoms. */
  symptoms: introduction,
  /** Three points, each with a drawing of its own. */
  waysOfWorking: z.strictObject({ heading: heading(), points: z.array(point).length(3) }),
  /** Over the buildings of the boroughs. */
  boroughs: introduction,
  /** Over the drawing of the cellar. */
  cellar: line(90),
  questions: questionsSchema,
});

export const aboutSchema = z.strictObject({
  ...head,
  story: z.strictObject({ heading: line(90), paragraphs: z.array(paragraph()).min(1).max(8) }),
  /** Over the drawing of the top floor. */
  topFloor: line(90),
  values: z.strictObject({ heading: heading(), points: z.array(point).min(2).max(8) }),
  team: introduction,
  questions: questionsSchema,
});

export const servicesSchema = z.strictObject({
  ...head,
  /** Why to choose the company. */
  reasons: z.array(point).min(2).max(8),
  questions: questionsSchema,
});

export const portfolioSchema = z.strictObject({
  ...head,
  /** Below the lead: whose projects these are. */
  note: line(160),
  /** Words of the link to the contact page. */
  contactLink: line(60),
  questions: questionsSchema,
  /** Over the phone number at the end of the page. */
  closing: z.strictObject({ heading: heading(), text: line(200) }),
});

export const contactSchema = z.strictObject({
  ...head,
  /** Over the form. */
  formHeading: line(60),
  /** What the form says beside its confirmation, which the specification fixes. */
  delivery: z.strictObject({
    /** While no service delivers messages: over the form, and beside its button before an email link and the number. */
    notConnected: line(200),
    besideButton: line(120),
    /** Before the phone number, when a message takes long. */
    slow: line(120),
    /** After a message was taken, until the next one is written. */
    received: line(80),
    /** When the service did not say whether it took the message. */
    unconfirmed: point,
    /** When the message was rejected. */
    notSent: point,
  }),
  booking: introduction,
  /** The link that begins a text message, and what to photograph; shown with a `textPhone` in the company's file. */
  texting: z.strictObject({ link: line(24), text: line(200) }),
  questions: questionsSchema,
  closing: z.strictObject({ heading: heading() }),
});

const missingPage = z.strictObject({ metadata, title: heading(60), text: paragraph(200) });

export const notFoundSchema = z.strictObject({
  service: missingPage,
  borough: missingPage,
  page: missingPage,
});

/** Sections that several pages share. */
export const everyPageSchema = z.strictObject({
  /** The end of every page, over the phone number. */
  closing: z.strictObject({ heading: heading(), text: line(200) }),
  /** Over the field that asks for a ZIP code. */
  addressCheck: introduction,
  /** In place of answers while the search cannot be loaded; a list of all services is below it on every page. */
  search: z.strictObject({ noConnection: line(120) }),
  /** What the law asks of heat and hot water in rented homes (see src/content/claims.yaml). */
  heatRules: heatRulesSchema,
  /** Over what customers said; the section stands where there is a review. */
  reviews: z.strictObject({ heading: heading() }),
  /** The last line of the footer. */
  footer: line(120),
});

/** Every page of `top-pages.ts`. */
const TOP_PAGE_SCHEMAS = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  portfolio: portfolioSchema,
  contact: contactSchema,
} as const satisfies Readonly<Record<TopPageName, z.ZodType>>;

/** The file of every page by its name, with its schema. */
export const PAGE_SCHEMAS = {
  ...TOP_PAGE_SCHEMAS,
  'not-found': notFoundSchema,
  'every-page': everyPageSchema,
} as const;

export type Pages = { readonly [Name in keyof typeof PAGE_SCHEMAS]: z.infer<(typeof PAGE_SCHEMAS)[Name]> };
