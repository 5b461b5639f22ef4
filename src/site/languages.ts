/** Pages in other languages, parsed and checked, and the company's hours in those languages. */
import { languages as languageData } from '../content/languages/index.ts';
import { type Language, languageSchema } from '../content/languages/language.ts';
import { localizeHours, localizeWeek } from '../lib/hours/localized-hours.ts';
import { nameLanguages } from '../lib/text/language-names.ts';
import { business } from './business.ts';
import { ContentError, parseList, services } from './catalog.ts';
import { absoluteUrl, routes } from './routes.ts';

/** Every language besides English. */
export const languages: readonly Language[] = parseList('languages', languageSchema, languageData);

const problems = languages.flatMap(findProblems);
if (problems.length > 0) throw new ContentError(problems.join('\n'));

function findProblems({ code, services: names }: Language): string[] {
  const where = `src/content/languages, ${code}`;
  const missing = services.filter(({ slug }) => !(slug in names));
  const unknown = Object.keys(names).filter((slug) => !services.some((service) => service.slug === slug));
  return [
    ...missing.map(({ slug }) => `${where}: the name of the service “${slug}” is missing.`),
    ...unknown.map((slug) => `${where}: there is no service “${slug}”.`),
  ];
}

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
