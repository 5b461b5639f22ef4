/** Structured data of each page, built from the same facts that visitors read. */
import type {
  AdministrativeArea,
  FAQPage,
  Graph,
  HVACBusiness,
  PostalAddress,
  Service as ServiceData,
  WithContext,
} from 'schema-dts';
import type { PageWithQuestions } from '../content/page-schemas.ts';
import type { Question } from '../content/question-schema.ts';
import type { Borough, Service } from '../content/schema.ts';
import { buildBreadcrumbs, buildOpeningHours, buildSpecialHours } from '../lib/formats/json-ld.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { textOfRichText } from '../lib/text/parse-rich-text.ts';
import { logo } from './brand.ts';
import { business } from './business.ts';
import { boroughs, formatSystemName, getSystem, pageQuestions } from './catalog.ts';
import { fillIn } from './fill-in.ts';
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
    logo: absoluteUrl(logo?.inSearch.src ?? '/icon-512.png'),
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

/** The questions that a page shows with their answers, word for word (Google, FAQ structured data). */
function buildQuestions(url: string, questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOfRichText(fillIn(answer)) },
    })),
  };
}

/** The company and its site, on the home page only. Its short questions lead to other pages, which have the data. */
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
  return [data, buildBreadcrumbs(trail), buildQuestions(url, service.questions)];
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
  return [
    data,
    buildBreadcrumbs([homeCrumb, { name: borough.name, url }]),
    buildQuestions(url, borough.questions),
  ];
}

/** Breadcrumbs and questions of a page directly below the home page. */
export function buildPageData(page: Exclude<PageWithQuestions, 'home'>, name: string): object[] {
  const url = absoluteUrl(routes[page]);
  return [buildBreadcrumbs([homeCrumb, { name, url }]), buildQuestions(url, pageQuestions[page])];
}
