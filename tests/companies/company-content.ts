/**
 * Reads the content of the sample or the fixture, changes it as an owner would, and writes it as the files of another
 * company.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Pages } from '../../src/content/page-schemas.ts';
import type { ContentFile, ContentFolder } from '../../src/lib/content/read-content.ts';
import type { BrandInput } from '../../src/lib/identity/brand-schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import type { Catalog } from '../../src/site/read-catalog.ts';
import { COMPANIES, type TestedCompany } from '../support/tested-company.ts';

export interface CompanyContent extends Omit<Catalog, 'brand'> {
  readonly company: BusinessInput;
  readonly brand: BrandInput;
  /** Photos, keyed by path in `photos/`. */
  readonly photos: Readonly<Record<string, Buffer>>;
  /** Logo and icon, keyed by path in `brand/`. */
  readonly brandFiles: Readonly<Record<string, Buffer | string>>;
}

/** What another company takes from the sample or the fixture: all content but identity, brand, reviews and photos. */
export type BaseContent = Omit<CompanyContent, 'company' | 'brand' | 'reviews' | 'photos' | 'brandFiles'>;

const valuesOf = <Value>({ files }: ContentFolder<Value>): Value[] =>
  files.flatMap(({ value }) => value ?? []);

/** Reads a company’s base content without filling in placeholders in texts. */
export function readBaseContent(company: TestedCompany): BaseContent {
  const files = openContentFiles(COMPANIES[company].content);
  const pages = Object.entries<ContentFile<unknown>>(files.pages).map(([name, { value }]) => [name, value]);
  return {
    systems: files.systems.value?.systems ?? [],
    services: valuesOf(files.services),
    boroughs: valuesOf(files.boroughs),
    ownPages: valuesOf(files.ownPages),
    team: valuesOf(files.team),
    projects: valuesOf(files.projects),
    pages: Object.fromEntries(pages) as Pages,
    languages: valuesOf(files.languages),
  };
}

/** Matches a link to a service or an area, such as `[words](service:boiler-repair)`. */
const LINK = /\[([^\]]+)\]\((service|borough):([a-z0-9-]+)\)/g;

/** Replaces each link with its text if the company does not have the linked page. */
function dropDeadLinks(content: BaseContent): BaseContent {
  const slugs = new Set([...content.services, ...content.boroughs].map(({ slug }) => slug));
  const keepLive = (link: string, words: string, _kind: string, slug: string): string =>
    slugs.has(slug) ? link : words;
  const withoutDead = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replace(LINK, keepLive) : value;
  return JSON.parse(JSON.stringify(content, withoutDead)) as BaseContent;
}

const pickNames = (names: Readonly<Record<string, string>>, entities: readonly { readonly slug: string }[]) =>
  Object.fromEntries(entities.map(({ slug }) => [slug, names[slug] ?? slug]));

/** Removes references to services and areas that the company does not have, because the build would reject them. */
export function removeReferences(content: BaseContent): BaseContent {
  const { services, boroughs, languages } = content;
  const isOffered = ({ service }: { readonly service: string }): boolean =>
    services.some(({ slug }) => slug === service);
  return dropDeadLinks({
    ...content,
    boroughs: boroughs.map((borough) => ({
      ...borough,
      specificServices: borough.specificServices.filter(isOffered),
    })),
    languages: languages.map((language) => ({
      ...language,
      services: pickNames(language.services, services),
      areas: { ...language.areas, names: pickNames(language.areas.names, boroughs) },
    })),
  });
}

/** Lists a company’s YAML files: path in its content folder, without extension, and data. */
function listContentFiles(content: CompanyContent): [string, unknown][] {
  const { company, brand, systems, services, boroughs, team, projects, reviews, ownPages, pages, languages } =
    content;
  return [
    ['company', company],
    ['brand', brand],
    ['systems', { systems }],
    ...services.map((service): [string, unknown] => [`services/${service.slug}`, service]),
    ...boroughs.map((borough): [string, unknown] => [`boroughs/${borough.slug}`, borough]),
    ...team.map((person): [string, unknown] => [`team/person-${person.order}`, person]),
    ...projects.map((project): [string, unknown] => [`projects/${project.id}`, project]),
    ...ownPages.map((page): [string, unknown] => [`own-pages/${page.slug}`, page]),
    ...reviews.map((review): [string, unknown] => [`reviews/review-${review.order}`, review]),
    ...Object.entries(pages).map(([name, page]): [string, unknown] => [`pages/${name}`, page]),
    ...languages.map((language): [string, unknown] => [`languages/${language.code}`, language]),
  ];
}

/** Writes a content folder, for `SITE_CONTENT_DIR`. */
export function writeContent(folder: string, content: CompanyContent): void {
  const files = listContentFiles(content).map(([name, value]) => [`${name}.yaml`, stringify(value)] as const);
  for (const [name, bytes] of [
    ...files,
    ...Object.entries(content.photos).map(([name, photo]) => [`photos/${name}`, photo] as const),
    ...Object.entries(content.brandFiles).map(([name, image]) => [`brand/${name}`, image] as const),
  ]) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
