import type { ReactNode } from 'react';
import styles from './plus-sign.module.css';

/** Plus sign at the end of a `summary`; a minus sign while its `details` is open. */
export function PlusSign() {
  return <i className={styles.sign} aria-hidden="true" />;
}

/** The row of a `details` that opens and closes it, with the sign at its end. */
export function PlusSummary({ children }: { readonly children: ReactNode }) {
  return (
    <summary>
      {children}
      <PlusSign />
    </summary>
  );
}
