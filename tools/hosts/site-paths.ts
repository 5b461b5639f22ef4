/** Canonical URL paths of a built site and their variants. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_PATH } from '../../src/content/offline.ts';
import { CommandError } from '../command-error.ts';

/** Cloudflare's configuration files, which are never served. */
export const CONTROL_FILES = ['/_headers', '/_redirects'] as const;

/**
 * Checks that a folder contains a built site.
 *
 * @throws CommandError if there is none; its message says what to do
 */
export function assertBuilt(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError(`There is no ${folder}/ yet: run npm run build first.`);
}

/**
 * Lists everything that an upload of a folder may find as URL paths, such as `/services/boiler-repair.html`; also
 * `CONTROL_FILES` and links, which it does not follow.
 */
export const listAllPaths = (folder: string, start = '/'): string[] =>
  readdirSync(join(folder, start), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? listAllPaths(folder, `${start}${entry.name}/`) : [`${start}${entry.name}`],
    )
    .sort();

const isOwnFile = (folder: string, path: string): boolean => lstatSync(join(folder, path)).isFile();

/** Lists every file of a site except `CONTROL_FILES`. */
export const listPaths = (folder: string): string[] =>
  listAllPaths(folder).filter(
    (path) => isOwnFile(folder, path) && !CONTROL_FILES.some((control) => control === path),
  );

/** Returns the content of a file; that of a link, which no build makes, is empty, wherever it leads. */
export const readOwnFile = (folder: string, path: string): Buffer =>
  isOwnFile(folder, path) ? readFileSync(join(folder, path)) : Buffer.alloc(0);

/** Checks whether a path is that of a 404 page. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404.html');

/** Checks whether a page has no address of its own, so that search engines must not list it. */
export const isUnlisted = (path: string): boolean => isNotFoundPage(path) || path === `${OFFLINE_PATH}.html`;

/** Returns the canonical path of a file: pages lose their extension, and `/index.html` becomes `/`. */
export function canonicalPath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** Lists the canonical paths of all pages that search engines may list. */
export function listPages(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => path.endsWith('.html') && !isUnlisted(path))
    .map(canonicalPath);
}

/** Returns other spellings of a page's path, which redirect to it permanently. */
export function otherPaths(page: string): string[] {
  if (page === '/') return ['/index', '/index/', '/index.html'];
  return [`${page}/`, `${page}.html`, `${page}/index`, `${page}/index.html`];
}
