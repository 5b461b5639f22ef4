/** Where the addresses on built pages lead. */
import { business } from '../../src/site/business.ts';
import { openLinks } from '../../tools/verify/link-faults.ts';
import { listAddresses, splitSrcset } from '../../tools/verify/named-addresses.ts';
import { attributes, parseFile } from './html.ts';
import { DIST, readDist } from './pages.ts';

export const { isExternal, findLinkFault } = openLinks(DIST, business.siteUrl);

const IN_PAGE = 'data:image/svg+xml,';

/** Addresses of pictures, drawings in the page among them. */
export function pictureAddresses(file: string): string[] {
  const page = parseFile(file);
  return [
    ...attributes(page, 'img, source', 'src'),
    ...attributes(page, 'img, source', 'srcset').flatMap(splitSrcset),
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

/** Files that a page, a style or a script loads by itself: images, scripts, styles, fonts, icons. */
export const loadedBy = (file: string): string[] =>
  listAddresses(file, readDist(file))
    .filter(({ kind }) => kind !== 'link')
    .map(({ resolved }) => resolved);

/** All styles of a page in the order they arrive, linked and inline. */
export const stylesOf = (file: string): string[] =>
  parseFile(file)
    .querySelectorAll('link[rel=stylesheet], style')
    .map((element) => {
      const href = element.getAttribute('href');
      return href ? readDist(href) : element.rawText;
    });
