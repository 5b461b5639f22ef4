/** Where the addresses on built pages lead. */
import { business } from '../../src/site/business.ts';
import { openLinks } from '../../tools/verify/link-faults.ts';
import { attributes, parseFile } from './html.ts';
import { DIST, readDist } from './pages.ts';

const ORIGIN = new URL(business.siteUrl).origin;

export const { isExternal, fileOf, findLinkFault } = openLinks(DIST, business.siteUrl);

/** Addresses in a `srcset`. */
export const splitSrcset = (value: string): string[] =>
  value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const IN_PAGE = 'data:image/svg+xml,';

/** Addresses of pictures, drawings in the page among them. */
function pictureAddresses(file: string): string[] {
  const page = parseFile(file);
  return [
    ...attributes(page, 'img, source', 'src'),
    ...attributes(page, 'img, source', 'srcset').flatMap((value) =>
      value.startsWith(IN_PAGE) ? value : splitSrcset(value),
    ),
  ];
}

/** Drawings that stand in a page, as SVG; one that is said again for paper counts once. */
export const drawingsIn = (file: string): string[] => [
  ...new Set(
    pictureAddresses(file)
      .filter((address) => address.startsWith(IN_PAGE))
      .map((address) => decodeURIComponent(address.slice(IN_PAGE.length).replace(/#.*$/, ''))),
  ),
];

/** Files a page loads by itself: images, scripts, styles, fonts, icons. */
export function loadedBy(file: string): string[] {
  const page = parseFile(file);
  return [
    ...attributes(page, 'script, video, audio, iframe, embed, input', 'src'),
    ...pictureAddresses(file).filter((address) => !address.startsWith(IN_PAGE)),
    ...linkedFiles(file),
    ...attributes(page, 'use, image', 'href'),
  ];
}

/** What `link` elements load; a canonical link and one to the page in another language load nothing. */
function linkedFiles(file: string): string[] {
  return parseFile(file)
    .querySelectorAll('link')
    .filter((link) => !['canonical', 'alternate'].includes(link.getAttribute('rel') ?? ''))
    .flatMap((link) => link.getAttribute('href') ?? []);
}

interface Sheet {
  readonly css: string;
  /** Address that relative ones start from. */
  readonly base: string;
}

/** All styles of a page in the order they arrive, linked and inline. */
export function sheetsOf(file: string): Sheet[] {
  return parseFile(file)
    .querySelectorAll('link[rel=stylesheet], style')
    .map((element) => {
      const href = element.getAttribute('href');
      return href ? { css: readDist(href), base: href } : { css: element.rawText, base: `/${file}` };
    });
}

/** Addresses in a stylesheet, resolved. */
export function cssAddresses({ css, base }: Sheet): string[] {
  const found = css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g);
  return [...found].map(([, url, imported]) => {
    const address = url ?? imported ?? '';
    if (address.startsWith('data:') || isExternal(address)) return address;
    return new URL(address, `${ORIGIN}${base}`).pathname;
  });
}
