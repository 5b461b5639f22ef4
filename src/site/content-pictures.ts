/** Pictures of people, projects and boroughs: a drawing or a photo, and photos that can be shown. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PictureFields } from '../content/picture-schema.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';
import { measurePhoto, PhotoError } from '../lib/photos/measure-photo.ts';
import type { ContentFiles } from './content-files.ts';

/** Where photos are. */
export const photoFolderOf = (folder: string): string => `${folder}/photos`;

/** Every file below a folder, with slashes between folders on every system. */
export function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .split(sep)
        .join('/')
        .slice(folder.length + 1),
    )
    .sort();
}

/** What is wrong with the name of a file that is not in its folder. */
export function describeMissingFile(file: string, folder: string, known: readonly string[]): string {
  const remedy =
    known.length === 0 ? `there is no “${file}”; put it there` : describeUnknownWord(file, known);
  return `in ${folder}/ ${remedy}`;
}

/** A drawing or a photo, exactly one of them. */
function findChoiceProblems({ value, describe }: ContentFile<PictureFields>): string[] {
  if (!value) return [];
  if (value.drawing && value.photo)
    return [describe(['photo'], 'stands beside a drawing; keep one of the two and delete the other')];
  if (value.drawing || value.photo) return [];
  return [
    describe(
      ['drawing'],
      'is missing; write a drawing with “name” and “alt”, or a photo with “file” and “alt”',
    ),
  ];
}

/** A photo that is not there, or that cannot be shown. */
async function findPhotoProblems(
  { value, describe }: ContentFile<PictureFields>,
  folder: string,
  known: readonly string[],
): Promise<string[]> {
  const file = value?.photo?.file;
  if (file === undefined) return [];
  const path = ['photo', 'file'];
  if (!known.includes(file)) return [describe(path, describeMissingFile(file, folder, known))];
  try {
    await measurePhoto(join(folder, file));
    return [];
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return [describe(path, `“${file}” ${error.message}`)];
  }
}

/**
 * Problems with pictures. Each photo is decoded once, which takes a moment for a large one.
 *
 * @param folder - of all content
 */
export async function findPictureProblems(
  { team, projects, boroughs }: ContentFiles,
  folder: string,
): Promise<string[]> {
  const files: readonly ContentFile<PictureFields>[] = [...team.files, ...projects.files, ...boroughs.files];
  const photos = photoFolderOf(folder);
  const known = listFilesBelow(photos);
  const unfit = await Promise.all(files.map((file) => findPhotoProblems(file, photos, known)));
  return [...files.flatMap(findChoiceProblems), ...unfit.flat()];
}
