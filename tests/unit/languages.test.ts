import { openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { languageSchema } from '../../src/content/language-schema.ts';
import { services } from '../../src/site/catalog.ts';
import { hoursIn, languageLinks, languages, listAlternates, spokenIn } from '../../src/site/languages.ts';
import { absoluteUrl, routes } from '../../src/site/routes.ts';

const FONTS = [
  'src/assets/fonts/libre-franklin.woff2',
  'src/drawings/fonts/libre-franklin-520.ttf',
  'src/drawings/fonts/libre-franklin-640.ttf',
];

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(languages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  test('names all 31 services, each by a name of its own', () => {
    expect(Object.keys(language.services).sort()).toEqual(services.map(({ slug }) => slug).sort());
    expect(new Set(Object.values(language.services)).size).toBe(31);
  });

  test.each(FONTS)('is written in letters that %s has', (file) => {
    const font = openSync(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts.`);
    const { line, table } = hoursIn(language);
    const letters = new Set(
      [...textsIn(language), line, ...textsIn(table)].join('').replace(/[\s\u2060]/g, ''),
    );
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  test('sets quotation marks and spaces like print', () => {
    for (const text of textsIn(language)) expect(text, text).not.toMatch(/["'`]|\.\.\.| {2}|--/);
  });

  test('promises no more than the English pages: no rank, no guarantee, no hours around the clock', () => {
    const empty = /24\s*\/\s*7|garanti|mejor(?:es)?\b|emergencia|certificad|licenciad|\$|mismo día|hablamos/i;
    for (const text of textsIn(language)) expect(text).not.toMatch(empty);
  });
});

describe('the language of calls', () => {
  const spoken = { locale: 'es-US', spoken: { stated: 'Atendemos en {languages}.', unknown: 'Pregunte.' } };

  test('is named where the company has set it, and asked for where it has not', () => {
    expect(spokenIn(spoken, ['en', 'es'])).toBe('Atendemos en inglés y español.');
    expect(spokenIn(spoken, undefined)).toBe('Pregunte.');
  });
});

describe('alternates', () => {
  const expected = [
    { hreflang: 'en', href: absoluteUrl(routes.home) },
    ...languages.map(({ code }) => ({ hreflang: code, href: absoluteUrl(routes.language(code)) })),
    { hreflang: 'x-default', href: absoluteUrl(routes.home) },
  ];

  test.each(languageLinks.map(({ href }) => href))(
    'of %s are the page in every language, itself included',
    (path) => {
      expect(listAlternates(path)).toEqual(expected);
    },
  );

  test.each([routes.about, routes.services, null])(
    'of %s, which stands in English alone, are none',
    (path) => {
      expect(listAlternates(path)).toEqual([]);
    },
  );
});

describe('a further language', () => {
  const [first] = languages;

  test('is refused when a word is missing or unknown', () => {
    const { metadata, ...rest } = structuredClone(first ?? {}) as Record<string, unknown>;
    expect(languageSchema.safeParse({ ...rest, metadata }).success).toBe(true);
    expect(languageSchema.safeParse(rest).success).toBe(false);
    expect(languageSchema.safeParse({ ...rest, metadata, greeting: 'Hola' }).success).toBe(false);
  });
});
