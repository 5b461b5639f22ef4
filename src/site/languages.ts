/** Pages in other languages, and the company's hours in those languages. */

import type { DangerLanguage } from '../content/danger-schema.ts';
import { DANGER_LINE, dangers } from '../content/dangers.ts';
import type { LanguageFile } from '../content/language-schema.ts';
import { translatedFormId } from '../content/message-labels.ts';
import { localizeHours, localizeWeek } from '../lib/hours/localized-hours.ts';
import type { StateWords } from '../lib/hours/open-state-in.ts';
import { type Direction, directionOf, tagOf } from '../lib/text/writing.ts';
import { business } from './business.ts';
import { languageFiles } from './catalog.ts';
import { hoursLine } from './contact-details.ts';
import { absoluteUrl, routes } from './routes.ts';

/** The content of the page in another language, with the advice on dangers. */
export interface Language extends Omit<LanguageFile, 'dangers'> {
  /** Value of `lang` in markup: `es`, `zh-Hant`. */
  readonly tag: string;
  readonly direction: Direction;
  readonly dangers: {
    readonly heading: string;
    readonly line: string;
    readonly list: readonly LanguageDanger[];
  };
}

interface LanguageDanger {
  readonly name: string;
  readonly advice: string;
}

/** The dangers that pages list, most urgent first; the search alone answers words without a danger. */
export const NAMED_DANGERS = dangers.filter(({ kind }) => kind !== 'any');
const hasDangers = (code: string): code is DangerLanguage => code in DANGER_LINE;

/** Adds the file's advice on dangers, or that in `dangers.ts`; `content-references.ts` makes sure that there is one. */
function describeLanguage(file: LanguageFile): Language {
  const { line, list, ...words } = file.dangers;
  const known = hasDangers(file.code) ? file.code : undefined;
  return {
    ...file,
    tag: tagOf(file.locale),
    direction: directionOf(file.locale),
    dangers: {
      ...words,
      line: line ?? (known ? DANGER_LINE[known] : ''),
      list: list ?? (known ? NAMED_DANGERS.map((danger) => danger[known]) : []),
    },
  };
}

/** Every language except English. */
export const languages: readonly Language[] = languageFiles.map(describeLanguage);

/** The language whose lines appear next to the English labels of the contact form; there is room for only one. */
export const formLanguage: Language | undefined = languages[0];

/** Returns the address of the contact form for visitors who come from the page in this language. */
export function contactIn({ code }: Language): string {
  return code === formLanguage?.code ? `${routes.contact}#${translatedFormId(code)}` : routes.contact;
}

/** Returns the words that say in a language whether the office is open; undefined if the language has none. */
export const stateWordsIn = ({ openState, locale }: Language): StateWords | undefined =>
  openState && { locale, ...openState };

/** Returns the company's hours in a language, as one line and as rows of a table. */
export function hoursIn({ locale, words }: Language): {
  readonly line: string;
  readonly table: readonly { readonly days: string; readonly hours: string }[];
} {
  const hoursWords = { locale, ...words };
  return { line: localizeWeek(business.hours, hoursWords), table: localizeHours(business.hours, hoursWords) };
}

/** The office hours on one line, and how the page says in its language whether the office is open. */
export interface SpokenHours {
  readonly line: string;
  readonly hasState?: boolean;
  readonly words?: StateWords;
}

/** Returns what `OpenHours` needs, in a language; English if undefined. */
export function describeHours(language?: Language): SpokenHours {
  if (!language) return { line: hoursLine };
  const words = stateWordsIn(language);
  return { line: hoursIn(language).line, hasState: words !== undefined, ...(words && { words }) };
}

/** Returns the text about the languages in which the company answers calls. */
export function describeSpeechIn({ spoken }: Language): string {
  return business.languagesSpoken ? spoken.stated : spoken.unknown;
}

type Terms = Pick<typeof business, 'visitFee' | 'freeEstimates'>;

/** Returns what a visit costs, or when the visitor learns it; if estimates are free, the text says that, too. */
export function describeFeeIn({ cost }: Language, { visitFee, freeEstimates }: Terms = business): string {
  const fee = visitFee
    ? `${cost.stated} ${visitFee.credited ? cost.credited : cost.notCredited}`
    : cost.unknown;
  return freeEstimates ? `${fee} ${cost.estimates}` : fee;
}

const ENGLISH = { code: 'en', tag: 'en', name: 'English', href: routes.home };

/** A link to the page in one language; in English, this is the home page. */
interface LanguageLink {
  readonly code: string;
  /** Value of `lang` in markup. */
  readonly tag: string;
  readonly name: string;
  readonly href: string;
}

/** The page in every language, for the switcher. */
export const languageLinks: readonly LanguageLink[] = [
  ENGLISH,
  ...languages.map(({ code, tag, name }) => ({ code, tag, name, href: routes.language(code) })),
];

/** Lists links from a page to other languages; if the page is not in English, English comes first. */
export function listOtherLanguages(path: string | null): readonly LanguageLink[] {
  const isForeign = languages.some(({ code }) => routes.language(code) === path);
  return languageLinks.filter(({ href }) => href !== path && (isForeign || href !== ENGLISH.href));
}

/** Lists a page in all its languages, including itself (hreflang); empty for pages that exist only in English. */
export function listAlternates(path: string | null): { readonly hreflang: string; readonly href: string }[] {
  if (languageLinks.length === 1 || !languageLinks.some(({ href }) => href === path)) return [];
  return [
    ...languageLinks.map(({ tag, href }) => ({ hreflang: tag, href: absoluteUrl(href) })),
    { hreflang: 'x-default', href: absoluteUrl(ENGLISH.href) },
  ];
}
