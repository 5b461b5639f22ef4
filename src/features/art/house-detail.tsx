import { ArtImage } from './art-image.tsx';
import styles from './house-detail.module.css';

/** What of the house is shown, at three to five times its size; the styles say where it is. */
const DETAILS = {
  cellar: {
    alt: 'The boiler and the water heater in the cellar, their pipes, and the radiators in the lobby over them.',
    words: 'The room is cold. The fault is often somewhere else.',
  },
  'top-floor': {
    alt: 'The top floor: a cat on the radiator, somebody on the sofa, cooling in the ceiling and its outdoor units on the roof.',
    words: 'Under every machine, somebody is at home.',
  },
} as const;

/** The house of the home page looked at closely, from edge to edge of the window. It is the same file, cut. */
export function HouseDetail({ detail }: { readonly detail: keyof typeof DETAILS }) {
  const { alt, words } = DETAILS[detail];
  return (
    <figure className={styles.detail} data-print="hide">
      <div className={styles.window} data-detail={detail}>
        <ArtImage name="hero" alt={alt} />
      </div>
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
