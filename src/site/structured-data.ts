/** Structured data of each page, built from the same facts that visitors read. */
import type {
  AdministrativeArea,
  Graph,
  HVACBusiness,
  PostalAddress,
  Service as ServiceData,
  WithContext,
} from 'schema-dts';
import type { Borough, Service } from '../content/schema.ts';
import { buildBreadcrumbs, buildOpeningHours, buildSpecialHours } from '../lib/formats/json-ld.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { business } from './business.ts';
import { boroughs, formatSystemName, getSystem } from './catalog.ts';
import type { pageMetadata } from './metadata.ts';
import { absoluteUrl, routes } from './routes.ts';

const BUSINESS_ID = `${business.siteUrl}/#business`;

function buildArea({ name }: Pick<Borough, 'name'>): AdministrativeArea {
  return {
    '@type': 'AdministrativeArea',
    name,
    containedInPlace: { '@type': 'City', name: 'New York City' },
  };
}

function buildAddress({ street, city, state, zip }: Business['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

function buildBusiness(): HVACBusiness {
  const { email, coordinates, holidays, hours, mapUrl, profiles, siteUrl } = business;
  return {
    ...buildProvider(),
    email,
    image: `${siteUrl}/social/home.png`,
    logo: `${siteUrl}/icon-512.png`,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(coordinates.latitude),
      longitude: Number(coordinates.longitude),
    },
    hasMap: mapUrl,
    openingHoursSpecification: buildOpeningHours(hours),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: buildSpecialHours(holidays) }),
    areaServed: boroughs.map(buildArea),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The facts about the company that every page repeats. */
function buildProvider() {
  const { name, phone, address } = business;
  return {
    '@type': 'HVACBusiness',
    '@id': BUSINESS_ID,
    name,
    url: absoluteUrl(routes.home),
    telephone: phone,
    address: buildAddress(address),
  } as const satisfies HVACBusiness;
}

/** The company and its site, on the home page only. */
export function buildHomeData(): Graph {
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

/** A service with its breadcrumbs. The provider is described again, so that every reference resolves on the page. */
export function buildServiceData(service: Service): object[] {
  const url = absoluteUrl(routes.service(service.slug));
  const system = formatSystemName(getSystem(service.system));
  const data: WithContext<ServiceData> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    serviceType: `${system}: ${service.job}`,
    description: service.metadata.description,
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

/** The company's service in one borough. */
export function buildBoroughData(borough: Borough): object[] {
  const url = absoluteUrl(routes.borough(borough.slug));
  const data: WithContext<ServiceData> = {
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

/** Breadcrumbs of a page directly below the home page. */
export function buildPageData(route: keyof typeof pageMetadata, name: string): object[] {
  return [buildBreadcrumbs([homeCrumb, { name, url: absoluteUrl(route) }])];
}
