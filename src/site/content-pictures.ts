/** Checks that every person, project and borough has one usable drawing or photo, and that all photos are usable. */
import type { PictureFields } from '../content/picture-schema.ts';
import type { Project } from '../content/schema.ts';
import { listFilesBelow } from '../lib/content/content-disk.ts';
import type { FieldPath } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';
import { measurePhoto, PhotoError } from '../lib/photos/measure-photo.ts';
import type { ContentFiles } from './content-files.ts';

/** Returns the folder of the photos. */
export const photoFolderOf = (folder: string): string => `${folder}/photos`;

/** Returns a message that says that a file is not in its folder, and what to do. */
function describeMissingFile(file: string, folder: string, known: ReadonlyMap<string, string>): string {
  const remedy =
    known.size === 0 ? `there is no “${file}”; put it there` : describeUnknownWord(file, [...known.keys()]);
  return `in ${folder}/ ${remedy}`;
}

/** Reports a picture that is missing, or that is set as both a drawing and a photo. */
function findChoiceProblems({ value, describe }: ContentFile<PictureFields>): string[] {
  if (!value) return [];
  if (value.drawing && value.photo)
    return [describe(['photo'], 'is set in addition to a drawing; keep one of the two and delete the other')];
  if (value.drawing || value.photo) return [];
  return [
    describe(
      ['drawing'],
      'is missing; write a drawing with “name” and “alt”, or a photo with “file” and “alt”',
    ),
  ];
}

/** What a content file may show: one picture, and more photos for a project. */
type Pictured = PictureFields & Pick<Partial<Project>, 'morePhotos'>;

const listPhotos = (value: Pictured | undefined): (readonly [field: FieldPath, file: string])[] => [
  ...(value?.photo ? [[['photo', 'file'], value.photo.file] as const] : []),
  ...(value?.morePhotos ?? []).map(({ file }, index) => [['morePhotos', index, 'file'], file] as const),
];

/** Finds a named file that is missing, or for which `read` throws an `Unusable` error, whose text follows its name. */
export async function findFileProblems(
  describe: ContentFile<unknown>['describe'],
  [field, file]: readonly [FieldPath, string],
  folder: string,
  read: (path: string) => Promise<unknown>,
  Unusable: new (message: string) => Error,
): Promise<string[]> {
  const known = listFilesBelow(folder);
  const path = known.get(file);
  if (path === undefined) return [describe(field, describeMissingFile(file, folder, known))];
  try {
    await read(path);
    return [];
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return [describe(field, `“${file}” ${error.message}`)];
  }
}

/** Finds problems with pictures. A new photo is decoded, which takes a moment if it is large. */
export async function findPictureProblems(
  { team, projects, boroughs, ownPages }: ContentFiles,
  folder: string,
): Promise<string[]> {
  const files: readonly ContentFile<Pictured>[] = [...team.files, ...projects.files, ...boroughs.files];
  const photos = photoFolderOf(folder);
  const unfit = await Promise.all(
    [...files, ...ownPages.files].flatMap(({ value, describe }) =>
      listPhotos(value).map((photo) => findFileProblems(describe, photo, photos, measurePhoto, PhotoError)),
    ),
  );
  return [...files.flatMap(findChoiceProblems), ...unfit.flat()];
}
