import type { ArtName } from '../../drawings/art.ts';
import { PAPER_FRAGMENT } from '../../drawings/kit/svg.ts';
import { PHONE } from '../../styles/breakpoints.ts';
import { artSource } from './art-source.ts';

interface ArtImageProps {
  readonly name: ArtName;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** The first picture of a page loads at once; the others load lazily. */
  readonly first?: boolean;
  /** Shows the light version, where the file has both; it is the same file, so nothing more is loaded. */
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
  /** A simpler drawing, or one with another crop. */
  readonly phone: ArtName;
  /** Media query of the windows that show the one for phones. */
  readonly phoneMedia?: string;
  readonly alt: string;
  /** False for one that is not the first of its page. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture with another drawing for phones; mostly the first of its page. */
export function ArtPicture({
  wide,
  phone,
  phoneMedia = PHONE,
  alt,
  first = true,
  className,
}: ArtPictureProps) {
  const small = artSource(phone);
  return (
    <picture>
      <source media={phoneMedia} srcSet={small.src} width={small.width} height={small.height} />
      <ArtImage name={wide} alt={alt} first={first} className={className} />
    </picture>
  );
}
