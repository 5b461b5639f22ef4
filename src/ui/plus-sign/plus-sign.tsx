import type { ReactNode } from 'react';
import styles from './plus-sign.module.css';

interface PlusSummaryProps {
  readonly children: ReactNode;
  /** `center` vertically centers everything in the row. */
  readonly row?: 'center' | undefined;
  readonly className?: string | undefined;
}

/** The `summary` of a `details`, with a plus sign at its end, or a minus sign while the `details` is open. */
export function PlusSummary({ children, row, className }: PlusSummaryProps) {
  return (
    <summary className={className} data-row={row}>
      {children}
      <i className={styles.sign} aria-hidden="true" />
    </summary>
  );
}
