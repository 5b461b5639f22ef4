/** Finds a language's name, its tag for markup, and its writing direction. */

/** Right-to-left scripts of living languages (Unicode Standard, chapters 9, 16 and 19). */
const FROM_RIGHT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export type Direction = 'ltr' | 'rtl';

/**
 * Returns the language with its script, if the locale has one, for `lang` and `hreflang`: `zh-Hant-US` → `zh-Hant`.
 * Browsers choose the font by this tag.
 *
 * @param locale - BCP 47
 */
export function tagOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  return script ? `${language}-${script}` : language;
}

/** Returns the direction of the language's usual script: `ar-US` → `rtl`. @param locale - BCP 47 */
export const directionOf = (locale: string): Direction =>
  FROM_RIGHT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Returns the names of languages: `en`, `es` → “English and Spanish”, or «inglés y español» in Spanish. */
export function nameLanguages(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
