/** Lists and reads built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { englishRoutes, languageRoutes, sitemapRoutes } from '../../src/site/sitemap.ts';
import { COMPANIES } from './tested-company.ts';

/** Folder of the site under test. */
export const DIST = process.env.SITE_DIST ?? COMPANIES.fixture.site;

/** Every page in English, except the 404 pages. */
export const ENGLISH_ROUTES = englishRoutes;

/** One page for each other language. */
export const LANGUAGE_ROUTES = languageRoutes;

/** All pages that search engines may index. */
export const ALL_ROUTES = sitemapRoutes;

/** Lists a site's files that have this ending, as paths relative to `folder`. */
export function listFiles(ending = '', folder = DIST): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns the text of a built file. */
export function readDist(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** Returns the bytes of a built file. */
export const readBytes = (path: string): Buffer => readFileSync(join(DIST, path));

/** Returns the size of a PNG (from its IHDR chunk); throws if the bytes are not a PNG. */
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('hex', 0, 8) !== '89504e470d0a1a0a') throw new Error('Not a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Returns the file from which a route is served. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Returns the route at which a built file is served. */
export function routeOfFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
