/** Building blocks for texts in the content schemas. */
import { z } from 'zod';
import { readNow } from './present.ts';

/** Arguments for `refine`: whether a text is one line, and a message that says what to write instead. */
export const ONE_LINE = [(text: string): boolean => !text.includes('\n'), 'expected one line'] as const;

/** One line of visible text without markup. */
export const line = (max = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(...ONE_LINE);

/** Marks a field as running text, in which links are allowed, and provides its help text. */
const RUNNING_TEXT = {
  running: true,
  description:
    'Running text. It may contain links: [words](service:boiler-repair), [words](borough:queens), [words](page:contact). {booking: …} shows its words only with a booking page.',
};

/** Running text with links to other pages of the site, and no other markup. */
export const paragraph = (max = 1500) => z.string().trim().min(1).max(max).meta(RUNNING_TEXT);

/** Help text of a multiline heading; `multiline` gives it a multiline field in forms. */
const HEADING = { description: 'Lines break where you break them.', multiline: true };

/** A heading with explicit line breaks. */
export const heading = (max = 90) => z.string().trim().min(1).max(max).meta(HEADING);

/** A heading with one or two sentences below it. */
export const point = z.strictObject({ title: line(70), text: line(260) });

/** Title and description in the `<head>` of a page: 15–60 and 70–160 characters. */
export const metadata = z.strictObject({ title: line(60).min(15), description: line(160).min(70) });
export type Metadata = z.infer<typeof metadata>;

const SLUG = 'expected lowercase letters and digits with hyphens between words, like boiler-repair';

/** Names with a special meaning: to hosts, to Cloudflare, and to Windows (“Naming Files, Paths, and Namespaces”). */
const TAKEN = /^(?:index|404|cdn-cgi|con|prn|aux|nul|(?:com|lpt)\d)$/;

/** Last part of a URL path. */
export const slug = z
  .string(SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG)
  .refine(
    (name) => !TAKEN.test(name),
    'expected a word other than index, 404, con and others that hosts and computers use themselves',
  )
  .meta({
    description:
      'The end of the page’s address, such as “boiler-repair”. Links to it break if you change it.',
  });

const ORDER = 'expected a whole number from 1 to 999: smaller ones come first';

/** Position among the files of a folder; files with equal values are sorted by file name. */
export const order = z.int(ORDER).min(1, ORDER).max(999, ORDER);

/**
 * Whether browsers open exactly the address in the text: they silently repair `https:/a.com/b` and `https:a.com`, and
 * read a backslash as a slash.
 */
function isWhatItSays(text: string): boolean {
  const address = URL.parse(text);
  const isRepaired = text.includes('\\') || !text.toLowerCase().startsWith(`https://${address?.host}`);
  return address?.protocol === 'https:' && !isRepaired;
}

/**
 * Whether a content security policy can contain the host, and whether the address has no user name or password. The
 * policy allows letters, digits, hyphens and dots, but no IP addresses (Content Security Policy Level 3, sections 2.3.1
 * and 6.7.2.8); a `;` or `,` would end part of the policy.
 */
function isDomain(text: string): boolean {
  const { hostname, username, password } = new URL(text);
  return username + password === '' && /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/.test(hostname);
}

/** An address that starts with https://. @param example - shown in messages */
export const httpsUrl = (example: string) =>
  z
    .url({ error: `expected a full address that starts with https://, like ${example}`, abort: true })
    .refine(isWhatItSays, {
      error: `expected a full address that starts with https://, like ${example}`,
      abort: true,
    })
    .refine(
      isDomain,
      `expected a domain of letters, digits, hyphens and periods after https://, without user name or password, like ${example}`,
    );

const DATE = 'expected a date like 2027-12-25';
const NO_DAY = 'expected a date that exists, like 2027-12-25';
const isWritten = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
export const date = z.iso.date({ error: ({ input }) => (isWritten(input) ? NO_DAY : DATE), abort: true });

/** A date that is not in the future. @param what - the day, for messages: “the day on which the customer agreed” */
export const pastDate = (what: string) =>
  date.refine(
    (day) => day <= readNow().toISOString().slice(0, 10),
    `expected ${what}, not a day in the future`,
  );

/** Years from today; a holiday or notice further ahead probably has a typo in its year. */
const PLANNED_YEARS = 3;

/** The date of a holiday or a notice: at most three years from today. Past dates are allowed. */
export const plannedDate = date.refine((day) => {
  const today = readNow().toISOString().slice(0, 10);
  return day <= `${Number(today.slice(0, 4)) + PLANNED_YEARS}${today.slice(4)}`;
}, 'expected a date within the next three years; check its year');

/** A list that may be left out. An empty list counts as left out, because a form may contain one. */
export const optionalList = <List extends z.ZodType>(list: List) =>
  z
    .preprocess((value) => (Array.isArray(value) && value.length === 0 ? undefined : value), list.optional())
    .optional();

const TRADES =
  'Words or phrases, separated by commas, like: toilet, clogged sink. A visitor who types all words of one of them sees the answer, and no services. A word after a minus sign cancels its phrase: drain clogged -ac. After -* no other word may be typed: con edison -*.';

/** Things that are not the company’s trade, and whose they are; the search shows the answer instead of services. */
export const otherTrades = optionalList(
  z.array(z.strictObject({ words: line(1200).meta({ description: TRADES }), answer: line(160) })).max(30),
);
