import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Hidden from screen readers too. */
  readonly silent?: boolean;
}

/** Visually hidden text: for screen readers, or only for programs. */
export function VisuallyHidden({ children, silent }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-hidden={silent}>
      {children}
    </span>
  );
}
