/** Opens all content. Each file keeps its problems, so that all can be reported together. */
import { ENTRY_SCHEMAS } from '../content/content-schemas.ts';
import { PAGE_SCHEMAS, type Pages } from '../content/page-schemas.ts';
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
    systems: openContentFile(`${folder}/systems.yaml`, ENTRY_SCHEMAS.systems),
    services: openContentFolder(`${folder}/services`, ENTRY_SCHEMAS.service),
    boroughs: openContentFolder(`${folder}/boroughs`, ENTRY_SCHEMAS.borough),
    team: openContentFolder(`${folder}/team`, ENTRY_SCHEMAS['team-member']),
    projects: openContentFolder(`${folder}/projects`, ENTRY_SCHEMAS.project),
    reviews: openContentFolder(`${folder}/reviews`, ENTRY_SCHEMAS.review),
    ownPages: openContentFolder(`${folder}/own-pages`, ENTRY_SCHEMAS['own-page']),
    pages: Object.fromEntries(pages) as { readonly [Name in keyof Pages]: ContentFile<Pages[Name]> },
    languages: openContentFolder(`${folder}/languages`, ENTRY_SCHEMAS.language),
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
