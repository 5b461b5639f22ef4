import { ArtImage, ArtPicture } from './art-image.tsx';
import styles from './house-detail.module.css';

const DETAILS = {
  cellar: (
    <ArtImage
      name="house-cellar"
      alt="The boiler and the water heater in the basement, their pipes, and the radiators in the lobby over them."
    />
  ),
  'top-floor': (
    <ArtPicture
      wide="house-top-floor"
      phone="house-top-floor-phone"
      first={false}
      alt="The top floor: a cat on the radiator, somebody on the sofa, cooling in the ceiling and its outdoor units on the roof."
    />
  ),
} as const;

interface HouseDetailProps {
  readonly detail: keyof typeof DETAILS;
  /** Shown above the drawing. */
  readonly words: string;
}

/** A close-up of the house on the home page, across the full width of the window. */
export function HouseDetail({ detail, words }: HouseDetailProps) {
  return (
    <figure className={styles.detail} data-detail={detail} data-print="hide">
      {DETAILS[detail]}
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
