/** Every address of the site, built from stored slugs. Nothing else in the code writes a path by hand. */
import type { Borough } from '../content/schema.ts';
import { business } from './business.ts';

export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  contact: '/contact',
  /** The company as an entry for an address book. */
  contactCard: '/contact.vcf',
  service: (slug: string) => `/services/${slug}`,
  /** The drawing that a phone reads to come to a service. */
  serviceCode: (slug: string) => `/codes/${slug}.svg`,
  /** The section of one system on the services page. */
  system: (key: string) => `/services#${key}`,
  /** The essential page in another language. */
  language: (code: string) => `/${code}`,
  borough: (slug: Borough['slug']) => `/service-areas/${slug}`,
} as const;

/** Absolute address of a route, as in canonical links, sitemap and structured data. */
export function absoluteUrl(route: string): string {
  return `${business.siteUrl}${route === '/' ? '/' : route}`;
}
