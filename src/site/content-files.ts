/** Opens all content but `company.yaml`. Each file keeps its problems, so that all can be reported together. */
import { type LanguageFile, languageSchema } from '../content/language-schema.ts';
import { type OwnPage, ownPageSchema } from '../content/own-page-schema.ts';
import { PAGE_SCHEMAS, type Pages } from '../content/page-schemas.ts';
import {
  type Borough,
  boroughSchema,
  type Project,
  projectSchema,
  type Review,
  reviewSchema,
  type Service,
  type System,
  serviceSchema,
  systemsSchema,
  type TeamMember,
  teamMemberSchema,
} from '../content/schema.ts';
import { listFolder } from '../lib/content/content-disk.ts';
import {
  type ContentFile,
  type ContentFolder,
  openContentFile,
  openContentFolder,
} from '../lib/content/read-content.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';
import { type Brand, brandSchema } from '../lib/identity/brand-schema.ts';

export interface ContentFiles {
  readonly brand: ContentFile<Brand>;
  readonly systems: ContentFile<{ readonly systems: readonly System[] }>;
  readonly services: ContentFolder<Service>;
  readonly boroughs: ContentFolder<Borough>;
  readonly team: ContentFolder<TeamMember>;
  readonly projects: ContentFolder<Project>;
  readonly reviews: ContentFolder<Review>;
  readonly ownPages: ContentFolder<OwnPage>;
  readonly pages: { readonly [Name in keyof Pages]: ContentFile<Pages[Name]> };
  readonly languages: ContentFolder<LanguageFile>;
}

/** Opens all files. */
export function openContentFiles(folder: string): ContentFiles {
  const pages = Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [
    name,
    openContentFile(`${folder}/pages/${name}.yaml`, schema),
  ]);
  return {
    brand: openContentFile(`${folder}/brand.yaml`, brandSchema),
    systems: openContentFile(`${folder}/systems.yaml`, systemsSchema),
    services: openContentFolder(`${folder}/services`, serviceSchema),
    boroughs: openContentFolder(`${folder}/boroughs`, boroughSchema),
    team: openContentFolder(`${folder}/team`, teamMemberSchema),
    projects: openContentFolder(`${folder}/projects`, projectSchema),
    reviews: openContentFolder(`${folder}/reviews`, reviewSchema),
    ownPages: openContentFolder(`${folder}/own-pages`, ownPageSchema),
    pages: Object.fromEntries(pages) as ContentFiles['pages'],
    languages: openContentFolder(`${folder}/languages`, languageSchema),
  };
}

function listFolders(content: ContentFiles): readonly ContentFolder<unknown>[] {
  const { services, boroughs, team, projects, reviews, ownPages, languages } = content;
  return [services, boroughs, team, projects, reviews, ownPages, languages];
}

/** Lists every file, valid or not. */
export function listFiles(content: ContentFiles): ContentFile<unknown>[] {
  const { brand, systems, pages } = content;
  return [
    brand,
    systems,
    ...listFolders(content).flatMap(({ files }) => files),
    ...Object.values<ContentFile<unknown>>(pages),
  ];
}

/** Lists the problems that the parser and the schemas found in all files, and stray files in the content folders. */
export function listFileProblems(content: ContentFiles, folder: string): string[] {
  const { brand, systems, pages } = content;
  const known = Object.keys(PAGE_SCHEMAS);
  const strays = listFolder(`${folder}/pages`)
    .filter((name) => !known.includes(name.replace(/\.yaml$/, '')))
    .map((name) => {
      const sentence = describeUnknownWord(
        name,
        known.map((page) => `${page}.yaml`),
      );
      return `${folder}/pages/${name}: ${sentence}.`;
    });
  return [
    ...[brand, systems, ...listFolders(content), ...Object.values(pages)].flatMap(({ problems }) => problems),
    ...strays,
  ];
}
