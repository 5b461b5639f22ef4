/** Opens all content. Each file keeps its problems, so that all can be reported together. */
import { languageSchema } from '../content/language-schema.ts';
import { ownPageSchema } from '../content/own-page-schema.ts';
import { PAGE_SCHEMAS, type Pages } from '../content/page-schemas.ts';
import {
  boroughSchema,
  projectSchema,
  reviewSchema,
  serviceSchema,
  systemsSchema,
  teamMemberSchema,
} from '../content/schema.ts';
import {
  type ContentFile,
  type ContentFolder,
  openContentFile,
  openContentFolder,
} from '../lib/content/read-content.ts';
import { brandSchema } from '../lib/identity/brand-schema.ts';
import { businessSchema } from '../lib/identity/business-schema.ts';

/** Opens all files. */
export function openContentFiles(folder: string) {
  const pages = Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [
    name,
    openContentFile(`${folder}/pages/${name}.yaml`, schema),
  ]);
  return {
    company: openContentFile(`${folder}/company.yaml`, businessSchema),
    brand: openContentFile(`${folder}/brand.yaml`, brandSchema),
    systems: openContentFile(`${folder}/systems.yaml`, systemsSchema),
    services: openContentFolder(`${folder}/services`, serviceSchema),
    boroughs: openContentFolder(`${folder}/boroughs`, boroughSchema),
    team: openContentFolder(`${folder}/team`, teamMemberSchema),
    projects: openContentFolder(`${folder}/projects`, projectSchema),
    reviews: openContentFolder(`${folder}/reviews`, reviewSchema),
    ownPages: openContentFolder(`${folder}/own-pages`, ownPageSchema),
    pages: Object.fromEntries(pages) as { readonly [Name in keyof Pages]: ContentFile<Pages[Name]> },
    languages: openContentFolder(`${folder}/languages`, languageSchema),
  };
}

export type ContentFiles = ReturnType<typeof openContentFiles>;

function listFolders(content: ContentFiles): readonly ContentFolder<unknown>[] {
  const { services, boroughs, team, projects, reviews, ownPages, languages } = content;
  return [services, boroughs, team, projects, reviews, ownPages, languages];
}

/** Lists every file but `company.yaml`, valid or not. */
export function listFiles(content: ContentFiles): ContentFile<unknown>[] {
  const { brand, systems, pages } = content;
  return [
    brand,
    systems,
    ...listFolders(content).flatMap(({ files }) => files),
    ...Object.values<ContentFile<unknown>>(pages),
  ];
}

/** Lists the problems that the parser and the schemas found in all files. */
export function listFileProblems(content: ContentFiles): string[] {
  const { brand, systems, pages } = content;
  return [brand, systems, ...listFolders(content), ...Object.values(pages)].flatMap(
    ({ problems }) => problems,
  );
}
