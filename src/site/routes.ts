/** Every address of the site, built from stored slugs. Nothing else in the code writes a path by hand. */
import type { LinkTarget } from '../lib/text/parse-rich-text.ts';
import { business } from './business.ts';
import { LINKED_PAGES, type LinkedPage } from './linked-pages.ts';

export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  contact: '/contact',
  /** Fees, payment, warranty, hours and languages. */
  beforeBooking: '/contact#before-you-book',
  /** Rebates and tax credits, with the day they were checked. */
  rebates: '/services#rebate',
  /** The company as a vCard. */
  contactCard: '/contact.vcf',
  service: (slug: string) => `/services/${slug}`,
  /** QR code that leads to a service. */
  serviceCode: (slug: string) => `/codes/${slug}.svg`,
  /** The section of one system on the services page. */
  system: (key: string) => `/services#${key}`,
  /** The page in another language. */
  language: (code: string) => `/${code}`,
  borough: (slug: string) => `/service-areas/${slug}`,
} as const;

const linkedRoutes: Readonly<Record<LinkedPage, string>> = {
  home: routes.home,
  about: routes.about,
  services: routes.services,
  portfolio: routes.portfolio,
  contact: routes.contact,
  'before-you-book': routes.beforeBooking,
  rebates: routes.rebates,
};

/**
 * Route that a link in running text leads to; `catalog.ts` checks that its target exists.
 *
 * @throws RangeError for a page that is not in `linked-pages.ts`
 */
export function routeOfLink({ type, slug }: LinkTarget): string {
  if (type === 'service') return routes.service(slug);
  if (type === 'borough') return routes.borough(slug);
  const page = LINKED_PAGES.find((name) => name === slug);
  if (page === undefined) throw new RangeError(`There is no page “${slug}” to link to`);
  return linkedRoutes[page];
}

/** Absolute address of a route, as in canonical links, sitemap and structured data. */
export function absoluteUrl(route: string): string {
  return `${business.siteUrl}${route === '/' ? '/' : route}`;
}
