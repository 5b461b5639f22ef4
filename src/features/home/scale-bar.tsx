import styles from './scale-bar.module.css';

/** 50 feet at the scale of the street: 142.9 m across the window. */
export function ScaleBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 1810 300" aria-hidden="true">
      <rect x="2" y="2" width="1524" height="80" fill="none" stroke="currentColor" strokeWidth="10" />
      <path d="M152 2h153v80H152zM610 2h305v80H610z" fill="currentColor" />
      <text x="0" y="240">
        0
      </text>
      <text x="590" y="240">
        20
      </text>
      <text x="1440" y="240">
        50 feet
      </text>
    </svg>
  );
}
