/** Built pages and what they hold, for the checks over `dist/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { boroughs, services } from '../../src/site/catalog.ts';
import { languages } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';

export const DIST = process.env.SITE_DIST ?? 'dist';

/** The 41 routes of the specification (section 2), in the order of the sitemap. */
export const SPECIFIED_ROUTES: readonly string[] = [
  routes.home,
  routes.about,
  routes.services,
  ...services.map(({ slug }) => routes.service(slug)),
  routes.portfolio,
  routes.contact,
  ...boroughs.map(({ slug }) => routes.borough(slug)),
];

/** One page per further language, beside the 41 (docs/decisions/0014-other-languages.md). */
export const LANGUAGE_ROUTES: readonly string[] = languages.map(({ code }) => routes.language(code));

/** Everything that search engines may list. */
export const ALL_ROUTES: readonly string[] = [...SPECIFIED_ROUTES, ...LANGUAGE_ROUTES];

/** Files below `dist/` with this ending, as paths inside it. */
export function listFiles(ending = ''): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
    .sort();
}

/** Text of a built file. */
export function readDist(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** The file that a route is served from. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}
