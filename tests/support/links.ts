/** Where the addresses on built pages lead. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../../src/site/business.ts';
import { attributes, parseFile } from './html.ts';
import { DIST, fileOfRoute, readDist } from './pages.ts';

const ORIGIN = new URL(business.siteUrl).origin;

/** True for an address that leaves the page's own origin; `tel:`, `mailto:` and `#x` do not. */
export const isExternal = (address: string): boolean =>
  /^(https?:)?\/\//.test(address) && !address.startsWith(`${ORIGIN}/`);

const isFile = (path: string): boolean => {
  const full = join(DIST, path);
  return existsSync(full) && statSync(full).isFile();
};

/** The built file that an address of the site is served from, or undefined. */
export function fileOf(path: string): string | undefined {
  if (isFile(path)) return path;
  const page = fileOfRoute(path);
  return isFile(page) ? page : undefined;
}

const identifiers = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const known = identifiers.get(file) ?? new Set(attributes(parseFile(file), '[id]', 'id'));
  identifiers.set(file, known);
  return known;
}

/** Why an internal link cannot be followed at once, or undefined. */
export function findLinkFault(address: string, from: string): string | undefined {
  const [path = '', hash] = address.replace(ORIGIN, '').split('#');
  if (path !== '' && !path.startsWith('/')) return `${address} is not an address from the root`;
  if (path.length > 1 && path.endsWith('/')) return `${address} is redirected: it ends with a slash`;
  if (path.endsWith('.html') || path.endsWith('/index')) return `${address} is redirected: it names the file`;
  const file = path === '' ? from : fileOf(path);
  if (!file) return `${address} does not exist`;
  if (hash === '') return `${address} has an empty anchor`;
  if (hash && !idsOf(file).has(hash)) return `${address} has no such anchor`;
  return undefined;
}

/** Addresses in a `srcset`. */
export const splitSrcset = (value: string): string[] =>
  value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Files a page loads by itself: images, scripts, styles, fonts, icons. */
export function loadedBy(file: string): string[] {
  const page = parseFile(file);
  return [
    ...attributes(page, 'img, script, source, video, audio, iframe, embed, input', 'src'),
    ...attributes(page, 'img, source', 'srcset').flatMap(splitSrcset),
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
