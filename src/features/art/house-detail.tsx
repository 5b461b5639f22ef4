import { ArtPicture } from './art-image.tsx';
import styles from './house-detail.module.css';

/** A close-up of the house’s top floor across the full width of the window, with `words` below it. */
export function HouseDetail({ words }: { readonly words: string }) {
  return (
    <figure className={styles.detail} data-print="hide">
      <ArtPicture
        wide="house-top-floor"
        phone="house-top-floor-phone"
        first={false}
        alt="The top floor: a cat on the radiator, somebody on the sofa, cooling in the ceiling and its outdoor units on the roof."
      />
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
