import type { Borough } from '../../content/schema.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/night-head/night-head.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { BookLink } from '../shared/book-link.tsx';
import styles from './borough-head.module.css';

/** Phones held upright show the building so small that its brickwork and panes are left out. */
const PORTRAIT_PHONE = '(width < 434px)';

/** Head of a borough page: its name on the ground line beside the building, the text in the cellar zone below. */
export function BoroughHead({ borough }: { readonly borough: Borough }) {
  return (
    <section className={styles.head} data-ground="night" data-borough={borough.slug}>
      <div className={styles.grid}>
        <h1>
          <span>{borough.name}</span>
        </h1>
        <div className={styles.below}>
          <Lead className={styles.lead}>{borough.lead}</Lead>
          <ButtonRow>
            <BookLink />
            <ButtonLink href={routes.contact}>Contact Us</ButtonLink>
          </ButtonRow>
        </div>
      </div>
      <ArtPicture
        wide={`${borough.image}-night`}
        phone={`${borough.image}-phone`}
        phoneMedia={PORTRAIT_PHONE}
        alt={borough.imageAlt}
        className={styles.building}
      />
    </section>
  );
}
