/**
 * The schemas of the files in `content/pages/`: the texts of the pages in `TOP_PAGES` and of the not-found pages, and
 * the texts that several pages share.
 */
import { z } from 'zod';
import { heatRulesSchema } from './heat-rules-schema.ts';
import { questionsSchema } from './question-schema.ts';
import { heading, line, metadata, otherTrades, paragraph, point } from './text-schema.ts';
import type { TopPageName } from './top-pages.ts';

const lead = line(240).meta({
  description:
    'Below the heading; words only, no links. {booking: …} shows its words only with a booking page.',
});

const introduction = z.strictObject({ heading: heading(), lead });

const head = { metadata, title: heading(60), lead };

const homeSchema = z.strictObject({
  ...head,
  /** Question before “Call” and the phone number. */
  call: line(30),
  /** Labels before the brands that certified the company in writing (each with a badge) and before the others. */
  brands: z.strictObject({ certified: line(40), badge: line(20), serviced: line(40) }),
  /** Heading of the list of machines, and a lead if it has one. */
  finder: introduction.extend({
    lead: lead.optional(),
    /** Text below the list, for visitors who did not find their machine. */
    unsure: line(160),
  }),
  /** Three points, each with its own drawing. */
  waysOfWorking: z.strictObject({ heading: heading(), points: z.array(point).length(3) }),
  /** Heading and lead above the cards of the areas. */
  boroughs: introduction,
  questions: questionsSchema,
});

const aboutSchema = z.strictObject({
  ...head,
  story: z.strictObject({ heading: heading(), paragraphs: z.array(paragraph()).min(1).max(8) }),
  values: z.strictObject({ heading: heading(), points: z.array(point).min(2).max(8) }),
  team: introduction,
  questions: questionsSchema,
});

/** What every job of a kind includes, at the end of its description in search engines. */
const promise = line(70);
const promises = z.strictObject({
  repair: promise,
  maintenance: promise,
  replacement: promise,
  installation: promise,
  estimate: promise,
  general: promise,
});

const servicesSchema = z.strictObject({
  ...head,
  reasons: z.array(point).min(2).max(8),
  /** Words for search engines in the title and description of services, which may have their own in `metadata`. */
  searchResults: z.strictObject({ place: line(40), maintenanceNote: line(30).optional(), promises }),
  questions: questionsSchema,
});

const portfolioSchema = z.strictObject({
  ...head,
  /** Shown below the lead; says whose projects these are. */
  note: line(160),
  /** Text of the link to the contact page. */
  contactLink: line(60),
  questions: questionsSchema,
  /** Heading and text above the phone number at the end of the page. */
  closing: z.strictObject({ heading: heading(), text: line(200) }),
});

const contactSchema = z.strictObject({
  ...head,
  formHeading: line(60),
  /** What the form says about sending, except its confirmation, which the specification prescribes. */
  delivery: z.strictObject({
    /**
     * Shown if no service delivers messages: a text above the form, and one next to its button, before the email link
     * and the phone number.
     */
    notConnected: line(200),
    besideButton: line(120),
    /** Text before the phone number if sending takes a long time. */
    slow: line(120),
    /** Shown after a message was received, until the visitor writes the next one. */
    received: line(80),
    /** Shown if the service did not say whether it received the message. */
    unconfirmed: point,
    /** Shown if the service refused the message. */
    notSent: point,
  }),
  booking: introduction,
  /** The link that starts a text message, and what to photograph; shown if `company.yaml` has a `textPhone`. */
  texting: z.strictObject({ link: line(24), text: line(200) }),
  questions: questionsSchema,
  closing: z.strictObject({ heading: heading() }),
});

const missingPage = z.strictObject({ metadata, title: heading(60), text: paragraph(200) });

const notFoundSchema = z.strictObject({
  service: missingPage,
  borough: missingPage,
  page: missingPage,
});

const closingFamilies = z.strictObject({
  repair: heading().optional(),
  maintenance: heading().optional(),
  replacement: heading().optional(),
  installation: heading().optional(),
  estimate: heading().optional(),
  general: heading().optional(),
  area: heading().optional(),
});

/** Texts that several pages share. */
const everyPageSchema = z.strictObject({
  /**
   * Heading and text above the phone number at the end of every English page; a page’s own `closing` replaces one or
   * both.
   */
  closing: z.strictObject({
    heading: heading(),
    text: line(200),
    /** Headings that replace the general one on the pages of services, by job, and of areas. */
    families: closingFamilies.optional(),
  }),
  /** Heading and lead of the section with the ZIP code field. */
  addressCheck: introduction,
  /** Shown instead of answers if the search cannot be loaded; a list of all services is below the search. */
  search: z.strictObject({ noConnection: line(120), otherTrades }),
  /** What the law requires for heat and hot water in rented homes (see src/content/claims.yaml). */
  heatRules: heatRulesSchema,
  /** Heading of the reviews; the section appears only if there is a review. */
  reviews: z.strictObject({ heading: heading() }),
  /** What the company does, in the last row of the footer. */
  footer: line(120),
});

const TOP_PAGE_SCHEMAS = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  portfolio: portfolioSchema,
  contact: contactSchema,
} as const satisfies Readonly<Record<TopPageName, z.ZodType>>;

/** The schema of each page file, keyed by file name. */
export const PAGE_SCHEMAS = {
  ...TOP_PAGE_SCHEMAS,
  'not-found': notFoundSchema,
  'every-page': everyPageSchema,
} as const;

export type Pages = { readonly [Name in keyof typeof PAGE_SCHEMAS]: z.infer<(typeof PAGE_SCHEMAS)[Name]> };
