import { ArtImage, ArtPicture } from './art-image.tsx';
import styles from './house-detail.module.css';

const DETAILS = {
  cellar: {
    picture: (
      <ArtImage
        name="house-cellar"
        alt="The boiler and the water heater in the cellar, their pipes, and the radiators in the lobby over them."
      />
    ),
    words: 'The room is cold. The fault is often somewhere else.',
  },
  'top-floor': {
    picture: (
      <ArtPicture
        wide="house-top-floor"
        phone="house-top-floor-phone"
        first={false}
        alt="The top floor: a cat on the radiator, somebody on the sofa, cooling in the ceiling and its outdoor units on the roof."
      />
    ),
    words: 'Under every machine, somebody is at home.',
  },
} as const;

/** The house of the home page looked at closely, from edge to edge of the window. */
export function HouseDetail({ detail }: { readonly detail: keyof typeof DETAILS }) {
  const { picture, words } = DETAILS[detail];
  return (
    <figure className={styles.detail} data-detail={detail} data-print="hide">
      {picture}
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
