/** Collects the URLs on built pages. */
import { business } from '../../src/site/business.ts';
import { openLinks } from '../../tools/verify/link-faults.ts';
import { listAddresses, splitSrcset } from '../../tools/verify/named-addresses.ts';
import { attributes, parseFile } from './html.ts';
import { DIST, readDist } from './pages.ts';

export const { isExternal, findLinkFault } = openLinks(DIST, business.siteUrl);

const IN_PAGE = 'data:image/svg+xml,';

/** Returns the URLs of a page’s pictures, including `image` elements in inline drawings. */
export function pictureAddresses(file: string): string[] {
  const page = parseFile(file);
  return [
    ...attributes(page, 'img, source', 'src'),
    ...attributes(page, 'img, source', 'srcset').flatMap(splitSrcset),
    ...attributes(page, 'image', 'href'),
  ];
}

/** Returns the SVG code of the drawings that a page embeds as `data:` URLs. */
export const drawingsIn = (file: string): string[] =>
  pictureAddresses(file)
    .filter((address) => address.startsWith(IN_PAGE))
    .map((address) => decodeURIComponent(address.slice(IN_PAGE.length).replace(/#.*/, '')));

/** Returns the files that a page, a stylesheet or a script loads: images, scripts, styles, fonts, icons. */
export const loadedBy = (file: string): string[] =>
  listAddresses(file, readDist(file))
    .filter(({ kind }) => kind !== 'link')
    .map(({ resolved }) => resolved);

/** Returns all styles of a page, linked and inline, in document order. */
export const stylesOf = (file: string): string[] =>
  parseFile(file)
    .querySelectorAll('link[rel=stylesheet], style')
    .map((element) => {
      const href = element.getAttribute('href');
      return href ? readDist(href) : element.rawText;
    });
