import styles from './plus-sign.module.css';

/** Plus sign at the end of a `summary`; a minus sign while its `details` is open. */
export function PlusSign() {
  return <i className={styles.sign} aria-hidden="true" />;
}
