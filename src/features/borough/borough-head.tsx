import type { Borough } from '../../content/schema.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { routes } from '../../site/routes.ts';
import { TABLET_DOWN } from '../../styles/breakpoints.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { Picture } from '../art/picture.tsx';
import { HeadButtons } from '../shared/head-buttons.tsx';
import styles from './borough-head.module.css';
import ownStyles from './own-area.module.css';

/**
 * Phones in portrait orientation get the drawing without bricks and panes, which would be too small to see.
 */
const PORTRAIT_PHONE = '(width < 434px)';

/**
 * The page head of a borough: the name on the ground line next to the building, and the text below the line.
 */
export function BoroughHead({ borough }: { readonly borough: Borough }) {
  const { slug, drawing } = borough;
  const hasOwnName = drawing?.name !== `borough-${slug}`;
  return (
    <SkyHead
      className={classNames(styles.head, ownStyles.head)}
      data-drawing={drawing?.name ?? 'none'}
      data-own-name={hasOwnName || undefined}
    >
      <div className={styles.grid}>
        <h1>
          <span>{borough.name}</span>
        </h1>
        <div className={styles.below}>
          <Lead className={styles.lead}>{borough.lead}</Lead>
          <HeadButtons>
            <ButtonLink href={routes.contact}>Contact Us</ButtonLink>
          </HeadButtons>
        </div>
      </div>
      <Building drawing={borough.drawing} photo={borough.photo} />
    </SkyHead>
  );
}

/** The drawing, with its ground at the ground line, or a photo above that line. */
function Building({ drawing, photo }: Pick<Borough, 'drawing' | 'photo'>) {
  if (!drawing)
    return (
      <div className={ownStyles.photo}>
        <Picture picture={{ photo }} sizes={`${TABLET_DOWN} 92vw, 40vw`} first />
      </div>
    );
  return (
    <ArtPicture
      wide={`${drawing.name}-night`}
      phone={`${drawing.name}-phone`}
      phoneMedia={PORTRAIT_PHONE}
      alt={drawing.alt}
      className={styles.building}
    />
  );
}
