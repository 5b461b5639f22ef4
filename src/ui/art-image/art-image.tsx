import type { ArtName } from '../../drawings/art.ts';
import { PAPER_FRAGMENT } from '../../drawings/kit/svg.ts';
import { PHONE } from '../../styles/breakpoints.ts';
import { artSource } from './art-source.ts';

interface ArtImageProps {
  readonly name: ArtName;
  /** What is seen; empty where the words beside it say the same. */
  readonly alt: string;
  /** The first picture of a page loads at once, the others when they come near. */
  readonly first?: boolean;
  /** On paper instead of night, where the file has both; the file is the same, so nothing more is loaded. */
  readonly paper?: boolean;
  readonly className?: string | undefined;
}

/** A drawing as a file of its own. */
export function ArtImage({ name, alt, first, paper, className }: ArtImageProps) {
  const { src, width, height } = artSource(name);
  return (
    <img
      className={className}
      src={paper ? `${src}#${PAPER_FRAGMENT}` : src}
      alt={alt}
      width={width}
      height={height}
      loading={first || paper ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

interface ArtPictureProps {
  readonly wide: ArtName;
  /** Re-staged or lighter. */
  readonly phone: ArtName;
  /** Media query of the windows that show the one for phones. */
  readonly phoneMedia?: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** The first picture of a page, with another drawing for phones. */
export function ArtPicture({ wide, phone, phoneMedia = PHONE, alt, className }: ArtPictureProps) {
  const small = artSource(phone);
  return (
    <picture>
      <source media={phoneMedia} srcSet={small.src} width={small.width} height={small.height} />
      <ArtImage name={wide} alt={alt} first className={className} />
    </picture>
  );
}
