/** Canonical addresses of a built site and their variants. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { restoreSite } from '../build/site-folder.ts';
import { CommandError } from '../command-error.ts';

/** Instructions for Cloudflare that lie beside the files and are never served. */
export const CONTROL_FILES = ['/_headers', '/_redirects'] as const;

/**
 * Makes sure that a folder holds a built site; one whose replacement was interrupted is completed first.
 *
 * @throws CommandError with the remedy when there is none
 */
export function assertBuilt(folder: string): void {
  restoreSite(folder);
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError(`There is no ${folder}/ yet: run npm run build first.`);
}

/** Every file as an address: `/services/boiler-repair.html`. */
export function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !CONTROL_FILES.some((control) => control === path))
    .sort();
}

/** True for the pages that stand in for missing addresses. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404.html');

/** The one address of a page: without ending, without a slash at the end. */
export function canonicalPath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** Canonical addresses of all pages but those for missing addresses. */
export function listPages(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => path.endsWith('.html') && !isNotFoundPage(path))
    .map(canonicalPath);
}

/** Other addresses under which a page is looked for; each redirects to the page for good. */
export function otherPaths(page: string): string[] {
  if (page === '/') return ['/index', '/index/', '/index.html'];
  return [`${page}/`, `${page}.html`, `${page}/index`, `${page}/index.html`];
}
