import { MARK, MARK_GRID } from '../../drawings/pictures/previews/brand-mark.ts';
import styles from './icon.module.css';

/**
 * The mark, in the company’s color: the line of a floor, the riser that crosses it, and the base of the
 * riser.
 */
export function LogoIcon() {
  return (
    <svg
      className={styles.icon}
      width="28"
      height="28"
      viewBox={`0 0 ${MARK_GRID} ${MARK_GRID}`}
      aria-hidden="true"
    >
      <path d={MARK.ink} fill="currentColor" />
      <path className={styles.base} d={MARK.hot} />
    </svg>
  );
}
