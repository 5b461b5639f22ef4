import { describe, expect, test } from 'vitest';
import { languageSchema } from '../../src/content/language-schema.ts';
import { describeFeeIn, languageLinks, languages, listAlternates } from '../../src/site/languages.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';
import { absoluteUrl, routes } from '../../src/site/routes.ts';

describe('alternates', () => {
  const expected = [
    { hreflang: 'en', href: absoluteUrl(routes.home) },
    ...languages.map(({ code }) => ({ hreflang: code, href: absoluteUrl(routes.language(code)) })),
    { hreflang: 'x-default', href: absoluteUrl(routes.home) },
  ];

  test.each(languageLinks.map(({ href }) => href))(
    'of %s are the page in every language, including itself',
    (path) => {
      expect(listAlternates(path)).toEqual(expected);
    },
  );

  test.each([routes.about, routes.services, null])('of %s, which is only in English, are empty', (path) => {
    expect(listAlternates(path)).toEqual([]);
  });
});

describe('an additional language', () => {
  test('is rejected if a field is missing or unknown', async () => {
    const [first] = (await readCatalog()).languages;
    const { metadata, ...rest } = structuredClone(first ?? {}) as Record<string, unknown>;
    expect(languageSchema.safeParse({ ...rest, metadata }).success).toBe(true);
    expect(languageSchema.safeParse(rest).success).toBe(false);
    expect(languageSchema.safeParse({ ...rest, metadata, greeting: 'Hola' }).success).toBe(false);
  });
});

test.each(languages)('$name calls estimates free only if the company does', (language) => {
  const fee = { amount: 95, credited: true };
  const { estimates } = language.cost;
  expect(describeFeeIn(language, { visitFee: fee, freeEstimates: true })).toContain(estimates);
  for (const visitFee of [fee, undefined])
    for (const freeEstimates of [false, undefined])
      expect(describeFeeIn(language, { visitFee, freeEstimates })).not.toContain(estimates);
});
