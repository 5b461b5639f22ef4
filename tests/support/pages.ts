/** Built pages and what they hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { englishRoutes, languageRoutes, sitemapRoutes } from '../../src/site/sitemap.ts';
import { COMPANIES } from './tested-company.ts';

/** The folder of the site that is read. */
export const DIST = process.env.SITE_DIST ?? COMPANIES.fixture.site;

/** Every page in English. */
export const ENGLISH_ROUTES = englishRoutes;

/** One page for each further language. */
export const LANGUAGE_ROUTES = languageRoutes;

/** Everything that search engines may list. */
export const ALL_ROUTES = sitemapRoutes;

/** Files of the site with this ending, as paths inside it. */
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

/** The route that a built file is served at. */
export function routeOfFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
