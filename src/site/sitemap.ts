/** The pages that search engines may list. */
import { boroughs, services } from './catalog.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';

/** The 41 routes of specification 2, in the order of the navigation. */
export const specifiedRoutes: readonly string[] = [
  routes.home,
  routes.about,
  routes.services,
  ...services.map(({ slug }) => routes.service(slug)),
  routes.portfolio,
  routes.contact,
  ...boroughs.map(({ slug }) => routes.borough(slug)),
];

/** One page per further language (docs/decisions/0014-other-languages.md). */
export const languageRoutes: readonly string[] = languages.map(({ code }) => routes.language(code));

export const sitemapRoutes: readonly string[] = [...specifiedRoutes, ...languageRoutes];
