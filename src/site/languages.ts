/** Pages in other languages, and the company's hours in those languages. */
import type { DangerLanguage } from '../content/danger-schema.ts';
import { DANGER_LINE, dangers } from '../content/dangers.ts';
import type { LanguageFile } from '../content/language-schema.ts';
import { localizeHours, localizeWeek } from '../lib/hours/localized-hours.ts';
import { nameLanguages } from '../lib/text/language-names.ts';
import { business } from './business.ts';
import { languageFiles } from './catalog.ts';
import { absoluteUrl, routes } from './routes.ts';

/** What the page in another language says, with the advice on dangers. */
export interface Language extends Omit<LanguageFile, 'dangers'> {
  readonly dangers: {
    readonly heading: string;
    readonly line: string;
    readonly list: readonly { readonly name: string; readonly advice: string }[];
  };
}

const hasDangers = (code: string): code is DangerLanguage => code in DANGER_LINE;

/** The file’s own advice on dangers, or else that of `dangers.ts`; `content-references.ts` sees that there is one. */
function addDangers(file: LanguageFile): Language {
  const { heading, line, list } = file.dangers;
  const known = hasDangers(file.code) ? file.code : undefined;
  return {
    ...file,
    dangers: {
      heading,
      line: line ?? (known ? DANGER_LINE[known] : ''),
      list: list ?? (known ? dangers.map((danger) => danger[known]) : []),
    },
  };
}

/** Every language besides English. */
export const languages: readonly Language[] = languageFiles.map(addDangers);

/** The company's hours in a language: one line, and rows of a table. */
export function hoursIn({ locale, words }: Language): {
  readonly line: string;
  readonly table: readonly { readonly days: string; readonly hours: string }[];
} {
  const hoursWords = { locale, ...words };
  return { line: localizeWeek(business.hours, hoursWords), table: localizeHours(business.hours, hoursWords) };
}

/**
 * In which languages calls are answered, said in this one.
 *
 * @param languagesSpoken - as the company has set it; undefined while it has not
 */
export function spokenIn(
  { locale, spoken }: Pick<Language, 'locale' | 'spoken'>,
  languagesSpoken: readonly string[] | undefined,
): string {
  if (!languagesSpoken) return spoken.unknown;
  return spoken.stated.replace('{languages}', nameLanguages(languagesSpoken, locale));
}

const ENGLISH = { code: 'en', name: 'English', href: routes.home };

/** The page in every language, for the switcher. */
export const languageLinks: readonly {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}[] = [ENGLISH, ...languages.map(({ code, name }) => ({ code, name, href: routes.language(code) }))];

/** The same page in all its languages, itself included (hreflang); empty for pages in English only. */
export function listAlternates(path: string | null): { readonly hreflang: string; readonly href: string }[] {
  if (languageLinks.length === 1 || !languageLinks.some(({ href }) => href === path)) return [];
  return [
    ...languageLinks.map(({ code, href }) => ({ hreflang: code, href: absoluteUrl(href) })),
    { hreflang: 'x-default', href: absoluteUrl(ENGLISH.href) },
  ];
}
