/** Finds values that must be unique, names of own pages that are taken, and folders with too many or too few files. */
import { LINKED_PATHS, TOP_PAGE_NAMES, TOP_PAGES } from '../content/top-pages.ts';
import { type FieldPath, valueAt } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { type ContentFiles, listFiles } from './content-files.ts';

/**
 * Reports each value that occurs again. If it is in two files, the message names both, because either may be the copy.
 */
function findRepeats(files: readonly ContentFile<unknown>[], paths: readonly FieldPath[]): string[] {
  const seen = new Map<string, string>();
  // The admin page names the copy of `queens.yaml` `queens-1.yaml`, which folders list first.
  const nameOf = ({ path }: ContentFile<unknown>): string => path.replace(/\.yaml$/, '');
  const copiesLast = files.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return copiesLast.flatMap((file) =>
    paths.flatMap((path) => {
      const value = valueAt(file.raw, path);
      if (typeof value !== 'string') return [];
      const earlier = seen.get(value);
      if (earlier === undefined) seen.set(value, file.path);
      if (earlier === undefined) return [];
      const remedy =
        earlier === file.path
          ? 'this file already; write another one'
          : `${earlier} too; write another one in the newer of the two`;
      return [file.describe(path, `“${value}” is in ${remedy}`)];
    }),
  );
}

const TITLES: readonly FieldPath[] = [
  ['metadata', 'title'],
  ...['service', 'borough', 'page'].map((missing) => [missing, 'metadata', 'title']),
];
const DESCRIPTIONS: readonly FieldPath[] = TITLES.map((path) => [...path.slice(0, -1), 'description']);

/** Finds duplicate values. */
export function findRepeatProblems(content: ContentFiles): string[] {
  const { services, boroughs, team, projects, reviews, ownPages, languages } = content;
  const all = listFiles(content);
  return [
    ...findRepeats(services.files, [['slug']]),
    ...findRepeats(services.files, [['title']]),
    ...findRepeats(boroughs.files, [['slug']]),
    ...findRepeats(boroughs.files, [['name']]),
    ...findRepeats(team.files, [['name']]),
    ...findRepeats(projects.files, [['id']]),
    ...findRepeats(projects.files, [['title']]),
    ...findRepeats(reviews.files, [['quote']]),
    ...findRepeats(ownPages.files, [['slug']]),
    ...findRepeats(languages.files, [['code']]),
    ...findRepeats(all, TITLES),
    ...findRepeats(all, DESCRIPTIONS),
  ];
}

/** The folders at the root of the site whose names a page could have. */
const FOLDERS = ['services', 'service-areas', 'art', 'brand', 'codes', 'fonts', 'photos', 'search', 'social'];

/** Finds pages that the owner added under a name that the site itself uses in its URLs or as a link target. */
export function findTakenAddresses({ ownPages, languages }: ContentFiles): string[] {
  const codes = languages.files.map(({ value }) => value?.code);
  const paths = TOP_PAGE_NAMES.map((name) => TOP_PAGES[name].path.slice(1));
  const taken = new Set([...FOLDERS, ...paths, ...codes, ...Object.keys(LINKED_PATHS)]);
  return ownPages.files.flatMap(({ value, describe }) =>
    value && taken.has(value.slug)
      ? describe(['slug'], `“${value.slug}” is a name that the site uses itself; choose another one`)
      : [],
  );
}

/** Minimum and maximum number of files in these folders, limited by the room on the pages. */
const LIMITS = {
  services: [1, 60],
  boroughs: [1, 12],
  team: [1, 12],
  projects: [1, 24],
  reviews: [0, 12],
  ownPages: [0, 12],
} as const;

/** Finds folders with too few or too many files. */
export function findCountProblems(content: ContentFiles, folder: string): string[] {
  return Object.entries(LIMITS).flatMap(([name, [least, most]]) => {
    const { length } = content[name as keyof typeof LIMITS].files;
    if (length >= least && length <= most) return [];
    return [
      `${folder}/${name === 'ownPages' ? 'own-pages' : name}: has ${length} files; keep ${least} to ${most}.`,
    ];
  });
}
