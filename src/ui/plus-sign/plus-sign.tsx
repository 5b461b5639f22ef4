import type { ReactNode } from 'react';
import styles from './plus-sign.module.css';

/** A plus sign at the end of a `summary`, or a minus sign while the `details` is open. */
export function PlusSign() {
  return <i className={styles.sign} aria-hidden="true" />;
}

interface PlusSummaryProps {
  readonly children: ReactNode;
  /** `center` vertically centers everything in the row. */
  readonly row?: 'center' | undefined;
  readonly className?: string | undefined;
}

/** The `summary` of a `details`, with the sign at its end. */
export function PlusSummary({ children, row, className }: PlusSummaryProps) {
  return (
    <summary className={className} data-row={row}>
      {children}
      <PlusSign />
    </summary>
  );
}
