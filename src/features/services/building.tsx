import { WideHeadArt } from '../art/art-image.tsx';
import styles from './building.module.css';

/**
 * The house of the home page, in wide windows. It lights the room of the machine that the visitor points at below, or
 * that a search finds (`roomLightStyles`).
 */
export function Building() {
  return (
    <div className={styles.frame} data-print="hide">
      <div className={styles.house}>
        <WideHeadArt name="hero" alt="" />
        <i data-light="" />
      </div>
    </div>
  );
}
