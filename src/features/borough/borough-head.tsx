import type { Borough } from '../../content/schema.ts';
import type { ArtName } from '../../drawings/art.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { BookLink } from '../shared/book-link.tsx';
import styles from './borough-head.module.css';

/** Below this width the building is so small that the drawing for phones leaves out brickwork and panes, px. */
const PORTRAIT_PHONE = 434;

/** Head of a borough page: its name on the ground line beside the building, the text in the cellar zone below. */
export function BoroughHead({ borough }: { readonly borough: Borough }) {
  return (
    <section className={styles.head} data-ground="night" data-borough={borough.slug}>
      <div className={styles.grid}>
        <h1>
          <span>{borough.name}</span>
        </h1>
        <div className={styles.below}>
          <p className={styles.lead}>{borough.lead}</p>
          <ButtonRow>
            <BookLink />
            <ButtonLink href={routes.contact}>Contact Us</ButtonLink>
          </ButtonRow>
        </div>
      </div>
      <ArtPicture
        wide={`${borough.image}-night` as ArtName}
        phone={`${borough.image}-phone` as ArtName}
        below={PORTRAIT_PHONE}
        alt={borough.imageAlt}
        className={styles.building}
      />
    </section>
  );
}
