import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Hidden from screen readers too. */
  readonly silent?: boolean;
}

/** Words out of sight: for screen readers, or for programs alone. */
export function VisuallyHidden({ children, silent }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-hidden={silent}>
      {children}
    </span>
  );
}
