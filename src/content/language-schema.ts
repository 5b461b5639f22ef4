/** The shape of a page in another language: one file of `content/languages/`. */
import { z } from 'zod';
import { PARTS, type SystemKey } from './parts.ts';
import { metadata, line as textLine } from './text-schema.ts';

const SYSTEM_KEYS = Object.keys(PARTS) as [SystemKey, ...SystemKey[]];

const line = (max = 80) => textLine(max);
const text = line(300);

export const languageSchema = z.strictObject({
  /** Address and language of the page (BCP 47): `es` stands at /es. */
  code: z.string().regex(/^[a-z]{2,3}$/, 'expected a language code of two or three letters'),
  /** How hours and days are written (BCP 47 with region). */
  locale: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'expected a language with a region, like es-US'),
  /** The language in its own words, as its speakers look for it. */
  name: line(30),
  metadata,
  /** Words beside a shared link. */
  card: line(60),
  /** Short words of controls. */
  words: z.strictObject({
    skip: line(),
    call: line(20),
    book: line(24),
    write: line(24),
    newTab: line(),
    callOrBook: line(),
    map: line(20),
    hours: line(40),
    office: line(40),
    phone: line(20),
    email: line(40),
    /** Between the first and the last of several days, and between two days or spans. */
    to: line(10),
    and: line(10),
    closed: line(20),
    /** Hours of a day without an end: `todo el día`. */
    allDay: line(30),
  }),
  head: z.strictObject({ title: line(60), lead: text, pictureAlt: text }),
  /** In which languages calls are answered: with their names in place of `{languages}`, and while nothing is set. */
  spoken: z.strictObject({
    stated: text.includes('{languages}', 'expected {languages} where their names belong'),
    unknown: text,
  }),
  /** Over the list of services, with a remark on the language of their pages. */
  list: z.strictObject({ heading: line(60), lead: text }),
  /** Plain name, another word for it in this language or in English, and how to recognize the machine. */
  systems: z.record(
    z.enum(SYSTEM_KEYS),
    z.strictObject({
      name: line(50),
      trade: line(40).optional(),
      english: line(40).optional(),
      where: line(120),
    }),
  ),
  /** Name of every service by its slug; `src/site/content-references.ts` checks that none is missing. */
  services: z.record(z.string(), line(70)),
  /**
   * What to do first in danger: one line for the head, naming 911 once, and every danger with its advice. Line and
   * list come from `dangers.ts` where it has them in this language.
   */
  dangers: z.strictObject({
    heading: line(60),
    line: text.optional(),
    list: z
      .array(z.strictObject({ name: line(60), advice: text }))
      .min(1)
      .optional(),
  }),
  /** Names of the boroughs by their slugs; `src/site/content-references.ts` checks that none is missing. */
  areas: z.strictObject({ heading: line(60), lead: text, names: z.record(z.string(), line(30)) }),
  /** The city’s rules on heat and hot water in rented homes, and whom a tenant calls. */
  heat: z.strictObject({ heading: line(60), rules: z.array(line(160)).min(1), tenant: text }),
  reach: z.strictObject({ heading: line(60) }),
  closing: z.strictObject({ heading: line(80), text }),
  /** Header, menus, footer and bar, whose links lead to the pages in English. */
  navigation: z.strictObject({
    words: z.strictObject({
      /** What screen readers call the links of the header. */
      main: line(20),
      menu: line(20),
      services: line(20),
      areas: line(20),
      allServices: line(30).includes('{count}', 'expected {count} where their number belongs'),
      /** What the company does, in the last row of the footer. */
      purpose: line(120),
    }),
    pages: z.strictObject({ home: line(20), about: line(20), portfolio: line(20), contact: line(20) }),
    /** Jobs under the name of a machine. */
    jobs: z.strictObject({
      repair: line(20),
      maintenance: line(20),
      replacement: line(20),
      installation: line(20),
      estimate: line(30),
    }),
  }),
});
export type LanguageFile = z.infer<typeof languageSchema>;
