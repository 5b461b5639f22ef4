/**
 * The addresses that search engines may list: the 41 routes of specification 2, in the order of the navigation, and one
 * page per further language.
 */
import { boroughs, services } from './catalog.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';

export const sitemapRoutes: readonly string[] = [
  routes.home,
  routes.about,
  routes.services,
  ...services.map(({ slug }) => routes.service(slug)),
  routes.portfolio,
  routes.contact,
  ...boroughs.map(({ slug }) => routes.borough(slug)),
  ...languages.map(({ code }) => routes.language(code)),
];
