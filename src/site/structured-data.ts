/** Builds the structured data of each page from the same facts that visitors read. */
import type { LanguageFile } from '../content/language-schema.ts';
import type { OwnPage } from '../content/own-page-schema.ts';
import type { Borough, Service } from '../content/schema.ts';
import { TOP_PAGES, type TopPageName } from '../content/top-pages.ts';
import { buildBreadcrumbs, buildOpeningHours, buildSpecialHours } from '../lib/formats/json-ld.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { logo } from './brand.ts';
import { business } from './business.ts';
import { boroughs, formatSystemName, getSystem } from './catalog.ts';
import { isCityBorough } from './city-areas.ts';
import { mapLink } from './contact-details.ts';
import { absoluteUrl, routes } from './routes.ts';
import { describeResult } from './search-results.ts';

const BUSINESS_ID = `${business.siteUrl}/#business`;

function buildArea({ name, slug }: Pick<Borough, 'name' | 'slug'>): object {
  return {
    '@type': 'AdministrativeArea',
    name,
    ...(isCityBorough(slug) && { containedInPlace: { '@type': 'City', name: 'New York City' } }),
  };
}

/** Returns the `hasCredential` data (schema.org) of a license, so that anyone can look up the license. */
function buildLicense({ issuer, number, lookupUrl }: Business['licenses'][number]) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: issuer,
    identifier: number,
    ...(lookupUrl && { url: lookupUrl }),
  };
}

function buildFacts() {
  const { foundedYear, languagesSpoken, payments, licenses } = business;
  return {
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(languagesSpoken && { knowsLanguage: languagesSpoken }),
    ...(payments && { paymentAccepted: payments.join(', ') }),
    ...(licenses.length > 0 && { hasCredential: licenses.map(buildLicense) }),
  };
}

function buildAddress({ street, city, state, zip }: Business['address']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

function buildBusiness(): object {
  const { email, coordinates, holidays, hours, profiles, siteUrl } = business;
  return {
    ...buildProvider(),
    email,
    image: `${siteUrl}/social/home.png`,
    logo: absoluteUrl(logo?.inSearch.src ?? '/icon-512.png'),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(coordinates.latitude),
      longitude: Number(coordinates.longitude),
    },
    hasMap: mapLink,
    openingHoursSpecification: buildOpeningHours(hours),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: buildSpecialHours(holidays) }),
    areaServed: boroughs.map(buildArea),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...buildFacts(),
  };
}

/** Returns the company data that the pages of services, boroughs and other languages repeat. */
function buildProvider() {
  const { name, phone, address } = business;
  return {
    '@type': 'HVACBusiness',
    '@id': BUSINESS_ID,
    name,
    url: absoluteUrl(routes.home),
    telephone: phone,
    address: buildAddress(address),
  };
}

/** Returns data about the company and its site, for the home page only. */
function buildHomeData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildBusiness(),
      {
        '@type': 'WebSite',
        '@id': `${business.siteUrl}/#website`,
        name: business.name,
        url: absoluteUrl(routes.home),
        publisher: { '@id': BUSINESS_ID },
      },
    ],
  };
}

const homeCrumb = { name: 'Home', url: absoluteUrl(routes.home) };

/** Returns breadcrumbs and data about a service, its provider included, because references cannot leave a page. */
export function buildServiceData(service: Service): object[] {
  const url = absoluteUrl(routes.service(service.slug));
  const system = formatSystemName(getSystem(service.system));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    serviceType: `${system}: ${service.job}`,
    description: describeResult(service).description,
    url,
    provider: buildProvider(),
    areaServed: boroughs.map(buildArea),
  };
  const trail = [
    homeCrumb,
    { name: 'Services', url: absoluteUrl(routes.services) },
    { name: service.title, url },
  ];
  return [data, buildBreadcrumbs(trail)];
}

/** Returns data about the company's service in one borough, and the page's breadcrumbs. */
export function buildBoroughData(borough: Borough): object[] {
  const url = absoluteUrl(routes.borough(borough.slug));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `Heating and cooling ${borough.inPlace}`,
    serviceType: 'HVAC repair, maintenance and replacement',
    description: borough.metadata.description,
    url,
    provider: buildProvider(),
    areaServed: buildArea(borough),
  };
  return [data, buildBreadcrumbs([homeCrumb, { name: borough.name, url }])];
}

/** Returns the breadcrumbs of a page that the owner added. */
export const buildOwnPageData = ({ slug, name }: Pick<OwnPage, 'slug' | 'name'>): object[] => [
  buildBreadcrumbs([homeCrumb, { name, url: absoluteUrl(routes.ownPage(slug)) }]),
];

/** Returns data about the page in another language. */
export function buildLanguageData({
  code,
  locale,
  metadata,
}: Pick<LanguageFile, 'code' | 'locale' | 'metadata'>): object[] {
  const url = absoluteUrl(routes.language(code));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${url}#page`,
    name: metadata.title,
    description: metadata.description,
    url,
    inLanguage: locale,
    about: buildProvider(),
  };
  return [data];
}

/** Returns data about the company for the home page, and breadcrumbs for the other pages in `TOP_PAGES`. */
export function buildPageData(page: TopPageName): object[] {
  if (page === 'home') return [buildHomeData()];
  const { name, path } = TOP_PAGES[page];
  return [buildBreadcrumbs([homeCrumb, { name, url: absoluteUrl(path) }])];
}
