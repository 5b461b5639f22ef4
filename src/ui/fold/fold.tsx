import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { PlusSummary } from '../plus-sign/plus-sign.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** What stays in sight on phones. */
  readonly summary: ReactNode;
  /** Only one element of a name is open at a time. */
  readonly name?: string;
  readonly children: ReactNode;
  /** The parts of the summary, and what is beside it, have their middles on one line. */
  readonly row?: 'center';
  /** Lays out the two parts of the element, summary and content, on wider windows. */
  readonly className?: string | undefined;
}

/**
 * Folds on phones to its summary; on wider windows and on paper it stands open and has no control.
 *
 * A browser opens it around what it finds in the page, and around the target of a link that is inside of the content
 * (HTML Standard, ancestor revealing algorithm).
 */
export function Fold({ summary, name, children, row, className }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)} name={name} data-row={row}>
      <PlusSummary row={row}>{summary}</PlusSummary>
      {children}
    </details>
  );
}
