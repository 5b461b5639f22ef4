import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** True to hide the text from screen readers, too. */
  readonly silent?: boolean;
}

/** Visually hidden text, for screen readers or, if `silent`, only for programs such as bots. */
export function VisuallyHidden({ children, id, silent }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id} aria-hidden={silent}>
      {children}
    </span>
  );
}
