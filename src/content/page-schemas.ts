/** The shape of the files of `content/pages/`: what each page says beside services, boroughs, team and projects. */
import { z } from 'zod';
import { questionsSchema } from './question-schema.ts';
import { heading, line, metadata, paragraph, point } from './text-schema.ts';

const lead = line(240);

/** A heading with a sentence or two below it. */
const introduction = z.strictObject({ heading: heading(), lead });

/** Title and lead at the head of a page, and its head tags. */
const head = { metadata, title: heading(60), lead };

export const homeSchema = z.strictObject({
  ...head,
  /** Before the phone number. */
  call: line(30),
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
  booking: introduction,
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
  /** What the law asks of heat and hot water in rented homes (see docs/claims.md). */
  heatRules: introduction.extend({
    rules: z.array(z.strictObject({ degrees: line(6), label: line(20), text: line(120) })).length(3),
    /** Whom tenants and owners call. */
    advice: line(160),
    source: line(160),
  }),
  /** Over what customers said; the section stands where there is a review. */
  reviews: z.strictObject({ heading: heading() }),
  /** The last line of the footer. */
  footer: line(120),
});

/** Every page by the name of its file, with its schema. */
export const PAGE_SCHEMAS = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  portfolio: portfolioSchema,
  contact: contactSchema,
  'not-found': notFoundSchema,
  'every-page': everyPageSchema,
} as const;

export type Pages = { readonly [Name in keyof typeof PAGE_SCHEMAS]: z.infer<(typeof PAGE_SCHEMAS)[Name]> };

/** Pages beside services and boroughs whose visitors’ questions stand with their other words. */
export type PageWithQuestions = 'home' | 'services' | 'about' | 'portfolio' | 'contact';
