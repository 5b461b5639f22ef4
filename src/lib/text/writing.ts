/** How a language is written: its tag in markup, and its direction. */

/** Scripts of living languages that are written from right to left (Unicode Standard, chapters 9 and 19). */
const FROM_RIGHT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export type Direction = 'ltr' | 'rtl';

/**
 * The language with its script where the locale names one, as `lang` and `hreflang` say it: `zh-Hant-US` → `zh-Hant`,
 * by which a browser chooses the font.
 *
 * @param locale - BCP 47
 */
export function tagOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  return script ? `${language}-${script}` : language;
}

/** `ar-US` → `rtl`, by the script that the language is mostly written in. @param locale - BCP 47 */
export const directionOf = (locale: string): Direction =>
  FROM_RIGHT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
