/** Names of languages, joined as in a sentence. */

/** Returns the names of languages: `en`, `es` → “English and Spanish”, or «inglés y español» in Spanish. */
export function nameLanguages(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
