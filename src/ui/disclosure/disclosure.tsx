import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { PlusSummary } from '../plus-sign/plus-sign.tsx';
import styles from './disclosure.module.css';

interface DisclosureListProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Rows that open and close without a script. */
export function DisclosureList({ children, className }: DisclosureListProps) {
  return <div className={classNames(styles.list, className)}>{children}</div>;
}

interface DisclosureProps {
  /** The text of the row, with its title in a heading or bold. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** One row of a `DisclosureList`. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.row}>
      <PlusSummary row="center">{summary}</PlusSummary>
      {children}
    </details>
  );
}
