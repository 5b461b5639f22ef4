import type { Photo, PictureFields } from '../../content/picture-schema.ts';
import type { ArtName } from '../../drawings/art.ts';
import { getPhotoSource } from '../../site/photos.ts';
import { ArtImage } from './art-image.tsx';
import styles from './picture.module.css';

interface Display {
  /** Width on the page, in the syntax of the `sizes` attribute: `(width < 48em) 100vw, 33vw`. */
  readonly sizes: string;
  /** True for the first picture of a page, which loads at once; the others load lazily. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

interface PictureProps extends Display {
  readonly picture: PictureFields<ArtName>;
}

/**
 * The picture of a person, a project, an area or an owner's page: a drawing, or a photo with the photographer's name.
 */
export function Picture({ picture: { drawing, photo }, sizes, first = false, className }: PictureProps) {
  if (drawing) return <ArtImage name={drawing.name} alt={drawing.alt} first={first} className={className} />;
  if (!photo) return null;
  return (
    <figure className={styles.photo}>
      <PhotoImage photo={photo} sizes={sizes} first={first} className={className} />
      {photo.credit && <figcaption className={styles.credit}>Photo: {photo.credit}</figcaption>}
    </figure>
  );
}

/** A photo in the widths and formats that the build generates. */
export function PhotoImage({ photo, sizes, first, className }: Display & { readonly photo: Photo }) {
  const { srcSet, src, width, height } = getPhotoSource(photo.file);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={srcSet.webp}
        sizes={sizes}
        alt={photo.alt}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
