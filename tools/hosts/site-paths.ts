/** Canonical URL paths of a built site and their variants. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/** Lists every file except `CONTROL_FILES` as a URL path: `/services/boiler-repair.html`. */
export function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !CONTROL_FILES.some((control) => control === path))
    .sort();
}

/** Lists every file of a site as a URL path, also those of `CONTROL_FILES` that it has. */
export const listAllPaths = (folder: string): string[] => [
  ...CONTROL_FILES.filter((path) => existsSync(join(folder, path))),
  ...listPaths(folder),
];

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
