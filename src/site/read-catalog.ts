/** Reads the folder `content/`, except `company.yaml`, and reports all problems at once. */
import type { LanguageFile } from '../content/language-schema.ts';
import type { OwnPage } from '../content/own-page-schema.ts';
import type { Pages } from '../content/page-schemas.ts';
import {
  type Borough,
  JOBS,
  type Project,
  type Review,
  type Service,
  type System,
  type TeamMember,
} from '../content/schema.ts';
import { LINKED_PATHS } from '../content/top-pages.ts';
import { ContentError } from '../lib/content/content-error.ts';
import type { ContentFile, ContentFolder } from '../lib/content/read-content.ts';
import type { Brand } from '../lib/identity/brand-schema.ts';
import { findBrandProblems } from './content-brand.ts';
import { type ContentFiles, listFileProblems, openContentFiles } from './content-files.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { findLetterProblems } from './content-letters.ts';
import { findNameProblems } from './content-names.ts';
import { findPictureProblems } from './content-pictures.ts';
import { findPlaceProblems } from './content-places.ts';
import { findReferenceProblems } from './content-references.ts';
import { findCountProblems, findRepeatProblems, findTakenAddresses } from './content-repeats.ts';

/** Everything in `content/` except `company.yaml`, in the order in which pages show it. */
export interface Catalog {
  readonly brand: Brand;
  readonly systems: readonly System[];
  readonly services: readonly Service[];
  readonly boroughs: readonly Borough[];
  readonly team: readonly TeamMember[];
  readonly projects: readonly Project[];
  readonly reviews: readonly Review[];
  readonly ownPages: readonly OwnPage[];
  readonly pages: Pages;
  readonly languages: readonly LanguageFile[];
}

function requireValue<Value>(file: ContentFile<Value>): Value {
  if (file.value === undefined) throw new ContentError(file.problems);
  return file.value;
}

/** Lists the values of a folder by their `order`; equal ones keep the order of their files. */
function listInOrder<Value extends { readonly order: number }>({ files }: ContentFolder<Value>): Value[] {
  return files.map(requireValue).sort((one, other) => one.order - other.order);
}

/** Lists services by machine, cellar to roof, and by job, repair first. */
function listServicesInOrder({ services }: ContentFiles, systems: readonly System[]): Service[] {
  const place = ({ system }: Service): number => systems.findIndex(({ key }) => key === system);
  return services.files
    .map(requireValue)
    .sort(
      (one, other) =>
        place(one) - place(other) ||
        JOBS.indexOf(one.job) - JOBS.indexOf(other.job) ||
        one.slug.localeCompare(other.slug),
    );
}

/**
 * Reads and checks all content; the placeholders in its texts are not filled in yet.
 *
 * @throws ContentError with one sentence for each problem in any file
 */
export async function readCatalog(folder = CONTENT_FOLDER): Promise<Catalog> {
  const content = openContentFiles(folder);
  const problems = [
    ...listFileProblems(content),
    ...findNameProblems(folder),
    ...findCountProblems(content, folder),
    ...findRepeatProblems(content),
    ...findReferenceProblems(content, Object.keys(LINKED_PATHS)),
    ...findTakenAddresses(content),
    ...findPlaceProblems(content),
    ...findLetterProblems(content),
    ...(await findPictureProblems(content, folder)),
    ...(await findBrandProblems(content, folder)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const { systems } = requireValue(content.systems);
  const pages = Object.entries<ContentFile<unknown>>(content.pages);
  return {
    systems,
    services: listServicesInOrder(content, systems),
    boroughs: listInOrder(content.boroughs),
    team: listInOrder(content.team),
    projects: listInOrder(content.projects),
    brand: requireValue(content.brand),
    reviews: listInOrder(content.reviews),
    ownPages: listInOrder(content.ownPages),
    pages: Object.fromEntries(pages.map(([name, file]) => [name, requireValue(file)])) as Pages,
    languages: content.languages.files.map(requireValue),
  };
}
