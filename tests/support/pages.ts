/** Built pages and what they hold, for the checks over the sample's site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languageRoutes, sitemapRoutes, specifiedRoutes } from '../../src/site/sitemap.ts';
import { SAMPLE_SITE } from '../sample/sample-site.ts';

/** The folder of the site that is read: the sample's, unless a suite builds one of its own. */
export const DIST = process.env.SITE_DIST ?? SAMPLE_SITE;

/** The 41 routes of the specification (section 2). */
export const SPECIFIED_ROUTES = specifiedRoutes;

/** One page per further language, beside the 41. */
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
