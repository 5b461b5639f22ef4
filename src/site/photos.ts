/** The photos that content shows, each with the files it becomes below /photos. */
import { join } from 'node:path';
import { listPhotoFiles, type PhotoFile, type PhotoFormat } from '../lib/photos/encode-photo.ts';
import { measurePhoto } from '../lib/photos/measure-photo.ts';
import { boroughs, projects, team } from './catalog.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { photoFolderOf } from './content-pictures.ts';

interface SitePhoto {
  /** Pixels of the original, the right way up; the ratio reserves its space on the page. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PhotoFile[];
}

/** What `srcset` and `src` of a photo say. */
export interface PhotoSource extends Pick<SitePhoto, 'width' | 'height'> {
  readonly srcSet: Readonly<Record<PhotoFormat, string>>;
  /** For browsers that choose none of the widths. */
  readonly src: string;
}

async function readPhoto(file: string): Promise<[string, SitePhoto]> {
  const path = join(photoFolderOf(CONTENT_FOLDER), file);
  const measured = await measurePhoto(path);
  const { width, height } = measured;
  return [file, { width, height, files: listPhotoFiles(path, file, measured) }];
}

const used = [...team, ...projects, ...boroughs].flatMap(({ photo }) => photo?.file ?? []);
const photos: ReadonlyMap<string, SitePhoto> = new Map(await Promise.all([...new Set(used)].map(readPhoto)));

/** Every file of every photo that a page shows. */
export const photoFiles: readonly PhotoFile[] = [...photos.values()].flatMap(({ files }) => files);

const addressOf = ({ name }: PhotoFile): string => `/photos/${name}`;

/** The addresses and the size of a photo. @param file - as content names it */
export function getPhotoSource(file: string): PhotoSource {
  const photo = photos.get(file);
  if (!photo) throw new RangeError(`No content shows a photo “${file}”`);
  const { width, height, files } = photo;
  const listFiles = (format: PhotoFormat) => files.filter((one) => one.format === format);
  const setOf = (format: PhotoFormat): string =>
    listFiles(format)
      .map((one) => `${addressOf(one)} ${one.width}w`)
      .join(', ');
  const [, middle, ...rest] = listFiles('webp');
  const plain = middle ?? rest[0] ?? files[0];
  return {
    width,
    height,
    srcSet: { avif: setOf('avif'), webp: setOf('webp') },
    src: plain ? addressOf(plain) : '',
  };
}
