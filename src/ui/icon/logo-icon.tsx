import { MARK, MARK_GRID } from '../../drawings/pictures/previews/app-icon.ts';
import styles from './icon.module.css';

/** The mark: a floor line in the text color, and the riser that crosses it, with its base, in the company’s color. */
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
