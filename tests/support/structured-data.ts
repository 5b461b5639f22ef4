/** Reads the structured data of built pages, and defines the shape that it must have. */
import { z } from 'zod';
import { business } from '../../src/site/business.ts';
import { fileOfRoute, readDist } from './pages.ts';

export type Node = Readonly<Record<string, unknown>>;

/** Returns the texts of all data blocks of a route. */
export function dataTexts(route: string): string[] {
  const blocks = readDist(fileOfRoute(route)).matchAll(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
  );
  return [...blocks].map(([, text = '']) => text);
}

/** Returns the top-level nodes of a route; a `@graph` is replaced by its nodes. */
export function nodesOf(route: string): Node[] {
  return dataTexts(route).flatMap((text) => {
    const data = JSON.parse(text) as Node;
    return Array.isArray(data['@graph']) ? (data['@graph'] as Node[]) : [data];
  });
}

/** Returns the one top-level node of a type. */
export function nodeOf(route: string, type: string): Node {
  const found = nodesOf(route).filter((node) => node['@type'] === type);
  if (found.length !== 1 || !found[0])
    throw new Error(`${route}: expected one ${type}, found ${found.length}`);
  return found[0];
}

/** Returns every object in the data, at any depth. */
export function walk(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (value === null || typeof value !== 'object') return [];
  return [value as Node, ...Object.values(value).flatMap(walk)];
}

const ownUrl = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === new URL(business.siteUrl).origin);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (name) => `https://schema.org/${name}`,
  ),
);

const area = z.strictObject({
  '@type': z.literal('AdministrativeArea'),
  name: z.string().min(1),
  containedInPlace: z.strictObject({ '@type': z.literal('City'), name: z.literal('New York City') }),
});

const credential = z.strictObject({
  '@type': z.literal('EducationalOccupationalCredential'),
  credentialCategory: z.literal('license'),
  name: z.string().min(1),
  identifier: z.string().min(1),
  url: z.url().optional(),
});

/** What only some companies have is optional. A property that is not here is probably misspelled. */
export const businessNode = z.strictObject({
  '@type': z.literal('HVACBusiness'),
  '@id': ownUrl,
  name: z.string().min(1),
  url: ownUrl,
  telephone: z.string().regex(/^\+1[2-9]\d{9}$/),
  email: z.email(),
  image: ownUrl,
  logo: ownUrl,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    addressRegion: z.string().regex(/^[A-Z]{2}$/),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/),
    addressCountry: z.literal('US'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(17).max(72),
    longitude: z.number().min(-180).max(-64),
  }),
  hasMap: z.url({ protocol: /^https$/ }),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(day).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
  specialOpeningHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        name: z.string().min(1),
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
        opens: time,
        closes: time,
      }),
    )
    .min(1)
    .optional(),
  areaServed: z.array(area).min(1),
  sameAs: z.array(z.url()).min(1).optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  knowsLanguage: z.array(z.string().min(1)).min(1).optional(),
  paymentAccepted: z.string().min(1).optional(),
  hasCredential: z.array(credential).min(1).optional(),
});

export const websiteNode = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': ownUrl,
  name: z.string().min(1),
  url: ownUrl,
  publisher: z.strictObject({ '@id': ownUrl }),
});

/** The company as a provider, on pages about something else. */
export const providerNode = businessNode.pick({
  '@type': true,
  '@id': true,
  name: true,
  url: true,
  telephone: true,
  address: true,
});

export const serviceNode = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Service'),
  '@id': ownUrl,
  name: z.string().min(1),
  alternateName: z.string().min(1).optional(),
  serviceType: z.string().min(1),
  category: z.string().min(1).optional(),
  description: z.string().min(50),
  url: ownUrl,
  provider: z.union([z.strictObject({ '@id': ownUrl }), providerNode]),
  areaServed: z.union([area, z.array(area).min(1)]),
});

export const trailNode = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int().min(1),
        name: z.string().min(1),
        item: ownUrl,
      }),
    )
    .min(2),
});
