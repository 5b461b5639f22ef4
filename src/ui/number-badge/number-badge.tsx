import styles from './number-badge.module.css';

/** The number of a machine’s part, in a circle, as in the drawing. */
export function NumberBadge({ number }: { readonly number: number }) {
  return <span className={styles.badge}>{number}</span>;
}
