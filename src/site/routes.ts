/** Builds the paths of pages and of the contact card; other code in `src/` builds none. */
import { OFFLINE_PATH } from '../content/offline.ts';
import { LINKED_PATHS, mapTopPages, TOP_PAGES } from '../content/top-pages.ts';
import type { LinkTarget } from '../lib/text/parse-rich-text.ts';
import { business } from './business.ts';

export const routes = {
  ...mapTopPages((name) => TOP_PAGES[name].path),
  beforeBooking: LINKED_PATHS['before-you-book'],
  privacy: LINKED_PATHS.privacy,
  accessibility: LINKED_PATHS.accessibility,
  rebates: LINKED_PATHS.rebates,
  contactCard: '/contact.vcf',
  service: (slug: string) => `/services/${slug}`,
  /** Opens offline instead of pages that are not saved on the device. */
  offline: OFFLINE_PATH,
  /** The section of one system on the services page. */
  system: (key: string) => `/services#${key}`,
  ownPage: (slug: string) => `/${slug}`,
  /** The page in another language. */
  language: (code: string) => `/${code}`,
  borough: (slug: string) => `/service-areas/${slug}`,
} as const;

const linkedRoutes: ReadonlyMap<string, string> = new Map(Object.entries(LINKED_PATHS));

/** Returns the route of a link in running text; `content-references.ts` has checked that it exists. */
export function routeOfLink({ type, slug }: LinkTarget): string {
  if (type === 'service') return routes.service(slug);
  if (type === 'borough') return routes.borough(slug);
  return linkedRoutes.get(slug) ?? routes.ownPage(slug);
}

/** Returns the absolute URL of a route, as in canonical links, sitemap and structured data. */
export const absoluteUrl = (route: string): string => `${business.siteUrl}${route}`;
