import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { languages } from '../../src/site/languages.ts';
import { isUnlisted } from '../../tools/hosts/site-paths.ts';
import { attributes, metaOf, only, pageFiles, parseFile, repeated } from '../support/html.ts';
import { pngSize, readBytes, readDist, routeOfFile } from '../support/pages.ts';

const titleOf = (file: string): string => only(parseFile(file), 'head title').text;
const languageOf = (file: string) => languages.find(({ code }) => file === `${code}.html`);
const isHidden = (file: string): boolean => isUnlisted(`/${file}`);

describe.each(pageFiles)('the head of %s', (file) => {
  const page = parseFile(file);

  test('states language and character set first, then the viewport', () => {
    expect(readDist(file)).toMatch(
      /^<!DOCTYPE html>\s*<html lang="[\w-]+"[^>]*>\s*<head>\s*<meta charset="utf-8">\s*<meta name="viewport" content="width=device-width, initial-scale=1">\s*<title>/,
    );
    expect(only(page, 'html').getAttribute('lang')).toBe(languageOf(file)?.code ?? 'en-US');
  });

  test('sets a black theme color and light form controls', () => {
    expect(metaOf(page, 'theme-color')).toBe('#000000');
    expect(metaOf(page, 'color-scheme')).toBe('light');
  });

  test('has language, title and description for link previews', () => {
    expect(metaOf(page, 'og:type')).toBe('website');
    expect(metaOf(page, 'og:locale')).toBe((languageOf(file)?.locale ?? 'en-US').replace('-', '_'));
    expect(metaOf(page, 'og:title')).toBe(titleOf(file));
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:site_name')).toBe(business.name);
    // X (Twitter) takes the title, description and picture from the Open Graph properties above.
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('names its own address for search engines and previews, or hides from them', () => {
    const address = isHidden(file) ? undefined : `${business.siteUrl}${routeOfFile(file)}`;
    expect(attributes(page, 'link[rel=canonical]', 'href')).toEqual(address ? [address] : []);
    expect(metaOf(page, 'og:url')).toBe(address);
    expect(metaOf(page, 'robots')).toBe(address ? undefined : 'noindex');
  });

  test('names an existing preview picture of 1200 × 630 px by its absolute URL', () => {
    const address = metaOf(page, 'og:image') ?? '';
    expect(address.startsWith(`${business.siteUrl}/`)).toBe(true);
    const bytes = readBytes(address.slice(business.siteUrl.length));
    expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    expect(metaOf(page, 'og:image:type')).toBe('image/png');
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(10);
    expect(metaOf(page, 'twitter:image:alt')).toBe(metaOf(page, 'og:image:alt'));
  });
});

test('pictures for link previews differ from page to page', () => {
  const pictures = pageFiles
    .filter((file) => !isHidden(file))
    .map((file) => metaOf(parseFile(file), 'og:image') ?? '');
  expect(repeated(pictures)).toEqual([]);
});
