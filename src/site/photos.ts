/** The photos that pages show, each with the files made from it, which are served under /photos. */
import { listFilesBelow } from '../lib/content/content-disk.ts';
import { listPhotoFiles, type PhotoFile, type PhotoFormat } from '../lib/photos/encode-photo.ts';
import { measurePhoto } from '../lib/photos/measure-photo.ts';
import { boroughs, ownPages, projects, team } from './catalog.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { photoFolderOf } from './content-pictures.ts';

interface SitePhoto {
  /** Width of the upright original in pixels; pages use the ratio of width to height to reserve space. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PhotoFile[];
}

/** The values of `srcset` and `src` for a photo. */
interface PhotoSource extends Pick<SitePhoto, 'width' | 'height'> {
  readonly srcSet: Readonly<Record<PhotoFormat, string>>;
  /** For browsers that do not support `srcset`. */
  readonly src: string;
}

const places = listFilesBelow(photoFolderOf(CONTENT_FOLDER));

async function readPhoto([file, shown]: readonly [string, string]): Promise<[string, SitePhoto]> {
  const path = places.get(file) ?? file;
  const measured = await measurePhoto(path);
  const { width, height } = measured;
  return [file, { width, height, files: listPhotoFiles(path, shown, measured) }];
}

/** Maps photos to the texts that name their files: for a photo in several places, the first of them. */
function listShown(): Map<string, string> {
  const named = [
    ...[...team, ...boroughs].map(({ name, photo }) => [photo, name] as const),
    ...[...projects, ...ownPages].map(({ title, photo }) => [photo, title] as const),
    ...projects.flatMap(({ title, morePhotos = [] }) =>
      morePhotos.map((photo) => [photo, `${title}, ${photo.label}`] as const),
    ),
  ];
  return new Map(named.reverse().flatMap(([photo, shown]) => (photo ? [[photo.file, shown] as const] : [])));
}

const photos: ReadonlyMap<string, SitePhoto> = new Map(await Promise.all([...listShown()].map(readPhoto)));

/** Every file of every photo that a page shows. */
export const photoFiles: readonly PhotoFile[] = [...photos.values()].flatMap(({ files }) => files);

const addressOf = ({ name }: PhotoFile): string => `/photos/${name}`;

/** Returns the addresses and the size of a photo. @param file - path as written in the content */
export function getPhotoSource(file: string): PhotoSource {
  const photo = photos.get(file);
  if (!photo) throw new RangeError(`No content shows the photo “${file}”`);
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
