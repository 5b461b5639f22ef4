import { type ArtName, DAY } from '../../drawings/art.ts';
import { PHONE, TABLET_DOWN } from '../../styles/breakpoints.ts';
import { DRAWING_CODE } from '../sky/sky-code.ts';
import { type ArtSource, artInPage, artSource } from './art-source.ts';

interface ImageProps {
  /** Empty if the text next to the picture says the same. */
  readonly alt: string;
  /** True for the first picture of a page, which loads at once; the others load lazily. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A drawing. The first of a page is inlined and shows day, until a script switches it to night (`sky-code.ts`). */
export function ArtImage({ name, ...image }: ImageProps & { readonly name: ArtName }) {
  if (!image.first) return <SourceImage source={artSource(name)} {...image} />;
  return (
    <>
      <SourceImage source={artInPage(name)} {...image} />
      <script>{DRAWING_CODE}</script>
    </>
  );
}

/** A valid picture of nothing. */
const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** The drawing of a page head that narrow windows neither show nor load. */
export function WideHeadArt({ name, alt }: { readonly name: ArtName; readonly alt: string }) {
  return (
    <>
      <picture>
        <source media={TABLET_DOWN} srcSet={NOTHING} />
        <SourceImage source={artSource(name)} alt={alt} first />
      </picture>
      <script>{DRAWING_CODE}</script>
    </>
  );
}

/** Returns the URL of a drawing; the first one of a page shows day. */
const addressOf = ({ src }: ArtSource, isFirst: boolean): string => (isFirst ? `${src}#${DAY}` : src);

function SourceImage({ source, alt, first = false, className }: ImageProps & { readonly source: ArtSource }) {
  const { width, height } = source;
  return (
    <img
      className={className}
      src={addressOf(source, first)}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

interface ArtPictureProps {
  readonly wide: ArtName;
  /** A simpler or differently cropped drawing for phones. */
  readonly phone: ArtName;
  /** Media query for windows that show the phone drawing. */
  readonly phoneMedia?: string;
  readonly alt: string;
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture with another drawing for phones, which is inlined if the picture is the first of its page, because phones
 * have slow networks; the wide drawing is a separate file. A script switches both between day and night.
 */
export function ArtPicture({
  wide,
  phone,
  phoneMedia = PHONE,
  alt,
  first = true,
  className,
}: ArtPictureProps) {
  const small = first ? artInPage(phone) : artSource(phone);
  return (
    <>
      <picture>
        {first && <source media="print" srcSet={addressOf(artSource(wide), first)} />}
        <source
          media={phoneMedia}
          srcSet={addressOf(small, first)}
          width={small.width}
          height={small.height}
        />
        <SourceImage source={artSource(wide)} alt={alt} first={first} className={className} />
      </picture>
      {first && <script>{DRAWING_CODE}</script>}
    </>
  );
}
