import type { Borough } from '../../content/schema.ts';
import { routes } from '../../site/routes.ts';
import { ArtPicture } from '../../ui/art-image/art-image.tsx';
import { BookLink, ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import styles from './borough-head.module.css';

/** Phones held upright show the building so small that its brickwork and panes would be left out, px. */
const PORTRAIT_PHONE = 434;

/** The name stands on the ground line beside the building; the words are in the cellar zone below. */
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
        wide={`${borough.image}-night`}
        phone={`${borough.image}-phone`}
        below={PORTRAIT_PHONE}
        alt={borough.imageAlt}
        className={styles.building}
      />
    </section>
  );
}
