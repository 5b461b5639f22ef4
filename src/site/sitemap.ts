/** The pages that search engines may list. */
import { TOP_PAGE_NAMES } from '../content/top-pages.ts';
import { boroughs, ownPages, services } from './catalog.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';

/** All pages in English (specification, section 2); the services follow the page that lists them. */
export const englishRoutes: readonly string[] = [
  ...TOP_PAGE_NAMES.flatMap((name) => [
    routes[name],
    ...(name === 'services' ? services.map(({ slug }) => routes.service(slug)) : []),
  ]),
  ...boroughs.map(({ slug }) => routes.borough(slug)),
  ...ownPages.map(({ slug }) => routes.ownPage(slug)),
];

/** One page for each other language (docs/decisions/0014-other-languages.md). */
export const languageRoutes: readonly string[] = languages.map(({ code }) => routes.language(code));

export const sitemapRoutes: readonly string[] = [...englishRoutes, ...languageRoutes];
