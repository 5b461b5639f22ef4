/** Texts that the schemas of content are made of. */
import { z } from 'zod';

/** One line of visible text without markup. */
export const line = (max = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !text.includes('\n'), 'expected one line; “>-” in front of it joins several');

/** What editors show beside running text; `src/site/content-links.ts` knows it by these words. */
export const RUNNING_TEXT =
  'Running text. May hold links: [words](service:boiler-repair), [words](borough:queens), [words](page:contact).';

/** Running text, whose links lead to other pages of the site; nothing else in it is markup. */
export const paragraph = (max = 1500) =>
  z.string().trim().min(1).max(max).meta({ description: RUNNING_TEXT });

/** A heading that breaks where its lines end. */
export const heading = (max = 90) => z.string().trim().min(1).max(max);

/** A heading with one or two sentences below it. */
export const point = z.strictObject({ title: line(70), text: line(260) });

/** Head tags of one page. Lengths: title 15–60, description 70–160 characters. */
export const metadata = z.strictObject({
  title: line(60).min(15),
  description: line(160).min(70),
});

const SLUG = 'expected small letters and digits with hyphens between words, like boiler-repair';

/** Last part of an address. */
export const slug = z.string(SLUG).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG);

const ORDER = 'expected a whole number from 1 to 999: smaller ones come first';

/** Place among the files of a folder; equal ones follow the names of their files. */
export const order = z.int(ORDER).min(1, ORDER).max(999, ORDER);

/** @param example - shown in messages */
export const httpsUrl = (example: string) =>
  z.url({ protocol: /^https$/, error: `expected a full address that starts with https://, like ${example}` });

const DATE = 'expected a date like 2027-12-25';
export const date = z.iso.date({ error: DATE, abort: true });
