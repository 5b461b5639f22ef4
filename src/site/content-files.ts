/** Opens every file below `content/`; what is wrong stays with its file, so that all of it can be told at once. */
import { existsSync, readdirSync } from 'node:fs';
import { type LanguageFile, languageSchema } from '../content/language-schema.ts';
import { PAGE_SCHEMAS, type Pages } from '../content/page-schemas.ts';
import {
  type Borough,
  boroughSchema,
  type Project,
  projectSchema,
  type Service,
  type System,
  serviceSchema,
  systemsSchema,
  type TeamMember,
  teamMemberSchema,
} from '../content/schema.ts';
import {
  type ContentFile,
  type ContentFolder,
  openContentFile,
  openContentFolder,
} from '../lib/content/read-content.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';

export interface ContentFiles {
  readonly systems: ContentFile<{ readonly systems: readonly System[] }>;
  readonly services: ContentFolder<Service>;
  readonly boroughs: ContentFolder<Borough>;
  readonly team: ContentFolder<TeamMember>;
  readonly projects: ContentFolder<Project>;
  readonly pages: { readonly [Name in keyof Pages]: ContentFile<Pages[Name]> };
  readonly languages: ContentFolder<LanguageFile>;
}

/**
 * Opens all files.
 *
 * @param folder - `content`, or a copy of it
 */
export function openContentFiles(folder: string): ContentFiles {
  const pages = Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [
    name,
    openContentFile(`${folder}/pages/${name}.yaml`, schema),
  ]);
  return {
    systems: openContentFile(`${folder}/systems.yaml`, systemsSchema),
    services: openContentFolder(`${folder}/services`, serviceSchema),
    boroughs: openContentFolder(`${folder}/boroughs`, boroughSchema),
    team: openContentFolder(`${folder}/team`, teamMemberSchema),
    projects: openContentFolder(`${folder}/projects`, projectSchema),
    pages: Object.fromEntries(pages) as ContentFiles['pages'],
    languages: openContentFolder(`${folder}/languages`, languageSchema),
  };
}

/** Every file, right or wrong. */
export function listFiles(content: ContentFiles): ContentFile<unknown>[] {
  const { systems, services, boroughs, team, projects, pages, languages } = content;
  const folders: readonly ContentFolder<unknown>[] = [services, boroughs, team, projects, languages];
  return [systems, ...folders.flatMap(({ files }) => files), ...Object.values<ContentFile<unknown>>(pages)];
}

/** What the schemas and the parser found in all files, and files that nothing reads. */
export function listFileProblems(content: ContentFiles, folder: string): string[] {
  const { systems, services, boroughs, team, projects, pages, languages } = content;
  const known = Object.keys(PAGE_SCHEMAS);
  const strays = (existsSync(`${folder}/pages`) ? readdirSync(`${folder}/pages`) : [])
    .filter((name) => !name.startsWith('.') && !known.includes(name.replace(/\.yaml$/, '')))
    .map((name) => {
      const sentence = describeUnknownWord(
        name,
        known.map((page) => `${page}.yaml`),
      );
      return `${folder}/pages/${name}: ${sentence}.`;
    });
  return [
    ...[systems, services, boroughs, team, projects, ...Object.values(pages), languages].flatMap(
      ({ problems }) => problems,
    ),
    ...strays,
  ];
}
