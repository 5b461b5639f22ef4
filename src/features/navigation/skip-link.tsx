import styles from './skip-link.module.css';

/** First stop of the keyboard (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      Skip to content
    </a>
  );
}
