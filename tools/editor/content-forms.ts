/** Assigns files in `content/` to forms; it does not depend on Keystatic. */
import { TOP_PAGE_NAMES, TOP_PAGES } from '../../src/content/top-pages.ts';

/** A folder with one file for each entry. */
export interface FolderForm {
  readonly folder: string;
  readonly label: string;
  /** Name of the JSON Schema in `content/schemas/`. */
  readonly schema: string;
  /** The field that lists show next to the file name. */
  readonly titleField: string;
  /** The field that new files are named after. */
  readonly nameField: string;
  /** Rule for the value of `nameField` if it is part of a URL; other file names get lowercase letters and hyphens. */
  readonly nameRule?: string;
}

const SLUG_RULE = 'lowercase letters and digits with hyphens between words';

/** A single file. */
export interface FileForm {
  /** Path in `content/`, without the extension. */
  readonly file: string;
  readonly label: string;
  readonly schema: string;
}

export const FOLDER_FORMS: readonly FolderForm[] = [
  {
    folder: 'services',
    label: 'Services',
    schema: 'service',
    titleField: 'title',
    nameField: 'slug',
    nameRule: `${SLUG_RULE}, like boiler-repair`,
  },
  {
    folder: 'boroughs',
    label: 'Areas',
    schema: 'borough',
    titleField: 'name',
    nameField: 'slug',
    nameRule: `${SLUG_RULE}, like staten-island`,
  },
  { folder: 'team', label: 'Team', schema: 'team-member', titleField: 'role', nameField: 'name' },
  {
    folder: 'projects',
    label: 'Projects',
    schema: 'project',
    titleField: 'title',
    nameField: 'id',
    nameRule: `${SLUG_RULE}, like shore-house`,
  },
  { folder: 'reviews', label: 'Reviews', schema: 'review', titleField: 'buildingType', nameField: 'name' },
  {
    folder: 'own-pages',
    label: 'Own pages',
    schema: 'own-page',
    titleField: 'title',
    nameField: 'slug',
    nameRule: `${SLUG_RULE}, like careers`,
  },
  {
    folder: 'languages',
    label: 'Languages',
    schema: 'language',
    titleField: 'name',
    nameField: 'code',
    nameRule: 'two or three lowercase letters, like es',
  },
];

export const FILE_FORMS: readonly FileForm[] = [
  { file: 'company', label: 'Company', schema: 'company' },
  { file: 'brand', label: 'Color and logo', schema: 'brand' },
  { file: 'systems', label: 'Systems', schema: 'systems' },
  { file: 'pages/every-page', label: 'On every page', schema: 'page-every-page' },
  ...TOP_PAGE_NAMES.map((name) => ({
    file: `pages/${name}`,
    // The services folder is already labeled “Services”.
    label: name === 'services' ? 'List of services' : TOP_PAGES[name].name,
    schema: `page-${name}`,
  })),
  { file: 'pages/not-found', label: 'Page not found', schema: 'page-not-found' },
];
