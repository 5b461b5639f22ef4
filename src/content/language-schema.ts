/** The schema of a page in another language: one file in `content/languages/`. */
import { z } from 'zod';
import { areasSchema } from './language-areas-schema.ts';
import { SYSTEM_KEYS } from './parts.ts';
import { metadata, otherTrades, line as textLine } from './text-schema.ts';
import { mapTopPages } from './top-pages.ts';

const line = (max = 80) => textLine(max);
const text = line(300);
const point = z.strictObject({ title: line(70), text });
const help = point.extend({ topic: z.enum(['heap', 'cooling']).optional() });

const searchSchema = z.strictObject({
  /** Text above the field, its placeholder, and the text below it. */
  label: line(40),
  placeholder: line(30),
  hint: line(120),
  /** Label of the arrow at the end of the field, for screen readers. */
  go: line(60),
  /** Labels of the list of answers, without and with a danger, and the heading of those that follow a danger. */
  answers: line(60),
  afterDanger: line(60),
  whenSafe: line(60),
  /**
   * Shown if there is no answer: text before the query (`none`), before the phone number (`call`) and before the link
   * to all services (`describe`), and the text of that link.
   */
  none: line(60),
  call: line(40),
  describe: line(60),
  allServices: line(40),
  /**
   * Screen reader announcements: no answer, one answer, several answers (after their number), answers after a
   * danger, and the text before the name of the first answer.
   */
  noAnswers: line(40),
  oneAnswer: line(40),
  manyAnswers: line(40),
  later: line(60),
  first: line(40),
  /** Shown if the search cannot be loaded. */
  noConnection: line(120),
  otherTrades,
});
export type SearchWords = z.infer<typeof searchSchema>;

/** Lines shown next to the labels of the contact form, which stay in English. */
const formSchema = z.strictObject({
  /** The link that shows these lines, and the one that hides them. */
  show: line(40),
  hide: line(40),
  lead: text,
  /** Translations of the labels; `service` also explains the options in the list of services. */
  fields: z.strictObject({
    name: line(),
    email: line(),
    phone: line(),
    location: line(),
    service: text,
    message: line(120),
  }),
  /** Translations of the errors of required fields. */
  mistakes: z.strictObject({ name: line(), email: line(), location: line(), message: line() }),
  send: line(30),
  /** Translation of the confirmation, which stays in English. */
  confirmation: z.strictObject({ title: line(40), text: line(120) }),
  notConnected: text,
  besideButton: line(120),
  /** Texts of the email link and of the button that copies the message. */
  sendEmail: line(40),
  copy: line(40),
  shortened: text,
  slow: line(120),
  received: line(),
  unconfirmed: point,
  notSent: point,
  /** Said of a message that arrived, or may have, once the text has changed since. */
  changedSince: line(),
});
export type FormWords = z.infer<typeof formSchema>;

/** The label of the services page is in `navigation.words`. */
const { services: _, ...pageLabels } = mapTopPages(() => line(20).optional());

const isKnownCode = (type: 'language' | 'region', code = ''): boolean =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

function isKnownLocale(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale);
  return isKnownCode('language', language) && isKnownCode('region', region);
}

