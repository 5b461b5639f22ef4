import styles from './scale-bar.module.css';

/** A 50-foot scale bar. The street is 145.1 m long and as wide as the viewport. */
export function ScaleBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 181 30" aria-hidden="true">
      <rect x=".2" y=".2" width="152.4" height="8" fill="none" stroke="currentColor" />
      <path d="M15.2.2h15.3v8H15.2zM61 .2h30.5v8H61z" fill="currentColor" />
      <text x="0" y="24">
        0
      </text>
      <text x="59" y="24">
        20
      </text>
      <text x="144" y="24">
        50 feet
      </text>
    </svg>
  );
}