const languageFields = z.strictObject({
  /** Language (BCP 47) and address of the page: `es` is at /es. */
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, { error: 'expected a language code of two or three letters', abort: true })
    .refine((code) => code !== 'en', 'expected a language other than English, which all other pages are in'),
  /** Locale for hours, days and `lang` (BCP 47 with a region), with the script if the language has several scripts. */
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/, {
      error: 'expected a language with a region, like es-US or zh-Hant-US',
      abort: true,
    })
    .refine(isKnownLocale, 'expected a language and a region that exist, like es-US'),
  /** The name of the language in the language itself. */
  name: line(30),
  metadata,
  /** Text on the social card; if left out, the card uses the English text of the home page. */
  card: line(60).optional(),
  /** Short texts of controls and labels. */
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
    /** `to` joins the ends of a range of days or times; `and` joins two days or two time spans. */
    to: line(10),
    and: line(10),
    closed: line(20),
    /** Hours of a day that is open around the clock: `todo el día`. */
    allDay: line(30),
  }),
  /** Words before the time of closing or reopening. Without them the page does not say whether the office is open. */
  openState: z.strictObject({ openUntil: line(20), closedUntil: line(20), openAllDay: line(30) }).optional(),
  head: z.strictObject({
    title: line(60),
    lead: text,
    pictureAlt: text,
    /** Whom else to call: tenants their landlord and the city, anyone in danger 911. */
    help: line(80).optional(),
  }),
  /**
   * Tells callers which languages you speak: `stated` if `languagesSpoken` is set, with their names in place of
   * `{languages}`, otherwise `unknown`.
   */
  spoken: z.strictObject({
    stated: text.includes('{languages}', 'expected {languages} where their names belong'),
    unknown: text,
  }),
  /** Heading of the list of services, with a note on the language of their pages. */
  list: z.strictObject({
    heading: line(60),
    lead: text,
    /** Headings above the machines on the roof, in the rooms and in the cellar. */
    places: z.record(z.enum(['roof', 'rooms', 'cellar']), line(30)).optional(),
  }),
  /** For each machine: its plain name, its other names in this language and in English, and where to find it. */
  systems: z.record(
    z.enum(SYSTEM_KEYS),
    z.strictObject({
      name: line(50),
      trade: line(40).optional(),
      english: line(40).optional(),
      where: line(120),
      /** Symptoms in people's own words; the search finds the machine by them. */
      signs: z.array(line(70)).min(1).max(6),
    }),
  ),
  /** Names of services by slug; `src/site/content-references.ts` checks that the slugs exist. */
  services: z.record(z.string(), line(70)),
  /**
   * What to do first in a danger: a `line` for the page head that mentions 911 once, and a `list` of dangers, each with
   * its advice. If either is left out, both must exist in this language in the code: the list in `danger-texts.ts`,
   * the line in `dangers.ts`.
   */
  dangers: z.strictObject({
    heading: line(60),
    line: text.optional(),
    list: z
      .array(z.strictObject({ name: line(60), advice: text }))
      .min(1)
      .optional(),
  }),
  /** Names of all areas, keyed by slug; `src/site/content-references.ts` checks that none is missing. */
  areas: areasSchema,
  /** The city’s rules on heat and hot water in rented homes, and whom a tenant calls. */
  heat: z.strictObject({
    heading: line(60),
    rules: z.array(line(160).regex(/\d°/, 'expected a temperature, like 68°F')).min(1),
    /** What each rule is about, next to its figure. */
    labels: z.array(line(20)).optional(),
    tenant: text,
    /** What else helps a tenant: what happens after 311, help with bills. The search leads to those with a `topic`. */
    more: z.array(help).max(8).optional(),
  }),
  /** Who pays for a repair, by kind of customer. */
  pay: z.strictObject({ heading: line(60), points: z.array(point).min(2).max(6) }),
  /** What a visit costs, with the fee in place of `{amount}`; `unknown` if the company has no `visitFee`. */
  cost: z.strictObject({
    heading: line(60),
    unknown: text,
    stated: text.includes('{amount}', 'expected {amount} where the fee belongs'),
    /** Says whether the fee is deducted from the price of the repair. */
    credited: text,
    notCredited: text,
    estimates: text,
  }),
  reach: z.strictObject({ heading: line(60) }),
  search: searchSchema,
  /** How search results label this page when it answers a question. */
  questions: z.strictObject({ title: line(40), note: line() }),
  form: formSchema,
  closing: z.strictObject({ heading: line(80), text }),
  /** Texts of the header, the menus, the footer and the thumb bar on phones; their links lead to pages in English. */
  navigation: z.strictObject({
    words: z.strictObject({
      /** Screen reader label of the header's links. */
      main: line(20),
      menu: line(20),
      services: line(20),
      areas: line(20),
      /** The link that starts a text message with a photo; not shown if left out. */
      textPhoto: line(30).optional(),
      allServices: line(30).includes('{services}', 'expected {services} where their number belongs'),
      /** Links to paragraphs of the contact page; in English if left out. */
      privacy: line(24).optional(),
      accessibility: line(24).optional(),
      /** What the company does, in the last row of the footer; below it, that the page opens without a connection. */
      purpose: line(120),
      saved: line(60).optional(),
      /** On the page that opens offline in place of another. */
      unsaved: line(110).optional(),
    }),
    /** Links to pages; a link that is left out keeps its English name. */
    pages: z.strictObject(pageLabels),
    /** Names of jobs, shown under the name of a machine. */
    jobs: z.strictObject({
      repair: line(20),
      maintenance: line(20),
      replacement: line(20),
      installation: line(20),
      estimate: line(30),
    }),
  }),
});

export const languageSchema = languageFields.refine(({ code, locale }) => locale.startsWith(`${code}-`), {
  path: ['locale'],
  error: 'expected the language that “code” names, with a region, like es-US',
});
export type LanguageFile = z.infer<typeof languageSchema>;
